import type { VoiceSettings } from '@livekit/agents-plugin-elevenlabs';
import { type Clock, systemClock } from '@portal/clock';
import type { EngineInfo, Language, Voice } from '@portal/protocol';
import type { SpeechConfig } from '../config';
import type { Log } from '../log';
import type { TtsModel } from '../local-models/model-folder';
import { LocalModelTts } from '../local-models/local-model-tts';
import {
  type BuiltInVoice,
  type Probes,
  type TtsChoice,
  ttsInfo,
  ttsOrder,
} from '../engine-selection';
import { NativeEspeak } from './espeak-native';
import { WasmEspeak } from './espeak-wasm';
import { FallbackTts } from './fallback-tts';
import { HostedTts } from './hosted-tts';
import { OpenAiTts } from './openai-tts';
import type { Tts } from './tts';
import { ELEVENLABS_VOICE_IDS, espeakVoice, OPENAI_VOICES } from './voices';

export interface TtsOptions {
  config: SpeechConfig;
  voice: Voice;
  language: Language;
  probes: Probes;
  log: Log;
  clock?: Clock;
  /** Called when another voice takes over during the interview. */
  onFallback(from: EngineInfo, to: EngineInfo, error: unknown): void;
}

/**
 * Opens the TTS engine for this environment, with its fallbacks. The order of preference is: a
 * hosted engine, local models, espeak-ng, espeak-ng's WASM build.
 */
export async function openTts(options: TtsOptions): Promise<Tts> {
  const { config, voice, language, probes, log, clock = systemClock, onFallback } = options;
  const [choice, ...behind] = await ttsOrder(config, language, voice, probes);
  const { first, rest } = await firstVoice(choice, behind, options);
  return new FallbackTts(
    first,
    // Never fall back to a hosted voice, so that text meant for a voice on this machine is not sent
    // elsewhere.
    rest.flatMap((next) =>
      next === 'elevenlabs' || next === 'openai' ? [] : [() => voiceHere(next, options)],
    ),
    (from, to, error) => {
      log.warn({ engine: from.name, next: to.name, reason: String(error) }, 'voice replaced');
      onFallback(from, to, error);
    },
    clock,
  );
}

/**
 * Opens the first voice that works, and returns it with its fallbacks. Waits for a local model to
 * load, so that a broken one is replaced before anyone hears it.
 */
async function firstVoice(
  choice: TtsChoice,
  behind: TtsChoice[],
  options: TtsOptions,
): Promise<{ first: Tts; rest: TtsChoice[] }> {
  const { config, voice, language, log } = options;
  if (choice === 'elevenlabs')
    return { first: await elevenLabs(config, voice, language), rest: behind };
  if (choice === 'openai') return { first: openAi(config, voice), rest: behind };
  const first = voiceHere(choice, options);
  const [next, ...rest] = behind;
  if (!(first instanceof LocalModelTts) || !next) return { first, rest: behind };
  try {
    await first.ready;
    return { first, rest: behind };
  } catch (error) {
    log.warn(
      { engine: first.info.name, next: ttsInfo(next, config).name, reason: String(error) },
      'voice did not start',
    );
    return firstVoice(next, rest, options);
  }
}

async function elevenLabs(config: SpeechConfig, voice: Voice, language: Language): Promise<Tts> {
  // Import the plugin only when needed, because it pulls in its own client library.
  const { TTS } = await import('@livekit/agents-plugin-elevenlabs');
  const baseURL = config.ELEVEN_BASE_URL?.replace(/\/$/, '');
  const engine = new TTS({
    apiKey: config.ELEVEN_API_KEY,
    model: config.ELEVEN_MODEL,
    voiceId: ELEVENLABS_VOICE_IDS[voice],
    language: language.slice(0, 2),
    ...(baseURL && { baseURL }),
  });
  return new HostedTts(ttsInfo('elevenlabs', config), engine, (rate) =>
    // Only the speed is set, so that the voice keeps its own settings for everything else. The
    // plugin's type asks for two of them, but sends what it is given.
    engine.updateOptions({ voiceSettings: { speed: rate / 100 } as VoiceSettings }),
  );
}

function openAi(config: SpeechConfig, voice: Voice): Tts {
  return new OpenAiTts(ttsInfo('openai', config), {
    baseUrl: config.OPENAI_BASE_URL,
    apiKey: config.OPENAI_API_KEY,
    model: config.TTS_MODEL ?? '',
    voice: OPENAI_VOICES[voice],
  });
}

function voiceHere(choice: TtsModel | BuiltInVoice, { voice, language }: TtsOptions): Tts {
  if (typeof choice === 'object') return new LocalModelTts(choice, voice, language);
  const character = espeakVoice(voice, language);
  return choice === 'espeak-native' ? new NativeEspeak(character) : new WasmEspeak(character);
}
