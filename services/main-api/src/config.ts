import { ConfigError, loadServerConfig, type ServerConfig } from '@portal/server-kit';
import { z } from 'zod';

/** Port if PORT is not set. */
const DEFAULT_PORT = 4_300;

const environmentSchema = z.object({
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
  const parsed = environmentSchema.safeParse({ VOICE_API_URL: env['VOICE_API_URL'] || undefined });
  if (!parsed.success)
    throw new ConfigError(`Configuration: VOICE_API_URL ${parsed.error.issues[0]?.message}`);
  return { ...common, voiceApiUrl: parsed.data.VOICE_API_URL };
}
