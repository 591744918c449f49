import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { groupAlive, spawnGroup, stopLeader } from './process-group.mjs';

const GROUPS = JSON.stringify(new URL('./process-group.mjs', import.meta.url).href);

for (const [how, leave] of [
  ['an error that nobody caught', "throw new Error('x')"],
  ['its own decision', 'process.exit(0)'],
]) {
  test(`what a process started does not stay behind when it goes by ${how}`, async () => {
    const script = `const { spawnGroup } = await import(${GROUPS}); console.log(String(spawnGroup('sleep', ['60'], { stdio: 'ignore' }).pid)); ${leave};`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    const pid = Number(stdout);
    assert.ok(pid > 0);
    for (let tries = 0; groupAlive(pid) && tries < 100; tries += 1) await pause(20);
    assert.equal(groupAlive(pid), false);
  });
}

test('a leader terminated alone ends its children itself, and the rest is killed', async () => {
  const leader = `
    const child = require('node:child_process').spawn('sleep', ['60'], { stdio: 'ignore' });
    process.on('SIGTERM', () => setTimeout(() => process.exit(child.signalCode === null ? 0 : 1), 300));
    setInterval(() => undefined, 60_000);
    console.log('ready');`;
  const child = spawnGroup(process.execPath, ['-e', leader], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await stopLeader(child.pid);
  assert.equal(await ended, 0);
  assert.equal(groupAlive(child.pid), false);
});
