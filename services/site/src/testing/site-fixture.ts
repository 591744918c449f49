import type { RuntimeConfig } from '@portal/protocol';
import type { FastifyInstance } from 'fastify';
import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { remoteServer, shellServer } from '../app';

const none = { kind: 'none', name: 'none' } as const;
const config: RuntimeConfig = {
  mainApiUrl: 'http://127.0.0.1:14300',
  voiceApiUrl: 'http://127.0.0.1:14301',
  apiKey: 'pk_test',
  appId: null,
  engines: { hearing: { 'en-US': [], 'ar-SA': [] }, speaking: none, language: none },
  federation: { environment: 'production', origins: ['http://127.0.0.1:14201'] },
};

async function put(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Creates servers for a shell and one remote, using small builds in a temporary folder. */
export async function siteFixture() {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const manifest = join(folder, 'auth/mf-manifest.json');
  const release = (version: string) =>
    put(
      manifest,
      JSON.stringify({
        metaData: {
          buildInfo: { buildVersion: version },
          contract: '1.1.0',
          remoteEntry: { path: '', name: `entry.${version}.js` },
        },
        exposes: [{ name: 'AuthScreen', assets: { js: { sync: [] }, css: { sync: [] } } }],
        integrity: {},
      }),
    );
  await Promise.all([
    put(join(folder, 'shell/index.html'), '<!doctype html><title>Interview Portal</title>'),
    put(join(folder, 'shell/assets/main.0a1b2c3d.js'), 'export {};'),
    put(join(folder, 'shell/assets/main.0a1b2c3d.js.map'), '{}'),
    put(join(folder, 'shell/locales/en-US/common.json'), '{}'),
    put(join(folder, 'auth/index.html'), '<!doctype html>'),
    put(join(folder, 'auth/assets/serif.0a1b2c3d.woff'), 'wOFF'),
    mkdir(join(folder, 'empty')),
    release('1.0.0'),
  ]);
  const origin = 'http://127.0.0.1:14200';
  const remotes = [
    { name: 'auth', folder: join(folder, 'auth'), origin: 'http://127.0.0.1:14201' },
  ];
  const signing = {
    key: generateKeyPairSync('ed25519').privateKey,
    file: join(folder, 'data/remotes.json'),
  };
  const options = {
    folder: join(folder, 'shell'),
    origin,
    remotes,
    releases: null,
    signing: null,
    config,
    livekitUrl: 'ws://127.0.0.1:17880',
  };
  const shell = await shellServer(options);
  const remote = await remoteServer(remotes[0] as (typeof remotes)[0], options);
  const asks =
    (server: FastifyInstance, host: string) =>
    (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      server.inject({ method, url, headers: { host, ...headers } });
  /** Shells that serve a signed list of builds. Each call to `startSigned` adds one. */
  const signedShells: FastifyInstance[] = [];
  const startSigned = async () => {
    const server = await shellServer({ ...options, signing });
    signedShells.push(server);
    return asks(server, '127.0.0.1:14200');
  };
  /** Folder with released remotes, used by a second shell server and a second remote server. */
  const releases = join(folder, 'releases');
  const releasedShell = await shellServer({ ...options, releases });
  const releasedRemote = await remoteServer(remotes[0] as (typeof remotes)[0], {
    ...options,
    releases,
  });
  return {
    released: {
      shell: asks(releasedShell, '127.0.0.1:14200'),
      remote: asks(releasedRemote, '127.0.0.1:14201'),
      put: (path: string, content: string) => put(join(releases, path), content),
    },
    signed: { ...signing, start: startSigned },
    shell: asks(shell, '127.0.0.1:14200'),
    remote: asks(remote, '127.0.0.1:14201'),
    config,
    release,
    manifest: () => readFile(manifest, 'utf8'),
    putInShell: (url: string, content: string | Buffer) => put(join(folder, 'shell', url), content),
    putBeside: (name: string) => put(join(folder, name), '{}'),
    breakManifest: () => put(manifest, '{'),
    serveEmptyFolder: () => shellServer({ ...options, folder: join(folder, 'empty') }),
    async close() {
      await Promise.all(
        [shell, remote, releasedShell, releasedRemote, ...signedShells].map((server) =>
          server.close(),
        ),
      );
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type SiteFixture = Awaited<ReturnType<typeof siteFixture>>;

export async function remotesResponseOf(
  site: SiteFixture,
): Promise<{ name: string; manifest: string; version: string; integrity?: string }[]> {
  const body: {
    remotes: { name: string; manifest: string; version: string; integrity?: string }[];
  } = (await site.shell('/remotes.json')).json();
  return body.remotes;
}
