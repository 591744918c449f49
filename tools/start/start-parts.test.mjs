import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { checkNode, isInstalled } from './install.mjs';
import { checksumFor } from './livekit.mjs';
import { checkPorts } from './ports.mjs';
import { createRestartPolicy } from './service-process.mjs';
import { createRunRecord } from './run-record.mjs';
import { loadSecrets } from './secrets.mjs';
import { PORTS, readSettings } from './settings.mjs';
import { livekitConfig } from './livekit-config.mjs';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
after(() => rmSync(folder, { recursive: true, force: true }));

test('a Node that is too old is named with the version that is needed', () => {
  assert.throws(() => checkNode('20.18.3'), /Node 20\.18\.3 is too old: version 20\.19/);
  checkNode('20.19.0');
  checkNode('22.1.0');
});

test('packages are reinstalled if a version differs from the lock, or a package is missing', () => {
  const wanted = {
    '': {},
    'libs/ui': {},
    'node_modules/react': { version: '19.3.1' },
    'node_modules/fsevents': { version: '2.0.0', optional: true },
  };
  assert.equal(isInstalled(wanted, { 'node_modules/react': { version: '19.3.1' } }), true);
  assert.equal(isInstalled(wanted, { 'node_modules/react': { version: '19.3.0' } }), false);
  assert.equal(isInstalled(wanted, {}), false);
});

test('packages are reinstalled if a workspace package was added or moved', () => {
  const wanted = {
    '': {},
    'libs/ui': {},
    'node_modules/@portal/ui': { resolved: 'libs/ui', link: true },
  };
  assert.equal(
    isInstalled(wanted, { 'node_modules/@portal/ui': { resolved: 'libs/ui', link: true } }),
    true,
  );
  assert.equal(
    isInstalled(wanted, { 'node_modules/@portal/ui': { resolved: 'packages/ui', link: true } }),
    false,
  );
  assert.equal(isInstalled(wanted, {}), false);
});

test('secrets are created once, readable only by their owner; variables take precedence', () => {
  const first = loadSecrets(folder, {});
  assert.ok(first.JWT_SECRET.length >= 32 && first.LIVEKIT_API_SECRET.length >= 32);
  assert.equal(statSync(join(folder, 'secrets.json')).mode & 0o777, 0o600);
  assert.deepEqual(loadSecrets(folder, {}), first);
  assert.equal(loadSecrets(folder, { JWT_SECRET: 'given' }).JWT_SECRET, 'given');
  assert.equal(
    JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8')).JWT_SECRET,
    first.JWT_SECRET,
  );
});

test('a broken secrets file is named, not replaced', () => {
  const broken = mkdtempSync(join(folder, 'broken-'));
  writeFileSync(join(broken, 'secrets.json'), '{');
  assert.throws(() => loadSecrets(broken, {}), /secrets\.json is not readable JSON/);
});

test('variables change ports; an invalid port is named', () => {
  assert.equal(readSettings({ PORT_SHELL: '5200' }).urls.shell, 'http://127.0.0.1:5200');
  assert.equal(readSettings({}).urls.livekit, 'ws://127.0.0.1:7880');
  assert.equal(readSettings({ PORT_LIVEKIT_TCP: '0' }).ports.livekitTcp, 0);
  assert.throws(() => readSettings({ PORT_SHELL: '0' }), /PORT_SHELL is "0"/);
  assert.throws(() => readSettings({ PORT_SHELL: 'abc' }), /PORT_SHELL is "abc"/);
});

test('a busy port is named with its process and variable', async () => {
  const holder = createServer();
  await new Promise((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address();
  const entry = PORTS.find(({ key }) => key === 'shell');
  await assert.rejects(
    checkPorts({ shell: port }, [entry]),
    (error) =>
      error.message.includes(`Port ${port} for the site is in use`) &&
      error.message.includes('PORT_SHELL='),
  );
  await new Promise((resolve) => holder.close(resolve));
  await checkPorts({ shell: port }, [entry]);
});

test('two parts on one port are named before anything starts', async () => {
  const [shell, auth] = PORTS;
  await assert.rejects(
    checkPorts({ shell: 19_876, auth: 19_876 }, [shell, auth]),
    /wanted twice: by PORT_SHELL and by PORT_AUTH/,
  );
});

test('a crashed part is restarted with growing delays, until six crashes in two minutes', () => {
  let now = 0;
  const policy = createRestartPolicy(() => now);
  assert.deepEqual(
    [1, 2, 3, 4, 5, 6].map(() => policy.crashed()),
    [500, 1_000, 2_000, 4_000, 8_000, null],
  );
  now = 200_000;
  assert.equal(policy.crashed(), 500);
});

test('the checksum of a release is found by its file name', () => {
  const text = 'aaa  livekit_1.13.4_linux_arm64.tar.gz\nBBB *livekit_1.13.4_linux_amd64.tar.gz\n';
  assert.equal(checksumFor(text, 'livekit_1.13.4_linux_amd64.tar.gz'), 'bbb');
  assert.equal(checksumFor(text, 'livekit_1.13.4_windows_amd64.zip'), null);
});

test('LiveKit listens only on this machine and keeps an empty room for the departure window', () => {
  const { ports } = readSettings({});
  const config = livekitConfig(ports, { LIVEKIT_API_KEY: 'key', LIVEKIT_API_SECRET: 'secret' });
  assert.deepEqual(config.bind_addresses, ['127.0.0.1']);
  assert.equal(config.rtc.node_ip, '127.0.0.1');
  assert.ok(config.room.departure_timeout >= 120);
  assert.deepEqual(config.keys, { key: 'secret' });
});

test('the record of a finished run does not stop the next one', async () => {
  writeFileSync(
    join(folder, 'run.json'),
    JSON.stringify({
      pid: 4_194_305,
      url: 'http://127.0.0.1:4200',
      groups: [{ pid: 4_194_306, word: 'standalone' }],
    }),
  );
  await createRunRecord(folder).claim();
});
