import type { EngineInfo, Language, Voice } from '@portal/protocol';
import { type Clock, systemClock } from '../clock';
import type { SpeechConfig } from '../config';
import type { Log } from '../log';
import type { SpeakingModel } from '../local-models/model-folder';
import { LocalModelSpeaking } from '../local-models/local-model-tts';
import {
  type BuiltInVoice,
  type Probes,
  type SpeakingChoice,
  speakingInfo,
  speakingOrder,
} from '../engine-selection';
import { NativeEspeak } from './espeak-native';
import { WasmEspeak } from './espeak-wasm';
import { FallbackSpeaking } from './fallback-tts';
import { HostedSpeaking } from './hosted-tts';
import { OpenAiSpeaking } from './openai-tts';
import type { Speaking } from './tts';
import { ELEVENLABS_VOICE_IDS, espeakVoice, OPENAI_VOICES } from './voices';

export interface SpeakingOptions {
  config: SpeechConfig;
  voice: Voice;
  language: Language;
  probes: Probes;
  log: Log;
  clock?: Clock;
  /** Told when another voice goes on in the middle of the interview. */
  onFallback(from: EngineInfo, to: EngineInfo, error: unknown): void;
}

/** The voice that this environment gives, with every voice behind it that could go on in its place: hosted, local models, espeak-ng, its WASM build. */
export async function openSpeaking(options: SpeakingOptions): Promise<Speaking> {
  const { config, voice, language, probes, log, clock = systemClock, onFallback } = options;
  const [choice, ...behind] = await speakingOrder(config, language, voice, probes);
  const { first, rest } = await firstVoice(choice, behind, options);
  return new FallbackSpeaking(
    first,
    // Hosted ones are never behind another: what stays here must not begin to leave.
    rest.flatMap((next) =>
      next === 'elevenlabs' || next === 'openai' ? [] : [() => voiceHere(next, options)],
    ),
    (from, to, error) => {
      log.warn({ engine: from.name, next: to.name, reason: String(error) }, 'voice is given up');
      onFallback(from, to, error);
    },
    clock,
  );
}

/** The first voice that can be had, and those behind it. A model that cannot be loaded is found out now: nobody has heard it yet. */
async function firstVoice(
  choice: SpeakingChoice,
  behind: SpeakingChoice[],
  options: SpeakingOptions,
): Promise<{ first: Speaking; rest: SpeakingChoice[] }> {
  const { config, voice, language, log } = options;
  if (choice === 'elevenlabs')
    return { first: await elevenLabs(config, voice, language), rest: behind };
  if (choice === 'openai') return { first: openAi(config, voice), rest: behind };
  const first = voiceHere(choice, options);
  const [next, ...rest] = behind;
  if (!(first instanceof LocalModelSpeaking) || !next) return { first, rest: behind };
  try {
    await first.ready;
    return { first, rest: behind };
  } catch (error) {
    log.warn(
      { engine: first.info.name, next: speakingInfo(next, config).name, reason: String(error) },
      'voice did not start',
    );
    return firstVoice(next, rest, options);
  }
}

async function elevenLabs(
  config: SpeechConfig,
  voice: Voice,
  language: Language,
): Promise<Speaking> {
  // Loaded only where it is used: it brings a client library of its own.
  const { TTS } = await import('@livekit/agents-plugin-elevenlabs');
  const baseURL = config.ELEVEN_BASE_URL?.replace(/\/$/, '');
  const engine = new TTS({
    apiKey: config.ELEVEN_API_KEY,
    model: config.ELEVEN_MODEL,
    voiceId: ELEVENLABS_VOICE_IDS[voice],
    language: language.slice(0, 2),
    ...(baseURL && { baseURL }),
  });
  return new HostedSpeaking(speakingInfo('elevenlabs', config), engine);
}

function openAi(config: SpeechConfig, voice: Voice): Speaking {
  return new OpenAiSpeaking(speakingInfo('openai', config), {
    baseUrl: config.OPENAI_BASE_URL,
    apiKey: config.OPENAI_API_KEY,
    model: config.TTS_MODEL ?? '',
    voice: OPENAI_VOICES[voice],
  });
}

function voiceHere(
  choice: SpeakingModel | BuiltInVoice,
  { voice, language }: SpeakingOptions,
): Speaking {
  if (typeof choice === 'object') return new LocalModelSpeaking(choice, voice, language);
  const character = espeakVoice(voice, language);
  return choice === 'espeak-native' ? new NativeEspeak(character) : new WasmEspeak(character);
}
