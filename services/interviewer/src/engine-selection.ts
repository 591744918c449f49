import { languageModelInfo, staysHere } from '@portal/language-model';
import {
  type Adjustable,
  DEFAULT_VOICE,
  type EngineInfo,
  type LanguageModelInfo,
  engineFor,
  type RecognitionChoice,
  type SpeakingEngineInfo,
  type SttEngineInfo,
  type Language,
  type Voice,
  VOICES,
} from '@portal/protocol';
import type { SpeechConfig } from './config';
import {
  type SttModel,
  hasVoice,
  isSttModel,
  isTtsModel,
  type LocalModel,
  readModels,
  type TtsModel,
} from './local-models/model-folder';

export type SttChoice = 'deepgram' | 'openai' | SttModel | 'pocketsphinx';
export type BuiltInVoice = 'espeak-native' | 'espeak-wasm';
export type TtsChoice = 'elevenlabs' | 'openai' | TtsModel | BuiltInVoice;

/** Checks what is installed on the machine. */
export interface Probes {
  espeakInstalled(): Promise<boolean>;
  pocketSphinxWorks(python: string): Promise<boolean>;
  /** Whether the sherpa-onnx runtime for local models is installed and supports this system. */
  sherpaWorks(): Promise<boolean>;
}

/**
 * Whether an OpenAI-compatible endpoint is configured. A local endpoint needs no key, so a URL is
 * enough.
 */
const openai = (config: SpeechConfig) =>
  config.OPENAI_API_KEY !== undefined || config.OPENAI_BASE_URL !== undefined;
/**
 * Returns whether an engine is local or hosted, based on its address. An engine at a private
 * address is local, even if it uses a hosted service's protocol.
 */
const kindAt = (url: string | undefined) =>
  url !== undefined && staysHere(url) ? 'local' : 'hosted';

/**
 * Returns the complete models in the models folder, best first. Returns an empty list if the
 * runtime is missing.
 */
async function localModels(config: SpeechConfig, probes: Probes): Promise<LocalModel[]> {
  if (config.SPEECH_MODELS_DIR === undefined) return [];
  const complete = (await readModels(config.SPEECH_MODELS_DIR)).flatMap((verdict) =>
    verdict.is === 'complete' ? [verdict.model] : [],
  );
  return complete.length > 0 && (await probes.sherpaWorks()) ? complete : [];
}

/**
 * Returns the STT engines available for a language, default first: hosted, then local models, then
 * built-in. No built-in engine recognizes Arabic.
 */
async function sttChoices(
  config: SpeechConfig,
  language: Language,
  probes: Probes,
): Promise<SttChoice[]> {
  const found: SttChoice[] = [];
  if (config.DEEPGRAM_API_KEY) found.push('deepgram');
  if (config.STT_MODEL && openai(config)) found.push('openai');
  found.push(
    ...(await localModels(config, probes))
      .filter(isSttModel)
      .filter(({ languages }) => languages.includes(language)),
  );
  if (
    language === 'en-US' &&
    config.POCKETSPHINX_PYTHON &&
    (await probes.pocketSphinxWorks(config.POCKETSPHINX_PYTHON))
  )
    found.push('pocketsphinx');
  return found;
}

export function sttInfo(recognizer: SttChoice, config: SpeechConfig): SttEngineInfo {
  if (typeof recognizer === 'object') return { kind: 'local', name: recognizer.name };
  switch (recognizer) {
    case 'deepgram':
      return { kind: kindAt(config.DEEPGRAM_BASE_URL), name: `Deepgram ${config.DEEPGRAM_MODEL}` };
    case 'openai':
      return {
        kind: kindAt(config.OPENAI_BASE_URL),
        name: `OpenAI-compatible ${config.STT_MODEL}`,
      };
    case 'pocketsphinx':
      return { kind: 'built-in', name: 'PocketSphinx' };
  }
}

/**
 * Returns the STT engines for an interview in fallback order, starting with the candidate's choice.
 * If the candidate chose a local or built-in engine, hosted engines are left out.
 */
export async function sttOrder(
  config: SpeechConfig,
  language: Language,
  probes: Probes,
  choice?: RecognitionChoice,
): Promise<SttChoice[]> {
  const left = (await sttChoices(config, language, probes)).map((recognizer) => ({
    recognizer,
    kind: sttInfo(recognizer, config).kind,
  }));
  const order: SttChoice[] = [];
  for (let next = engineFor(left, choice); next; next = engineFor(left, choice))
    order.push(...left.splice(left.indexOf(next), 1).map(({ recognizer }) => recognizer));
  return order;
}

