import { languageModelSchema, type LanguageModelConfig } from '@portal/language-model';
import { ConfigError, loadServerConfig, type ServerConfig } from '@portal/server-kit';
import { z } from 'zod';

/** Port if PORT is not set. */
const DEFAULT_PORT = 4_300;

const environmentSchema = languageModelSchema.extend({
  VOICE_API_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional(),
});

export interface MainConfig extends ServerConfig {
  /**
   * Address for this server's own calls to the voice API, which opens rooms. Without it, no login
   * brings a room along.
   */
  voiceApiUrl?: string | undefined;
  /** The language model that reads interviews for the report. */
  languageModel: LanguageModelConfig;
}

/**
 * Reads the main API's configuration: the variables common to all servers, and the voice API's
 * address.
 * @throws ConfigError with a one-line message that names each invalid variable
 */
export function loadMainConfig(
  env: Record<string, string | undefined>,
  defaults = { port: DEFAULT_PORT },
): MainConfig {
  const common = loadServerConfig(env, defaults);
  const parsed = environmentSchema.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  );
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
    throw new ConfigError(`Configuration: ${faults.join('; ')}`);
  }
  const { VOICE_API_URL: voiceApiUrl, ...languageModel } = parsed.data;
  return { ...common, voiceApiUrl, languageModel };
}
