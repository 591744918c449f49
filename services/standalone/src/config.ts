import { loadServerConfig, type ServerConfig } from '@portal/server-kit';
import { loadSiteConfig, readPorts, type Ports, type SiteConfig } from '@portal/site';
import { loadVoiceConfig, type VoiceConfig } from '@portal/voice-api';

export interface StandaloneConfig {
  host: string;
  ports: Ports;
  main: ServerConfig;
  voice: VoiceConfig;
  site: SiteConfig;
}

/**
 * Reads the configuration of all servers in this process from one environment.
 * @param root the repository's root, which contains the builds of the apps
 * @throws ConfigError with a one-line message that names the invalid variable
 */
export function loadStandaloneConfig(
  env: Record<string, string | undefined>,
  root: string,
): StandaloneConfig {
  // Ignore PORT, which is meant for a process with a single server.
  const shared = { ...env, PORT: undefined };
  const ports = readPorts(env);
  const main = loadServerConfig(shared, { port: ports.mainApi });
  return {
    host: main.host,
    ports,
    main,
    voice: loadVoiceConfig(shared),
    site: loadSiteConfig(env, root),
  };
}
