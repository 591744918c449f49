import { runtimeConfigSchema, type RuntimeConfig } from '@portal/protocol';
import { ConfigError, loadServerConfig, type ServerConfig } from '@portal/server-kit';
import { loadVoiceConfig, type VoiceConfig } from '@portal/voice-api';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import page from '../../../apps/ports.json' with { type: 'json' };
import type { Remote } from './site/remotes';

type Environment = Record<string, string | undefined>;

/** Servers of this process, each with the variable that moves its port. */
const PORTS: Record<string, readonly [string, number]> = {
  shell: ['PORT_SHELL', page.shell],
  ...Object.fromEntries(Object.entries(page.remotes).map(([name, port]) => [name, [`PORT_${name.toUpperCase()}`, port]])),
  mainApi: ['PORT_MAIN_API', 4300],
  voiceApi: ['PORT_VOICE_API', 4301],
};
const REMOTES = Object.keys(page.remotes) as RemoteName[];

type RemoteName = keyof typeof page.remotes;

export interface StandaloneConfig {
  host: string;
  ports: Record<RemoteName | 'shell' | 'mainApi' | 'voiceApi', number>;
  main: ServerConfig;
  voice: VoiceConfig;
  site: { folder: string; origin: string; remotes: Remote[]; releases: string | null; runtime: RuntimeConfig };
}

function readPorts(env: Environment): StandaloneConfig['ports'] {
  const entries = Object.entries(PORTS).map(([name, [variable, standard]]) => {
    const port = Number(env[variable] || standard);
    if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new ConfigError(`Configuration: ${variable} must be a port number`);
    return [name, port];
  });
  return Object.fromEntries(entries) as StandaloneConfig['ports'];
}

function readEngines(env: Environment): unknown {
  const none = { kind: 'none', name: 'none' };
  if (!env['ENGINES_JSON']) return { hearing: { 'en-US': [], 'ar-SA': [] }, speaking: none, language: none };
  try {
    return JSON.parse(env['ENGINES_JSON']);
  } catch {
    throw new ConfigError('Configuration: ENGINES_JSON must be JSON');
  }
}

/** Where releases come from, if neither from the page's origin nor from those of the remotes. */
function releasesOrigin(env: Environment): string[] {
  const base = env['REMOTES_BASE_URL'] ?? '';
  return URL.canParse(base) ? [new URL(base).origin] : [];
}

function readReleases(env: Environment, root: string): string | null {
  if (!env['REMOTES_DIR']) return null;
  const folder = resolve(root, env['REMOTES_DIR']);
  if (!existsSync(folder)) throw new ConfigError(`Configuration: REMOTES_DIR names ${folder}, which does not exist`);
  return folder;
}

/**
 * Reads the configuration of all servers of this process from one environment.
 * @param root the repository, where the apps' builds are.
 * @throws ConfigError with one line that names the wrong variable.
 */
export function loadStandaloneConfig(env: Environment, root: string): StandaloneConfig {
  // PORT belongs to a server that runs alone; two of them live here.
  const shared = { ...env, PORT: undefined };
  const ports = readPorts(env);
  const main = loadServerConfig(shared, { port: ports.mainApi });
  const voice = loadVoiceConfig(shared);
  const at = (port: number) => `http://${main.host}:${port}`;
  const runtime = runtimeConfigSchema.safeParse({
    mainApiUrl: env['MAIN_API_URL'] || at(ports.mainApi),
    voiceApiUrl: env['VOICE_API_URL'] || at(ports.voiceApi),
    apiKey: env['API_KEY'] || null,
    appId: env['APP_ID'] || null,
    engines: readEngines(env),
    federation: { environment: env['FEDERATION_ENVIRONMENT'] || 'production', origins: [...REMOTES.map((name) => at(ports[name])), ...releasesOrigin(env)] },
  });
  if (!runtime.success) throw new ConfigError(`Configuration of the page: ${runtime.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}`);
  const build = (app: string) => resolve(root, 'apps', app, 'dist');
  return {
    host: main.host,
    ports,
    main,
    voice,
    site: {
      folder: build('shell'),
      origin: at(ports.shell),
      remotes: REMOTES.map((name) => ({ name, folder: build(`${name}-mfe`), origin: at(ports[name]) })),
      releases: readReleases(env, root),
      runtime: runtime.data,
    },
  };
}
