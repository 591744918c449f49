import type { EngineInfo, Language } from '@portal/protocol';
import type { SpeechConfig } from '../config';

export type HearingChoice = 'deepgram' | 'openai' | 'pocketsphinx' | 'none';
export type SpeakingChoice = 'elevenlabs' | 'openai' | 'espeak-native' | 'espeak-wasm';

/** What has to be looked up on the machine, as the environment does not tell it. */
export interface Probes {
  espeakInstalled(): Promise<boolean>;
  pocketSphinxWorks(python: string): Promise<boolean>;
}

/** Whether an OpenAI-compatible endpoint is set up: a local one needs no key. */
const openai = (config: SpeechConfig) => config.OPENAI_API_KEY !== undefined || config.OPENAI_BASE_URL !== undefined;

/** Hosted engines come before built-in ones. Nothing built in hears Arabic. */
export async function chooseHearing(config: SpeechConfig, language: Language, probes: Probes): Promise<HearingChoice> {
  if (config.DEEPGRAM_API_KEY) return 'deepgram';
  if (config.STT_MODEL && openai(config)) return 'openai';
  if (language !== 'en-US' || !config.POCKETSPHINX_PYTHON) return 'none';
  return (await probes.pocketSphinxWorks(config.POCKETSPHINX_PYTHON)) ? 'pocketsphinx' : 'none';
}

export async function chooseSpeaking(config: SpeechConfig, probes: Probes): Promise<SpeakingChoice> {
  if (config.ELEVEN_API_KEY) return 'elevenlabs';
  if (config.TTS_MODEL && openai(config)) return 'openai';
  return (await probes.espeakInstalled()) ? 'espeak-native' : 'espeak-wasm';
}

export function hearingInfo(choice: HearingChoice, config: SpeechConfig): EngineInfo {
  switch (choice) {
    case 'deepgram': return { kind: 'hosted', name: `Deepgram ${config.DEEPGRAM_MODEL}` };
    case 'openai': return { kind: 'hosted', name: `OpenAI-compatible ${config.STT_MODEL}` };
    case 'pocketsphinx': return { kind: 'built-in', name: 'PocketSphinx' };
    case 'none': return { kind: 'none', name: 'typed answers' };
  }
}

export function speakingInfo(choice: SpeakingChoice, config: SpeechConfig): EngineInfo {
  switch (choice) {
    case 'elevenlabs': return { kind: 'hosted', name: `ElevenLabs ${config.ELEVEN_MODEL}` };
    case 'openai': return { kind: 'hosted', name: `OpenAI-compatible ${config.TTS_MODEL}` };
    case 'espeak-native': return { kind: 'built-in', name: 'espeak-ng' };
    case 'espeak-wasm': return { kind: 'built-in', name: 'espeak-ng (WASM)' };
  }
}

/** Questions, follow-ups and closing are by rules; no language model is asked. */
export const LANGUAGE_ENGINE: EngineInfo = { kind: 'built-in', name: 'rule-based interviewer' };

export interface EngineReport {
  hearing: Record<Language, EngineInfo>;
  speaking: EngineInfo;
  language: EngineInfo;
}

/** What this environment gives, for start-up and the site's configuration. */
export async function reportEngines(config: SpeechConfig, probes: Probes): Promise<EngineReport> {
  const [english, arabic, speaking] = await Promise.all([chooseHearing(config, 'en-US', probes), chooseHearing(config, 'ar-SA', probes), chooseSpeaking(config, probes)]);
  return {
    hearing: { 'en-US': hearingInfo(english, config), 'ar-SA': hearingInfo(arabic, config) },
    speaking: speakingInfo(speaking, config),
    language: LANGUAGE_ENGINE,
  };
}
