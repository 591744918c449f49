import { z } from 'zod';

/** Variables that are set but empty count as absent, as everywhere in the product. */
const absentWhenEmpty = (env: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );

const speechSchema = z.object({
  /** Folder of downloaded speech models. */
  SPEECH_MODELS_DIR: z.string().optional(),
  POCKETSPHINX_PYTHON: z.string().optional(),
  DEEPGRAM_API_KEY: z.string().optional(),
  DEEPGRAM_MODEL: z.string().default('nova-3'),
  DEEPGRAM_BASE_URL: z.url().optional(),
  ELEVEN_API_KEY: z.string().optional(),
  ELEVEN_MODEL: z.string().default('eleven_turbo_v2_5'),
  ELEVEN_BASE_URL: z.url().optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url().optional(),
  STT_MODEL: z.string().optional(),
  TTS_MODEL: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  LLM_BASE_URL: z.url().optional(),
  LLM_API_KEY: z.string().optional(),
});
/** What the environment says about engines: those for speech, and the language model. */
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
  /** Interviews that one worker takes at a time. */
  INTERVIEWER_CAPACITY: z.coerce.number().int().min(1).default(8),
  /** How long interviews under way may go on after the worker was told to stop (seconds). */
  INTERVIEWER_DRAIN_S: z.coerce.number().min(0).default(0),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal']).default('info'),
});
export type WorkerConfig = z.infer<typeof workerSchema>;

/** The environment lacks something, or something in it is wrong: one line that names it. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

export function readSpeechConfig(env: Record<string, string | undefined>): SpeechConfig {
  return read(speechSchema, env);
}

export function readWorkerConfig(env: Record<string, string | undefined>): WorkerConfig {
  return read(workerSchema, env);
}

/** Where the servers are, and the token that opens them. */
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
