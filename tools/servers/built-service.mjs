import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { ROOT } from '../start/settings.mjs';

/** Secrets for services started by tests; all of them share these. */
const SECRETS = {
  JWT_SECRET: 'j'.repeat(32),
  INTERVIEWER_TOKEN: 'i'.repeat(16),
  LIVEKIT_API_KEY: 'key',
  LIVEKIT_API_SECRET: 's'.repeat(32),
};
const running = new Set();

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A built service in its own process, with its output. `stopBuilt` ends whatever still runs.
 * @param {string} name folder under `services`
 * @param {Record<string, string>} env in addition to the secrets
 */
export function startBuilt(name, env) {
  const child = spawn(process.execPath, [`services/${name}/dist/main.js`], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...SECRETS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = new Promise((resolve) => child.once('close', resolve));
  const service = {
    output: '',
    async said(words) {
      while (!service.output.includes(words)) {
        assert.equal(child.exitCode, null, service.output);
        await pause(50);
      }
    },
    /** @returns {Promise<number | null>} its exit code */
    stop(signal = 'SIGTERM') {
      running.delete(service);
      child.kill(signal);
      return exit;
    },
  };
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      service.output += chunk;
    });
  running.add(service);
  return service;
}

/** Ends what a test left running. */
export async function stopBuilt() {
  for (const service of [...running]) await service.stop('SIGKILL');
}

/** Polls for a response with this status and returns its body. */
export async function answer(url, status) {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    const body = await response?.json().catch(() => null);
    if (response?.status === status) return body;
    await pause(100);
  }
}
