import { loadMainConfig, type MainConfig } from '@portal/main-api';
import { loadSiteConfig, readPorts, type Ports, type SiteConfig } from '@portal/site';
import { loadVoiceConfig, type VoiceConfig } from '@portal/voice-api';

export interface StandaloneConfig {
  host: string;
  ports: Ports;
  main: MainConfig;
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
  // The main API calls the voice API directly, not through the address that browsers use.
  const main = loadMainConfig({ ...shared, VOICE_API_URL: undefined }, { port: ports.mainApi });
  const reached = main.host === '0.0.0.0' ? '127.0.0.1' : main.host;
  return {
    host: main.host,
    ports,
    main: { ...main, voiceApiUrl: `http://${reached}:${ports.voiceApi}` },
    voice: loadVoiceConfig(shared),
    site: loadSiteConfig(env, root),
  };
}
