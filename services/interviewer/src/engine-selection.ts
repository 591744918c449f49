import {
  DEFAULT_VOICE,
  type EngineInfo,
  engineFor,
  type RecognitionChoice,
  type SttEngineInfo,
  type Language,
  type Voice,
  VOICES,
} from '@portal/protocol';
import { BlockList, isIP } from 'node:net';
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

/** Loopback, private, link-local and unique-local addresses (RFC 1918, 3927, 4193, 4291). */
const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv4');
PRIVATE.addAddress('::1', 'ipv6');
for (const [network, prefix] of [
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, prefix, 'ipv6');

/**
 * Whether requests to `url` stay on this machine or its local network, that is, whether the host is
 * a private address or a name that only resolves locally.
 */
export function staysHere(url: string): boolean {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  if (family !== 0) return PRIVATE.check(host, family === 4 ? 'ipv4' : 'ipv6');
  return (
    host === 'localhost' ||
    !host.includes('.') ||
    /\.(localhost|local|internal|lan|home\.arpa)$/.test(host)
  );
}

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
 * Describes the TTS engines in a single entry. The entry's name may list several engines, because a
 * local model may not support every language and voice.
 */
async function ttsReport(config: SpeechConfig, probes: Probes): Promise<EngineInfo> {
  const order = await ttsOrders(config, probes);
  const first = (language: Language, voice: Voice) => ttsInfo(order(language, voice)[0], config);
  const names = (language: Language) =>
    [...new Set(VOICES.map((voice) => first(language, voice).name))].join(' or ');
  const [english, arabic] = [names('en-US'), names('ar-SA')];
  return {
    kind: first('en-US', DEFAULT_VOICE).kind,
    name: english === arabic ? english : `${english}, Arabic: ${arabic}`,
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

/** Returns the name, address and key of the language model, or null if none is configured. */
export function llmAccess(
  config: SpeechConfig,
): { model: string; baseUrl: string | undefined; apiKey: string | undefined } | null {
  const baseUrl = config.LLM_BASE_URL ?? config.OPENAI_BASE_URL;
  // Only send a key to the server it belongs to.
  const apiKey =
    config.LLM_API_KEY ?? (config.LLM_BASE_URL === undefined ? config.OPENAI_API_KEY : undefined);
  return config.LLM_MODEL && (baseUrl !== undefined || apiKey !== undefined)
    ? { model: config.LLM_MODEL, baseUrl, apiKey }
    : null;
}

/**
 * Describes the language model. Even if a model is configured, rules choose the questions and score
 * the answers; the model only phrases what the interviewer says and judges whether a follow-up is
 * needed.
 */
export function llmInfo(config: SpeechConfig): EngineInfo {
  const access = llmAccess(config);
  if (!access) return { kind: 'built-in', name: 'rule-based interviewer' };
  return {
    kind: access.baseUrl !== undefined && staysHere(access.baseUrl) ? 'local' : 'hosted',
    name: `OpenAI-compatible ${access.model}`,
  };
}

export interface EngineReport {
  /** STT engines for each language: at most one of each kind, with the default first. */
  hearing: Record<Language, SttEngineInfo[]>;
  speaking: EngineInfo;
  language: EngineInfo;
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
    language: llmInfo(config),
  };
}
