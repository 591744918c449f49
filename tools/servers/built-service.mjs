import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { ROOT } from '../start/settings.mjs';

/** Secrets shared by all the services that tests start. */
const SECRETS = {
  JWT_SECRET: 'j'.repeat(32),
  INTERVIEWER_TOKEN: 'i'.repeat(16),
  LIVEKIT_API_KEY: 'key',
  LIVEKIT_API_SECRET: 's'.repeat(32),
};
const running = new Set();

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Starts a built service in its own process and collects its output. `stopBuilt` ends every service
 * that is still running.
 * @param {string} name folder under `services`
 * @param {Record<string, string>} env variables in addition to the secrets
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
    /**
     * Stops the service.
     * @returns {Promise<number | null>} its exit code
     */
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

/** Kills the services that a test left running. */
export async function stopBuilt() {
  for (const service of [...running]) await service.stop('SIGKILL');
}

/** Polls until the response has this status, and returns its body. */
export async function answer(url, status) {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    const body = await response?.json().catch(() => null);
    if (response?.status === status) return body;
    await pause(100);
  }
}
