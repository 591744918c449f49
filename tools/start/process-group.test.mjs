import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { groupAlive } from './process-group.mjs';

const GROUPS = JSON.stringify(new URL('./process-group.mjs', import.meta.url).href);

for (const [how, leave] of [
  ['an error that nobody caught', "throw new Error('x')"],
  ['its own decision', 'process.exit(0)'],
]) {
  test(`what a process started does not stay behind when it goes by ${how}`, async () => {
    const script = `const { spawnGroup } = await import(${GROUPS}); console.log(spawnGroup('sleep', ['60'], { stdio: 'ignore' }).pid); ${leave};`;
    const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    const pid = Number(stdout);
    assert.ok(pid > 0);
    for (let tries = 0; groupAlive(pid) && tries < 100; tries += 1) await pause(20);
    assert.equal(groupAlive(pid), false);
  });
}
