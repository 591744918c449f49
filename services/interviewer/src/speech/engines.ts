import type { stt } from '@livekit/agents';
import type { EngineInfo, HearingChoice, Language, Voice } from '@portal/protocol';
import type { SpeechConfig } from '../config';
import { startPocketSphinx } from './hearing/pocketsphinx';
import { RecognizerSTT } from './hearing/recognizer-stt';
import { chooseSpeaking, hearingInfo, type Probes, type Recogniser, selectRecogniser, type SpeakingChoice } from './select';
import { NativeEspeak } from './speaking/espeak-native';
import { WasmEspeak } from './speaking/espeak-wasm';
import { FallbackSpeaking } from './speaking/fallback';
import { HostedSpeaking } from './speaking/hosted';
import type { Speaking } from './speaking/speaking';
import { ELEVENLABS_VOICE_IDS, espeakVoice, OPENAI_VOICES } from './speaking/voices';

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

// Plugins are loaded only where they are used: each brings a client library of its own.
async function hearingEngine(recogniser: Recogniser, config: SpeechConfig, language: Language, onFailed: (error: Error) => void): Promise<stt.STT> {
  switch (recogniser) {
    case 'pocketsphinx':
      return new RecognizerSTT(await startPocketSphinx(config.POCKETSPHINX_PYTHON ?? 'python3'), onFailed);
    case 'deepgram': {
      const { STT } = await import('@livekit/agents-plugin-deepgram');
      return new STT({ apiKey: config.DEEPGRAM_API_KEY, model: config.DEEPGRAM_MODEL, language: language === 'ar-SA' ? 'ar' : 'en-US' });
    }
    case 'openai': {
      const { STT } = await import('@livekit/agents-plugin-openai');
      return new STT({ ...openaiAccess(config), model: config.STT_MODEL, language: language.slice(0, 2), useRealtime: false });
    }
  }
}

/** The voice that this environment gives; a hosted one has the built-in voice behind it. */
export async function openSpeaking(config: SpeechConfig, voice: Voice, language: Language, probes: Probes, onFallback: (from: EngineInfo, to: EngineInfo, error: unknown) => void): Promise<Speaking> {
  const choice = await chooseSpeaking(config, probes);
  if (choice === 'espeak-native' || choice === 'espeak-wasm') return builtIn(choice, voice, language);
  const behind = builtIn((await probes.espeakInstalled()) ? 'espeak-native' : 'espeak-wasm', voice, language);
  return new FallbackSpeaking(await hostedVoice(choice, config, voice, language), behind, onFallback);
}

function builtIn(choice: 'espeak-native' | 'espeak-wasm', voice: Voice, language: Language): Speaking {
  const character = espeakVoice(voice, language);
  return choice === 'espeak-native' ? new NativeEspeak(character) : new WasmEspeak(character);
}

async function hostedVoice(choice: Extract<SpeakingChoice, 'elevenlabs' | 'openai'>, config: SpeechConfig, voice: Voice, language: Language): Promise<Speaking> {
  if (choice === 'elevenlabs') {
    const { TTS } = await import('@livekit/agents-plugin-elevenlabs');
    return new HostedSpeaking('ElevenLabs', new TTS({ apiKey: config.ELEVEN_API_KEY, model: config.ELEVEN_MODEL, voiceId: ELEVENLABS_VOICE_IDS[voice], language: language.slice(0, 2) }));
  }
  const { TTS } = await import('@livekit/agents-plugin-openai');
  return new HostedSpeaking('OpenAI-compatible', new TTS({ ...openaiAccess(config), model: config.TTS_MODEL, voice: OPENAI_VOICES[voice] as 'nova' }));
}

/** A local endpoint takes any key, but the client library insists on one. */
function openaiAccess(config: SpeechConfig) {
  return { apiKey: config.OPENAI_API_KEY ?? 'none', ...(config.OPENAI_BASE_URL && { baseURL: config.OPENAI_BASE_URL }) };
}
