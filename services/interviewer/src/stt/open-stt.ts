import type { Clock } from '@portal/clock';
import { expectedPhrases } from '@portal/interviewing';
import type { EngineInfo, Language, RecognitionChoice, SttEngineInfo } from '@portal/protocol';
import type { SpeechConfig } from '../config';
import type { Log } from '../log';
import { FallbackStt, type SttSource } from './fallback-stt';
import type { SttListener, SttStream } from './stt';
import { deepgramStt, openaiStt } from './hosted-stt';
import { LocalStt } from './local-stt';
import { PluginStt } from './plugin-stt';
import { pronounceWithEspeak } from './adaptation/pronounce';
import { type PocketSphinx, startPocketSphinx } from './pocketsphinx';
import { LocalModelRecognizer } from '../local-models/local-model-recognizer';
import { startSherpa } from '../local-models/sherpa';
import { sttInfo, type Probes, type SttChoice, sttOrder } from '../engine-selection';

/** Speech-to-text for one interview. */
export interface SessionStt {
  /** The current engine. Its kind is `none` if no server-side engine is running. */
  readonly info: EngineInfo;
  /**
   * Whether the engine is the one that the candidate chose or the one announced during setup. Valid
   * only after `open`.
   */
  readonly asChosen: boolean;
  /** Whether there is a server-side engine to open. */
  readonly available: boolean;
  /** Whether a server-side engine is running. */
  readonly works: boolean;
  /**
   * Starts the engine. May be called only once. Never throws: if no engine starts, the stream
   * returns no words. If the last engine fails later, `listener.failed` is called.
   */
  open(listener: SttListener): Promise<SttStream>;
  close(): Promise<void>;
}

export interface SttOptions {
  config: SpeechConfig;
  language: Language;
  /** The engine that the candidate chose; absent for the default. */
  choice?: RecognitionChoice | undefined;
  /**
   * What the interview is about, as `vocabularyOf` returns it. The built-in engine expects it.
   * Absent where nothing in particular is said.
   */
  vocabulary?: readonly string[] | undefined;
  probes: Probes;
  clock: Clock;
  log: Log;
  /**
   * Called with the engine that takes over from one that failed after the start, or with null if
   * none is left.
   */
  onChange(now: SttEngineInfo | null): void;
}

/**
 * Selects the STT engines for this environment. If one fails, the next replaces it. If all fail,
 * the candidate has to type.
 */
export async function openStt(options: SttOptions): Promise<SessionStt> {
  const { config, language, probes, choice } = options;
  const [first, ...others] = (await sttOrder(config, language, probes, choice)).map((recognizer) =>
    sourceOf(recognizer, options),
  );
  return first ? new EngineStt([first, ...others], options) : noStt(choice);
}

const TYPED: EngineInfo = { kind: 'none', name: 'typed answers' };
const BROWSER: EngineInfo = { kind: 'none', name: 'the candidate’s browser' };
const SILENT_STREAM: SttStream = {
  push: () => undefined,
  speechStarted: () => undefined,
  speechEnded: () => undefined,
  busy: false,
  close: () => Promise.resolve(),
};

function noStt(choice: RecognitionChoice | undefined): SessionStt {
  return {
    info: choice === 'browser' ? BROWSER : TYPED,
    asChosen: choice === undefined || choice === 'browser' || choice === 'none',
    available: false,
    works: false,
    open: () => Promise.resolve(SILENT_STREAM),
    close: () => Promise.resolve(),
  };
}

class EngineStt implements SessionStt {
  private readonly engine: FallbackStt;
  private startedWith: SttEngineInfo | null = null;
  readonly available = true;
  works = false;

  constructor(
    private readonly sources: readonly [SttSource, ...SttSource[]],
    private readonly options: SttOptions,
  ) {
    this.engine = new FallbackStt(sources, options);
  }

  get info(): EngineInfo {
    return this.works ? this.engine.info : TYPED;
  }

  get asChosen(): boolean {
    const [{ info }] = this.sources;
    const { choice } = this.options;
    return this.startedWith === info && (choice === undefined || info.kind === choice);
  }

  async open(listener: SttListener): Promise<SttStream> {
    try {
      const stream = await this.engine.open({
        partial: (heard) => listener.partial(heard),
        final: (heard) => listener.final(heard),
        failed: (error) => {
          this.works = false;
          listener.failed(error);
        },
      });
      this.works = true;
      this.startedWith = this.engine.info;
      return stream;
    } catch {
      // Nothing to log here: the error from each engine that failed to start has already been
      // logged.
      return SILENT_STREAM;
    }
  }

  close(): Promise<void> {
    return this.engine.close();
  }
}

function sourceOf(recognizer: SttChoice, options: SttOptions): SttSource {
  const { config, language, clock } = options;
  const info = sttInfo(recognizer, config);
  if (typeof recognizer === 'object')
    return {
      info,
      way: 'here',
      start: async () =>
        new LocalStt(info, new LocalModelRecognizer(await startSherpa(recognizer, language))),
    };
  switch (recognizer) {
    case 'deepgram':
      return {
        info,
        way: 'streamed',
        start: async () =>
          new PluginStt(await deepgramStt(config, language), { info, confident: true }, clock),
      };
    case 'openai':
      return {
        info,
        way: 'pieces',
        start: async () =>
          new PluginStt(await openaiStt(config, language), { info, confident: false }, clock),
      };
    case 'pocketsphinx':
      return {
        info,
        way: 'here',
        start: async () => new LocalStt(info, await startBuiltIn(options)),
      };
  }
}

/**
 * Starts the built-in recognizer, and lets it learn what the interview is about while the
 * interviewer already speaks. If that fails, it hears as it is shipped.
 */
async function startBuiltIn({ config, vocabulary = [], log }: SttOptions): Promise<PocketSphinx> {
  const recognizer = await startPocketSphinx(config.POCKETSPHINX_PYTHON ?? 'python3');
  if (vocabulary.length > 0)
    recognizer.adapt(expectedPhrases(vocabulary), pronounceWithEspeak()).then(
      (phrases) => log.info({ phrases }, 'recognizer adapted to the interview'),
      (error: unknown) => log.warn({ reason: String(error) }, 'recognizer not adapted'),
    );
  return recognizer;
}
