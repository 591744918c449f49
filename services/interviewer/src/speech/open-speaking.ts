import type { EngineInfo, Language, Voice } from '@portal/protocol';
import { type Clock, systemClock } from '../clock';
import type { SpeechConfig } from '../config';
import type { Log } from '../log';
import { chooseSpeaking, type Probes, type SpeakingChoice, speakingInfo } from './select';
import { NativeEspeak } from './speaking/espeak-native';
import { WasmEspeak } from './speaking/espeak-wasm';
import { FallbackSpeaking } from './speaking/fallback';
import { HostedSpeaking } from './speaking/hosted';
import { OpenAiSpeaking } from './speaking/openai-speaking';
import type { Speaking } from './speaking/speaking';
import { ELEVENLABS_VOICE_IDS, espeakVoice, OPENAI_VOICES } from './speaking/voices';

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

/** The voice that this environment gives, with every voice behind it that could go on in its place: hosted, espeak-ng, its WASM build. */
export async function openSpeaking(options: SpeakingOptions): Promise<Speaking> {
  const { config, probes, log, clock = systemClock, onFallback } = options;
  const choice = await chooseSpeaking(config, probes);
  const builtIn: SpeakingChoice[] = (await probes.espeakInstalled()) ? ['espeak-native', 'espeak-wasm'] : ['espeak-wasm'];
  const behind = builtIn.slice(builtIn.indexOf(choice) + 1);
  return new FallbackSpeaking(
    await firstVoice(choice, options),
    behind.map((next) => () => builtInVoice(next, options)),
    (from, to, error) => {
      log.warn({ engine: from.name, next: to.name, reason: String(error) }, 'voice is given up');
      onFallback(from, to, error);
    },
    clock,
  );
}

async function firstVoice(choice: SpeakingChoice, options: SpeakingOptions): Promise<Speaking> {
  const { config, voice, language } = options;
  switch (choice) {
    case 'elevenlabs': {
      // Loaded only where it is used: it brings a client library of its own.
      const { TTS } = await import('@livekit/agents-plugin-elevenlabs');
      const baseURL = config.ELEVEN_BASE_URL?.replace(/\/$/, '');
      const engine = new TTS({ apiKey: config.ELEVEN_API_KEY, model: config.ELEVEN_MODEL, voiceId: ELEVENLABS_VOICE_IDS[voice], language: language.slice(0, 2), ...(baseURL && { baseURL }) });
      return new HostedSpeaking(speakingInfo(choice, config), engine);
    }
    case 'openai':
      return new OpenAiSpeaking(speakingInfo(choice, config), { baseUrl: config.OPENAI_BASE_URL, apiKey: config.OPENAI_API_KEY, model: config.TTS_MODEL ?? '', voice: OPENAI_VOICES[voice] });
    default:
      return builtInVoice(choice, options);
  }
}

function builtInVoice(choice: SpeakingChoice, { voice, language }: SpeakingOptions): Speaking {
  const character = espeakVoice(voice, language);
  return choice === 'espeak-native' ? new NativeEspeak(character) : new WasmEspeak(character);
}
