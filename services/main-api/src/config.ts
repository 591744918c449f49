import { languageModelSchema, type LanguageModelConfig } from '@portal/language-model';
import { loadServerConfig, readEnvironment, type ServerConfig } from '@portal/server-kit';
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
  const { VOICE_API_URL: voiceApiUrl, ...languageModel } = readEnvironment(environmentSchema, env);
  return { ...common, voiceApiUrl, languageModel };
}