type TtsOrder = readonly [TtsChoice, ...TtsChoice[]];

/** Returns the TTS engines for an interview in fallback order. */
export async function ttsOrder(
  config: SpeechConfig,
  language: Language,
  voice: Voice,
  probes: Probes,
): Promise<TtsOrder> {
  return (await ttsOrders(config, probes))(language, voice);
}

/**
 * Probes the machine once. Returns a function that returns the fallback order of TTS engines for
 * any language and voice.
 */
async function ttsOrders(
  config: SpeechConfig,
  probes: Probes,
): Promise<(language: Language, voice: Voice) => TtsOrder> {
  const [models, espeak] = await Promise.all([
    localModels(config, probes),
    probes.espeakInstalled(),
  ]);
  const builtIn: TtsOrder = espeak ? ['espeak-native', 'espeak-wasm'] : ['espeak-wasm'];
  return (language, voice) => {
    const [model, ...others] = models
      .filter(isTtsModel)
      .filter((each) => hasVoice(each, language, voice));
    const behind: TtsOrder = model ? [model, ...others, ...builtIn] : builtIn;
    if (config.ELEVEN_API_KEY) return ['elevenlabs', ...behind];
    return config.TTS_MODEL && openai(config) ? ['openai', ...behind] : behind;
  };
}

/**
 * What an engine can change about how it speaks. Both hosted kinds take a speed (an
 * OpenAI-compatible endpoint by that API's definition), and so do the local models; espeak-ng also
 * takes a pitch.
 */
export function adjustableBy(choice: TtsChoice): Adjustable {
  return { rate: true, pitch: choice === 'espeak-native' || choice === 'espeak-wasm' };
}

/**
 * Describes the TTS engines in a single entry. The entry's name may list several engines, because a
 * local model may not support every language and voice.
 */
async function ttsReport(config: SpeechConfig, probes: Probes): Promise<SpeakingEngineInfo> {
  const order = await ttsOrders(config, probes);
  const first = (language: Language, voice: Voice) => ttsInfo(order(language, voice)[0], config);
  const names = (language: Language) =>
    [...new Set(VOICES.map((voice) => first(language, voice).name))].join(' or ');
  const [english, arabic] = [names('en-US'), names('ar-SA')];
  const voicesWith = (language: Language, what: keyof Adjustable) =>
    VOICES.filter((voice) => adjustableBy(order(language, voice)[0])[what]);
  const adjustable = (language: Language) => ({
    rate: voicesWith(language, 'rate'),
    pitch: voicesWith(language, 'pitch'),
  });
  return {
    kind: first('en-US', DEFAULT_VOICE).kind,
    name: english === arabic ? english : `${english}, Arabic: ${arabic}`,
    adjustable: { 'en-US': adjustable('en-US'), 'ar-SA': adjustable('ar-SA') },
  };
}

export function ttsInfo(choice: TtsChoice, config: SpeechConfig): EngineInfo {
  if (typeof choice === 'object') return { kind: 'local', name: choice.name };
  switch (choice) {
    case 'elevenlabs':
      return { kind: kindAt(config.ELEVEN_BASE_URL), name: `ElevenLabs ${config.ELEVEN_MODEL}` };
    case 'openai':
      return {
        kind: kindAt(config.OPENAI_BASE_URL),
        name: `OpenAI-compatible ${config.TTS_MODEL}`,
      };
    case 'espeak-native':
      return { kind: 'built-in', name: 'espeak-ng' };
    case 'espeak-wasm':
      return { kind: 'built-in', name: 'espeak-ng (WASM)' };
  }
}

export interface EngineReport {
  /** STT engines for each language: at most one of each kind, with the default first. */
  hearing: Record<Language, SttEngineInfo[]>;
  speaking: SpeakingEngineInfo;
  language: LanguageModelInfo;
}

/**
 * Reports the engines available in this environment, for the startup log and the site's
 * configuration.
 */
export async function reportEngines(config: SpeechConfig, probes: Probes): Promise<EngineReport> {
  const sttEngines = async (language: Language) => {
    const engines = (await sttChoices(config, language, probes)).map((recognizer) =>
      sttInfo(recognizer, config),
    );
    return engines.filter(
      ({ kind }, index) => engines.findIndex((engine) => engine.kind === kind) === index,
    );
  };
  const [english, arabic, tts] = await Promise.all([
    sttEngines('en-US'),
    sttEngines('ar-SA'),
    ttsReport(config, probes),
  ]);
  return {
    hearing: { 'en-US': english, 'ar-SA': arabic },
    speaking: tts,
    language: languageModelInfo(config),
  };
}
