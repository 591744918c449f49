import { join } from 'node:path';
import { spawnGroup, stopGroup } from '../start/process-group.mjs';
import { HOST, portVariable } from '../start/settings.mjs';

/**
 * Maximum wait for a dev server, in milliseconds. Generous, because the machine may be busy
 * compiling several apps at once.
 */
const START_TIMEOUT_MS = 120_000;
const POLL_MS = 200;

/**
 * Starts dev servers for the given parts of a checkout. They run until `stop` is called.
 * @param {string} root the checkout's root folder.
 * @param {string[]} parts each is `shell` or the name of a remote.
 * @param {Record<string, string | undefined>} env sets the port of each part, as for `npm start`.
 * @returns {Promise<{ urls: Record<string, string>, stop(): Promise<unknown> }>} resolves once all
 *   servers have compiled and are responding.
 */
export async function startDevServers(root, parts, env) {
  const urls = Object.fromEntries(
    parts.map((part) => [part, `http://${HOST}:${env[portVariable(part)]}`]),
  );
  const servers = parts.map((part) => {
    const folder = join(root, 'apps', part === 'shell' ? part : `${part}-mfe`);
    const child = spawnGroup(
      process.execPath,
      [join(root, 'node_modules/@rspack/cli/bin/rspack.js'), 'serve'],
      { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    const output = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => output.push(String(chunk)));
    return { url: urls[part], child, output };
  });
  const stop = () => Promise.all(servers.map(({ child }) => stopGroup(child.pid)));
  try {
    await Promise.all(servers.map(answers));
  } catch (error) {
    await stop();
    throw error;
  }
  return { urls, stop };
}

/** Waits until a dev server responds, which it does after its first build. */
async function answers({ url, child, output }) {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (child.exitCode === null && performance.now() < deadline) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(START_TIMEOUT_MS) }).catch(
      () => null,
    );
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(
    `the dev server at ${url} ${child.exitCode === null ? 'does not answer' : 'ended'}:\n${output.join('').slice(-2_000)}`,
  );
}
