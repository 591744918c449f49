import { runtimeConfigSchema, type RuntimeConfig } from '@portal/protocol';
import { ConfigError } from '@portal/server-kit';
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import page from '../../../apps/ports.json' with { type: 'json' };
import type { Remote } from './remotes';
import type { Signing } from './signed-remotes';

type Environment = Record<string, string | undefined>;
type RemoteName = keyof typeof page.remotes;

const LOOPBACK = '127.0.0.1';
const REMOTES = Object.keys(page.remotes) as RemoteName[];

/** Environment variable and default port of each server. */
const PORTS: Record<string, readonly [string, number]> = {
  shell: ['PORT_SHELL', page.shell],
  ...Object.fromEntries(
    Object.entries(page.remotes).map(([name, port]) => [
      name,
      [`PORT_${name.toUpperCase()}`, port],
    ]),
  ),
  mainApi: ['PORT_MAIN_API', 4300],
  voiceApi: ['PORT_VOICE_API', 4301],
};

export type Ports = Record<RemoteName | 'shell' | 'mainApi' | 'voiceApi', number>;

/** Configuration for the servers of the shell and the remotes, but not for the APIs. */
export interface SiteConfig {
  host: string;
  folder: string;
  /** Public origin of the page, such as `https://portal.example`. */
  origin: string;
  port: number;
  remotes: Remote[];
  /** Folder with released remotes, or null to serve the local builds. */
  releases: string | null;
  /**
   * Key and file for signing the list of local builds. Null if no key is configured, or if releases
   * are served, because their list is already signed.
   */
  signing: Signing | null;
  runtime: RuntimeConfig;
  /** WebSocket URL that browsers use to reach the LiveKit server. */
  livekitUrl: string;
}

/**
 * Reads the port of each server from the environment.
 * @throws ConfigError that names the variable if a port is invalid
 */
export function readPorts(env: Environment): Ports {
  const entries = Object.entries(PORTS).map(([name, [variable, standard]]) => {
    const port = Number(env[variable] || standard);
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new ConfigError(`Configuration: ${variable} must be a port number`);
    return [name, port];
  });
  return Object.fromEntries(entries) as Ports;
}

function readEngines(env: Environment): unknown {
  const none = { kind: 'none', name: 'none' };
  if (!env['ENGINES_JSON'])
    return { hearing: { 'en-US': [], 'ar-SA': [] }, speaking: none, language: none };
  try {
    return JSON.parse(env['ENGINES_JSON']);
  } catch {
    throw new ConfigError('Configuration: ENGINES_JSON must be JSON');
  }
}

/**
 * Returns a list that contains the origin of the released remotes, or an empty list if
 * REMOTES_BASE_URL is not a valid URL.
 */
function releasesOrigin(env: Environment): string[] {
  const base = env['REMOTES_BASE_URL'] ?? '';
  return URL.canParse(base) ? [new URL(base).origin] : [];
}

function readReleases(env: Environment, root: string): string | null {
  if (!env['REMOTES_DIR']) return null;
  const folder = resolve(root, env['REMOTES_DIR']);
  if (!existsSync(folder))
    throw new ConfigError(`Configuration: REMOTES_DIR names ${folder}, which does not exist`);
  return folder;
}

/**
 * Reads the key and file for signing the list of local builds. Returns null if no key is
 * configured, or if releases are served, because their list is already signed.
 */
function readSigning(env: Environment, root: string): Signing | null {
  const named = env['REMOTES_SIGNING_KEY'];
  if (!named || env['REMOTES_DIR']) return null;
  if (!env['REMOTES_LIST_FILE'])
    throw new ConfigError(
      'Configuration: REMOTES_SIGNING_KEY needs REMOTES_LIST_FILE, where the newest list is kept',
    );
  return { key: readKey(named, root), file: resolve(root, env['REMOTES_LIST_FILE']) };
}

/**
 * Reads an Ed25519 private key.
 * @param named path to a PEM file, or the PEM text itself
 */
function readKey(named: string, root: string): KeyObject {
  try {
    const key = createPrivateKey(
      named.startsWith('-----BEGIN') ? named : readFileSync(resolve(root, named)),
    );
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Omit the cause from the error below, because it might quote the key.
  }
  throw new ConfigError('Configuration: REMOTES_SIGNING_KEY must be an Ed25519 key in PEM');
}

/**
 * Returns the page's public origin if the process runs behind a proxy, or null if browsers connect
 * to it directly.
 */
function readPublicOrigin(env: Environment): string | null {
  const given = env['SITE_ORIGIN'];
  if (!given) return null;
  if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol))
    throw new ConfigError(
      'Configuration: SITE_ORIGIN must be an origin such as https://portal.example',
    );
  if (!env['REMOTES_DIR'])
    throw new ConfigError(
      'Configuration: SITE_ORIGIN needs REMOTES_DIR: only released remotes work behind a proxy',
    );
  return new URL(given).origin;
}

/**
 * Reads the configuration of the shell and the remotes. Their origins are derived from `HOST` and
 * the ports or, behind a proxy, from `SITE_ORIGIN`. `MAIN_API_URL`, `VOICE_API_URL` and
 * `LIVEKIT_URL` are the addresses of the servers that the page calls.
 * @param root the repository's root, which contains the builds of the apps
 * @throws ConfigError with a one-line message that names the invalid variable
 */
export function loadSiteConfig(env: Environment, root: string): SiteConfig {
  const host = env['HOST'] || LOOPBACK;
  const ports = readPorts(env);
  const at = (port: number) => `http://${host}:${port}`;
  const publicOrigin = readPublicOrigin(env);
  const runtime = runtimeConfigSchema.safeParse({
    mainApiUrl: env['MAIN_API_URL'] || at(ports.mainApi),
    voiceApiUrl: env['VOICE_API_URL'] || at(ports.voiceApi),
    apiKey: env['API_KEY'] || null,
    appId: env['APP_ID'] || null,
    engines: readEngines(env),
    federation: {
      environment: env['FEDERATION_ENVIRONMENT'] || 'production',
      origins: [
        ...(publicOrigin === null ? REMOTES.map((name) => at(ports[name])) : []),
        ...releasesOrigin(env),
      ],
    },
  });
  if (!runtime.success)
    throw new ConfigError(
      `Configuration of the page: ${runtime.error.issues
        .map(({ path, message }) => `${path.join('.')} ${message}`)
        .join('; ')}`,
    );
  const livekitUrl = env['LIVEKIT_URL'] ?? '';
  if (!/^wss?:\/\/./.test(livekitUrl))
    throw new ConfigError('Configuration: LIVEKIT_URL must be a ws:// or wss:// address');
  const build = (app: string) => resolve(root, 'apps', app, 'dist');
  return {
    host,
    folder: build('shell'),
    origin: publicOrigin ?? at(ports.shell),
    port: ports.shell,
    remotes: REMOTES.map((name) => ({
      name,
      folder: build(`${name}-mfe`),
      origin: at(ports[name]),
    })),
    releases: readReleases(env, root),
    signing: readSigning(env, root),
    runtime: runtime.data,
    livekitUrl,
  };
}
