import { languageModelSchema, type LanguageModelConfig } from '@portal/language-model';
import { loadServerConfig, readEnvironment, type ServerConfig } from '@portal/server-kit';
import { z } from 'zod';

/** Port if PORT is not set. */
const DEFAULT_PORT = 4301;

const environmentSchema = languageModelSchema.extend({
  LIVEKIT_URL: z.url({ protocol: /^wss?$/, error: 'must be a ws:// or wss:// address' }),
  LIVEKIT_API_URL: z
    .url({ protocol: /^(https?|wss?)$/, error: 'must be an http:// or https:// address' })
    .optional(),
  LIVEKIT_API_KEY: z.string('is required'),
  LIVEKIT_API_SECRET: z.string('is required').min(32, 'must have at least 32 characters'),
  INTERVIEWER_SAMPLES_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional(),
  PDF_CONCURRENCY: z.coerce.number('must be a number').int().min(1).max(16).default(1),
});

export interface VoiceConfig extends ServerConfig {
  livekit: {
    /** Address for browsers (`ws://` or `wss://`). */
    url: string;
    /** Address for this server's own calls to LiveKit, which may differ from `url`. */
    apiUrl: string;
    apiKey: string;
    apiSecret: string;
  };
  /**
   * Address at which an interviewer worker gives samples of its voices. If undefined, candidates
   * cannot listen to a voice before the interview.
   */
  samplesUrl: string | undefined;
  /** Number of PDFs to read in parallel. */
  pdfConcurrency: number;
  /** The language model that helps to plan interviews. */
  languageModel: LanguageModelConfig;
}

/**
 * Reads the voice API's configuration: the variables common to all servers, and those for LiveKit
 * and PDFs.
 * @throws ConfigError with a one-line message that names each invalid variable
 */
export function loadVoiceConfig(env: Record<string, string | undefined>): VoiceConfig {
  const common = loadServerConfig(env, { port: DEFAULT_PORT });
  const e = readEnvironment(environmentSchema, env);
  return {
    ...common,
    livekit: {
      url: e.LIVEKIT_URL,
      apiUrl: (e.LIVEKIT_API_URL ?? e.LIVEKIT_URL).replace(/^ws/, 'http'),
      apiKey: e.LIVEKIT_API_KEY,
      apiSecret: e.LIVEKIT_API_SECRET,
    },
    samplesUrl: e.INTERVIEWER_SAMPLES_URL,
    pdfConcurrency: e.PDF_CONCURRENCY,
    languageModel: languageModelSchema.parse(e),
  };
}
