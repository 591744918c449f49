import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@portal/testing/livekit';
import { fromEnvironment } from '../support/environment';

const ROOT = resolve(import.meta.dirname, '../..');
const START_TIMEOUT_MS = 120_000;
const REMOTES = ['auth', 'onboarding', 'interview'] as const;
type RemoteName = (typeof REMOTES)[number];

/** A separate site that serves releases from a folder. It uses the APIs of the site under test. */
export interface ReleasedSite {
  url: string;
  /**
   * Releases a remote that was changed and built in another clone. Its modules set
   * `data-<remote>="changed"` on the page.
   */
  releaseChanged(remote: RemoteName): Promise<void>;
  /** Restores version `to`, or the previous version if `to` is omitted. */
  rollback(remote: RemoteName, to?: string): Promise<void>;
  /** Returns the live version of `remote`. */
  live(remote: RemoteName): Promise<string>;
  /** Removes a released folder, as if it had been cleaned up too early. */
  remove(remote: RemoteName, version: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Releases this checkout's version of every remote, and serves the shell that has already been
 * built.
 */
export async function releasedSite(): Promise<ReleasedSite> {
  const target = await mkdtemp(join(tmpdir(), 'portal-released-'));
  const tool = (script: string, ...words: string[]) =>
    promisify(execFile)(process.execPath, [join(ROOT, 'tools/release', script), ...words], {
      cwd: ROOT,
    });
  for (const remote of REMOTES) await tool('release.mjs', remote, '--target', target);
  const { url, end } = await serve(target);
  return {
    url,
    releaseChanged: (remote) =>
      tool('testing/release-changed.mjs', remote, target).then(() => undefined),
    rollback: (remote, to) =>
      tool(
        'rollback.mjs',
        remote,
        '--target',
        target,
        ...(to === undefined ? [] : ['--to', to]),
      ).then(() => undefined),
    async live(remote) {
      const { remotes } = JSON.parse(await readFile(join(target, 'remotes.json'), 'utf8')) as {
        remotes: { name: string; version: string }[];
      };
      return remotes.find(({ name }) => name === remote)?.version ?? '';
    },
    remove: (remote, version) => rm(join(target, remote, version), { recursive: true }),
    async close() {
      await end();
      await rm(target, { recursive: true, force: true });
    },
  };
}

/** Starts the product's own static servers for the site, with its security policy and headers. */
async function serve(target: string): Promise<{ url: string; end(): Promise<void> }> {
  const { mainApiUrl, voiceApiUrl } = fromEnvironment();
  const [shell, ...others] = await Promise.all(['shell', ...REMOTES].map(freePort));
  const url = `http://127.0.0.1:${shell}`;
  const secret = () => randomBytes(32).toString('hex');
  const env = {
    HOST: '127.0.0.1',
    PORT_SHELL: String(shell),
    ...Object.fromEntries(
      REMOTES.map((name, index) => [`PORT_${name.toUpperCase()}`, String(others[index])]),
    ),
    MAIN_API_URL: mainApiUrl,
    VOICE_API_URL: voiceApiUrl,
    SITE_ORIGINS: url,
    REMOTES_DIR: target,
    JWT_SECRET: secret(),
    INTERVIEWER_TOKEN: secret(),
    LIVEKIT_URL: 'ws://127.0.0.1:9',
    LIVEKIT_API_KEY: 'key',
    LIVEKIT_API_SECRET: secret(),
  };
  const sites = join(target, '.sites.json');
  await writeFile(sites, JSON.stringify([{ root: ROOT, env }]));
  const child = spawn(
    process.execPath,
    ['--import', './tools/typescript/register.mjs', 'tools/compatibility/serve-sites.mjs', sites],
    { cwd: ROOT, stdio: 'ignore' },
  );
  await answering(url, child);
  return {
    url,
    end: () =>
      new Promise((done) => {
        child.once('exit', () => done());
        if (!child.kill()) done();
      }),
  };
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until && child.exitCode === null) {
    if (
      await fetch(`${url}/healthz`).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resume) => setTimeout(resume, 150));
  }
  child.kill();
  throw new Error(`The site with released remotes did not start (exit code ${child.exitCode})`);
}
