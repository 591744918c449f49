import type { stt } from '@livekit/agents';
import type { EngineInfo, HearingChoice, Language, Voice } from '@portal/protocol';
import type { SpeechConfig } from '../config';
import { deepgram, openaiHearing } from './hearing/hosted';
import { startPocketSphinx } from './hearing/pocketsphinx';
import { RecognizerSTT } from './hearing/recognizer-stt';
import { openSpeaking as openVoice } from './open-speaking';
import { hearingInfo, type Probes, type Recogniser, selectRecogniser } from './select';
import type { Speaking } from './speaking/speaking';

/** What hears the candidate: null `stt` where only typed answers are taken. */
export interface Hearing {
  info: EngineInfo;
  stt: stt.STT | null;
  /** False where the candidate had chosen an engine that is not to be had. */
  asChosen: boolean;
  /** Whether the candidate's voice can be heard at all. */
  works(): boolean;
  /** Whether words may still come of what was said so far. */
  busy(): boolean;
}

const NOT_HEARING: Hearing = { info: { kind: 'none', name: 'typed answers' }, stt: null, asChosen: true, works: () => false, busy: () => false };

export interface HearingOptions {
  config: SpeechConfig;
  language: Language;
  /** What the candidate chose to be heard by; the default engine without it. */
  choice?: HearingChoice | undefined;
  probes: Probes;
}

/**
 * Starts the hearing that this environment gives. Never throws: what does not start, or dies later, leaves typed answers.
 * @param onFailure `late` when it had started.
 */
export async function openHearing({ config, language, choice, probes }: HearingOptions, onFailure: (error: unknown, late: boolean) => void): Promise<Hearing> {
  try {
    const { recogniser, asChosen } = await selectRecogniser(config, language, probes, choice);
    if (recogniser === null) return { ...NOT_HEARING, asChosen, ...(choice === 'browser' && { info: { kind: 'none', name: 'the candidate’s browser' } }) };
    let works = true;
    const failed = (error: Error) => {
      if (works) onFailure(error, true);
      works = false;
    };
    const engine = keepFailures(await hearingEngine(recogniser, config, language, failed), failed);
    return { info: hearingInfo(recogniser, config), stt: engine, asChosen, works: () => works, busy: () => works && engine instanceof RecognizerSTT && engine.busy };
  } catch (error) {
    onFailure(error, false);
    return NOT_HEARING;
  }
}

/** Tells failures for good to `onFailed` alone: LiveKit closes its whole session on the first one, and then the interviewer could not speak either. */
export function keepFailures<Engine extends stt.STT>(engine: Engine, onFailed: (error: Error) => void): Engine {
  const emit = engine.emit.bind(engine) as (event: string, ...told: unknown[]) => boolean;
  const keep = (event: string, ...told: unknown[]): boolean => {
    const [failure] = told as [{ recoverable?: boolean; error?: Error } | undefined];
    if (event !== 'error' || failure?.recoverable) return emit(event, ...told);
    onFailed(failure?.error ?? new Error('speech recognition failed'));
    return true;
  };
  engine.emit = keep as Engine['emit'];
  return engine;
}

async function hearingEngine(recogniser: Recogniser, config: SpeechConfig, language: Language, onFailed: (error: Error) => void): Promise<stt.STT> {
  switch (recogniser) {
    case 'pocketsphinx': return new RecognizerSTT(await startPocketSphinx(config.POCKETSPHINX_PYTHON ?? 'python3'), onFailed);
    case 'deepgram': return deepgram(config, language);
    case 'openai': return openaiHearing(config, language);
  }
}

/** The voice that this environment gives; see `open-speaking.ts`. */
export function openSpeaking(config: SpeechConfig, voice: Voice, language: Language, probes: Probes, onFallback: (from: EngineInfo, to: EngineInfo, error: unknown) => void): Promise<Speaking> {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  return openVoice({ config, voice, language, probes, log, onFallback });
}
