import { languageModelSchema } from '@portal/language-model';
import { z } from 'zod';

/** Drops empty variables, because the rest of the product treats them as unset. */
const absentWhenEmpty = (env: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );

const speechSchema = languageModelSchema.extend({
  /** Folder that contains the downloaded speech models. */
  SPEECH_MODELS_DIR: z.string().optional(),
  POCKETSPHINX_PYTHON: z.string().optional(),
  DEEPGRAM_API_KEY: z.string().optional(),
  DEEPGRAM_MODEL: z.string().default('nova-3'),
  DEEPGRAM_BASE_URL: z.url().optional(),
  ELEVEN_API_KEY: z.string().optional(),
  ELEVEN_MODEL: z.string().default('eleven_turbo_v2_5'),
  ELEVEN_BASE_URL: z.url().optional(),
  STT_MODEL: z.string().optional(),
  TTS_MODEL: z.string().optional(),
});
/** Settings for the STT, TTS and language model engines, read from the environment. */
export type SpeechConfig = z.infer<typeof speechSchema>;

const workerSchema = z.object({
  LIVEKIT_URL: z.url(),
  LIVEKIT_API_KEY: z.string(),
  LIVEKIT_API_SECRET: z.string(),
  MAIN_API_URL: z.url(),
  VOICE_API_URL: z.url(),
  INTERVIEWER_TOKEN: z.string(),
  INTERVIEWER_HOST: z.string().default('127.0.0.1'),
  INTERVIEWER_HEALTH_PORT: z.coerce.number().int().min(1).max(65_535).default(4310),
  /**
   * Port at which the voice API gets samples of the voices. If absent, candidates cannot listen to
   * a voice before the interview.
   */
  INTERVIEWER_SAMPLES_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  /** Maximum number of concurrent interviews per worker. */
  INTERVIEWER_CAPACITY: z.coerce.number().int().min(1).default(8),
  /**
   * How long interviews in progress can continue after the worker has been told to stop (seconds).
   */
  INTERVIEWER_DRAIN_S: z.coerce.number().min(0).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal']).default('info'),
});
export type WorkerConfig = z.infer<typeof workerSchema>;

/** Thrown when environment variables are missing or invalid. The message lists them on one line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export function readSpeechConfig(env: Record<string, string | undefined>): SpeechConfig {
  return read(speechSchema, env);
}

export function readWorkerConfig(env: Record<string, string | undefined>): WorkerConfig {
  return read(workerSchema, env);
}

/** Returns the URLs of the two APIs and the token that both accept. */
export function backendOf({ MAIN_API_URL, VOICE_API_URL, INTERVIEWER_TOKEN }: WorkerConfig) {
  return { mainApiUrl: MAIN_API_URL, voiceApiUrl: VOICE_API_URL, token: INTERVIEWER_TOKEN };
}

function read<T>(schema: z.ZodType<T>, env: Record<string, string | undefined>): T {
  const result = schema.safeParse(absentWhenEmpty(env));
  if (result.success) return result.data;
  throw new ConfigError(
    `Configuration: ${result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
  );
}
