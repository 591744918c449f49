import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { groupAlive, stopAllGroups } from '../start/process-group.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';

let server;
before(async () => {
  server = await startPostgres({ durable: false });
});
after(() => server.stop());

test('uses the newest programs of Debian, or those on PATH, or none', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'versions-'));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  for (const version of ['9', '15', '17']) {
    mkdirSync(join(folder, version, 'bin'), { recursive: true });
    if (version !== '17') writeFileSync(join(folder, version, 'bin/initdb'), '', { mode: 0o755 });
  }
  assert.equal(findPostgres({ debian: folder, env: { PATH: '' } }), join(folder, '15/bin'));
  assert.equal(
    findPostgres({ debian: '/nowhere', env: { PATH: `/nowhere:${join(folder, '9/bin')}` } }),
    join(folder, '9/bin'),
  );
  assert.equal(findPostgres({ debian: '/nowhere', env: { PATH: '' } }), null);
});

test('creates a database that responds, without a socket file', async () => {
  const url = await server.createDatabase('made');
  assert.match(url, /^postgres:\/\/portal:[0-9a-f]{48}@127\.0\.0\.1:\d+\/made$/);
  assert.equal(await server.sql('show unix_socket_directories', 'made'), '');
  assert.equal(await server.sql('show listen_addresses'), '127.0.0.1');
});

test('a dump is plain SQL and keeps every character', async () => {
  await server.createDatabase('dumped');
  // The value is too long for a single read from a pipe, so a two-byte character may be split
  // between two reads.
  await server.sql("create table said as select repeat('نتيجة العمل', 20000) as words", 'dumped');
  const dump = await server.dump('dumped');
  assert.ok(dump.includes(`INSERT INTO public.said VALUES ('${'نتيجة العمل'.repeat(20_000)}');`));
  assert.doesNotMatch(dump, /^\\|^COPY |OWNER TO/m);
});

test('access without the password is denied', async () => {
  assert.equal(
    await server.sql('select distinct auth_method from pg_hba_file_rules'),
    'scram-sha-256',
  );
});

test('after a crash, committed data is back on the same port', async () => {
  await server.sql('create table kept (word text)');
  await server.sql("insert into kept values ('tea')");
  const { pid } = server;
  await server.kill();
  assert.equal(groupAlive(pid), false);
  assert.equal(server.pid, null);
  await assert.rejects(server.sql('select 1'), /refused/);
  await server.restart();
  assert.equal(await server.sql('select word from kept'), 'tea');
});

test('a failed start is reported with the last output and leaves nothing', async () => {
  await assert.rejects(
    startPostgres({ port: server.port, durable: false }),
    /PostgreSQL did not start: it ended .* could not create listen socket/,
  );
});

test('it ends with its owner, and its scratch folder is removed', async () => {
  const own = await startPostgres({ durable: false });
  const folder = await own.sql('show data_directory');
  const { pid } = own;
  await own.stop();
  assert.equal(groupAlive(pid), false);
  assert.equal(existsSync(folder), false);
});

test('it ends when all process groups are ended', async () => {
  const { pid } = server;
  await stopAllGroups(5_000);
  assert.equal(groupAlive(pid), false);
});
