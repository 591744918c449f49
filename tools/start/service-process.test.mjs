import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, test } from 'node:test';
import { freePorts } from './free-ports.mjs';
import { groupAlive } from './process-group.mjs';
import { createServiceProcess, lastComplaint } from './service-process.mjs';

const folder = mkdtempSync(join(tmpdir(), 'service-'));
after(() => rmSync(folder, { recursive: true, force: true }));

/** A service that responds on its port and has a child that ignores SIGTERM. */
const SCRIPT = join(folder, 'service.mjs');
writeFileSync(
  SCRIPT,
  `
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
spawn(process.execPath, ['-e', "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)"], { stdio: 'ignore' });
createServer((request, response) => { response.end('ok'); if (request.url === '/die') { console.error('out of tea'); process.exit(3); } }).listen(Number(process.argv[2]), '127.0.0.1');
`,
);

let service = null;
afterEach(() => service?.stop(100));

async function startService(events = {}) {
  const { PORT_SHELL } = await freePorts({});
  const url = `http://127.0.0.1:${PORT_SHELL}`;
  service = createServiceProcess(
    {
      name: 'Tea',
      command: process.execPath,
      args: [SCRIPT, PORT_SHELL],
      cwd: folder,
      env: process.env,
      logFile: join(folder, 'tea.log'),
      health: [url],
    },
    { crashed() {}, recovered() {}, ...events },
  );
  assert.equal(await service.start(20_000), true);
  return url;
}

test('stopping leaves no process behind, not even a child that ignores it', async () => {
  await startService();
  const { pid } = service;
  assert.equal(groupAlive(pid), true);
  await service.stop(300);
  assert.equal(groupAlive(pid), false);
});

test('a crash is reported with its last error, its children are killed, and the service restarts', async () => {
  let told;
  const crashed = new Promise((resolve) => {
    told = resolve;
  });
  let again;
  const recovered = new Promise((resolve) => {
    again = resolve;
  });
  const url = await startService({ crashed: told, recovered: again });
  const first = service.pid;
  await fetch(`${url}/die`).catch(() => undefined);
  const event = await crashed;
  assert.deepEqual(
    { name: event.name, how: event.how, lastWords: event.lastWords, retryInMs: event.retryInMs },
    { name: 'Tea', how: 'exit code 3', lastWords: 'out of tea', retryInMs: 500 },
  );
  assert.equal(await recovered, 'Tea');
  assert.notEqual(service.pid, first);
});

test('a missing program is reported as a crash with a reason', async () => {
  let told;
  const crashed = new Promise((resolve) => {
    told = resolve;
  });
  service = createServiceProcess(
    {
      name: 'Ghost',
      command: join(folder, 'nothing'),
      args: [],
      cwd: folder,
      env: {},
      logFile: join(folder, 'ghost.log'),
      health: [],
    },
    { crashed: told, recovered() {} },
  );
  void service.start(1_000);
  assert.match((await crashed).how, /ENOENT/);
});

test('the last error is plain text or a logged error, not a later warning', () => {
  assert.equal(lastComplaint('started\n{"level":40,"msg":"slow"}\n'), 'started');
  assert.equal(
    lastComplaint(
      'started\n{"level":60,"msg":"no disk","err":{"message":"ENOSPC"}}\n{"level":30,"msg":"closing"}',
    ),
    'no disk: ENOSPC',
  );
  assert.equal(lastComplaint('{"level":30,"msg":"fine"}'), '');
});

test('a killed service stays down until it is started again', async () => {
  let crashes = 0;
  const url = await startService({
    crashed: () => {
      crashes += 1;
    },
  });
  const { pid } = service;
  await service.kill();
  assert.equal(groupAlive(pid), false);
  assert.equal(service.pid, null);
  await assert.rejects(fetch(url));
  assert.equal(await service.start(20_000), true);
  assert.equal(crashes, 0);
});
