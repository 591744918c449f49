import type { EngineInfo, HearingChoice, HearingEngine, Language } from '@portal/protocol';
import type { Clock } from '../clock';
import type { SpeechConfig } from '../config';
import type { Log } from '../log';
import { FallbackHearing, type HearingSource } from './fallback-stt';
import type { HearingListener, HearingStream } from './stt';
import { deepgram, openaiHearing } from './hosted-stt';
import { LocalHearing } from './local-stt';
import { PluginHearing } from './plugin-stt';
import { startPocketSphinx } from './pocketsphinx';
import { LocalModelRecognizer } from '../local-models/local-model-recognizer';
import { startSherpa } from '../local-models/sherpa';
import { hearingInfo, type Probes, type Recogniser, recogniserOrder } from '../engine-selection';

/** What hears the candidate, one interview long. */
export interface Hearing {
  /** The engine that hears now; of kind `none` where no engine of the servers does. */
  readonly info: EngineInfo;
  /** False where another engine hears than the one that the candidate chose, or that setup has named. Known once it is open. */
  readonly asChosen: boolean;
  /** Whether there is an engine of the servers to open at all. */
  readonly toBeHad: boolean;
  /** Whether an engine of the servers hears the candidate's voice now. */
  readonly works: boolean;
  /** Starts it; once. Never throws: where nothing starts, the stream hears nothing. `failed` is told where nothing hears any more. */
  open(listener: HearingListener): Promise<HearingStream>;
  close(): Promise<void>;
}

export interface HearingOptions {
  config: SpeechConfig;
  language: Language;
  /** What the candidate chose to be heard by; the default engine without it. */
  choice?: HearingChoice | undefined;
  probes: Probes;
  clock: Clock;
  log: Log;
  /** Told after the start: another engine hears from now on, or none any more. */
  onChange(now: HearingEngine | null): void;
}

/** The hearing that this environment gives: what does not start, or dies later, gives way to the next engine, and in the end to typed answers. */
export async function openHearing(options: HearingOptions): Promise<Hearing> {
  const { config, language, probes, choice } = options;
  const [first, ...others] = (await recogniserOrder(config, language, probes, choice)).map(
    (recogniser) => sourceOf(recogniser, options),
  );
  return first ? new EngineHearing([first, ...others], options) : notHearing(choice);
}

const TYPED: EngineInfo = { kind: 'none', name: 'typed answers' };
const BROWSER: EngineInfo = { kind: 'none', name: 'the candidate’s browser' };
const DEAF_STREAM: HearingStream = {
  push: () => undefined,
  speechStarted: () => undefined,
  speechEnded: () => undefined,
  busy: false,
  close: () => Promise.resolve(),
};

function notHearing(choice: HearingChoice | undefined): Hearing {
  return {
    info: choice === 'browser' ? BROWSER : TYPED,
    asChosen: choice === undefined || choice === 'browser' || choice === 'none',
    toBeHad: false,
    works: false,
    open: () => Promise.resolve(DEAF_STREAM),
    close: () => Promise.resolve(),
  };
}

class EngineHearing implements Hearing {
  private readonly engine: FallbackHearing;
  private startedWith: HearingEngine | null = null;
  readonly toBeHad = true;
  works = false;

  constructor(
    private readonly sources: readonly [HearingSource, ...HearingSource[]],
    private readonly options: HearingOptions,
  ) {
    this.engine = new FallbackHearing(sources, options);
  }

  get info(): EngineInfo {
    return this.works ? this.engine.info : TYPED;
  }

  get asChosen(): boolean {
    const [{ info }] = this.sources;
    const { choice } = this.options;
    return this.startedWith === info && (choice === undefined || info.kind === choice);
  }

  async open(listener: HearingListener): Promise<HearingStream> {
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
      // Each engine that did not start has had its line in the log.
      return DEAF_STREAM;
    }
  }

  close(): Promise<void> {
    return this.engine.close();
  }
}

function sourceOf(
  recogniser: Recogniser,
  { config, language, clock }: HearingOptions,
): HearingSource {
  const info = hearingInfo(recogniser, config);
  if (typeof recogniser === 'object')
    return {
      info,
      way: 'here',
      start: async () =>
        new LocalHearing(info, new LocalModelRecognizer(await startSherpa(recogniser, language))),
    };
  switch (recogniser) {
    case 'deepgram':
      return {
        info,
        way: 'streamed',
        start: async () =>
          new PluginHearing(await deepgram(config, language), { info, confident: true }, clock),
      };
    case 'openai':
      return {
        info,
        way: 'pieces',
        start: async () =>
          new PluginHearing(
            await openaiHearing(config, language),
            { info, confident: false },
            clock,
          ),
      };
    case 'pocketsphinx':
      return {
        info,
        way: 'here',
        start: async () =>
          new LocalHearing(info, await startPocketSphinx(config.POCKETSPHINX_PYTHON ?? 'python3')),
      };
  }
}
