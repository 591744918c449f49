import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { rspack } from '@rspack/core';
import { packageOf, root } from '../browser.mjs';
import { ABSENT, LiveKitClientFromSources, SOURCES } from './livekit-client.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'livekit-client-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

const sources = () =>
  readdirSync(SOURCES, { recursive: true })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)(test|worker)\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(SOURCES, file), 'utf8') }));

const NAMES = 'ConnectionCheck, LocalVideoTrack, Room, RoomEvent';

async function build(names) {
  writeFileSync(join(scratch, 'entry.js'), `export { ${names} } from 'livekit-client';\n`);
  const compiler = rspack({
    mode: 'production',
    context: scratch,
    entry: './entry.js',
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      path: join(scratch, 'out'),
      filename: 'client.mjs',
      module: true,
      library: { type: 'module' },
    },
    resolve: { extensions: ['.ts', '.mjs', '.js', '.json'], modules: [join(root, 'node_modules')] },
    plugins: [new LiveKitClientFromSources()],
    optimization: { minimize: false },
    performance: false,
    stats: 'none',
  });
  const stats = await new Promise((resolve, reject) =>
    compiler.run((error, result) =>
      compiler.close(() => (error ? reject(error) : resolve(result))),
    ),
  );
  return stats.toJson({
    all: false,
    errors: true,
    warnings: true,
    modules: true,
    nestedModules: true,
    modulesSpace: 9_999,
    nestedModulesSpace: 9_999,
  });
}

let built;
before(async () => {
  built = await build(NAMES);
});
const client = () => import(pathToFileURL(join(scratch, 'out/client.mjs')).href);

test('these are the versions that docs/adr/0017 looked at: a new one is to be read again', () => {
  const versions = ['livekit-client', 'webrtc-adapter', '@bufbuild/protobuf'].map(
    (name) => `${name} ${packageOf(join(root, 'node_modules', name)).version}`,
  );
  assert.deepEqual(versions, [
    'livekit-client 2.23.0',
    'webrtc-adapter 9.0.6',
    '@bufbuild/protobuf 1.10.1',
  ]);
});

test('each source that something stands in for is there', () => {
  assert.deepEqual(
    Object.values(ABSENT)
      .flat()
      .filter((file) => !existsSync(file)),
    [],
  );
});

test('the client imports no module for its effect alone, but the adapter', () => {
  const bare = sources().flatMap(({ file, text }) =>
    [...text.matchAll(/^import '([^']+)'/gm)].map(([, name]) => `${file}: ${name}`),
  );
  assert.deepEqual(bare, ['room/Room.ts: webrtc-adapter']);
});

test('what the room and its parts call on the managers of data tracks is there', async () => {
  for (const [manager, module] of [
    ['incomingDataTrackManager', 'incoming-data-track-manager.mjs'],
    ['outgoingDataTrackManager', 'outgoing-data-track-manager.mjs'],
  ]) {
    const { default: Absent } = await import(`./absent/${module}`);
    const calls = new Set(
      sources().flatMap(({ text }) =>
        [...text.matchAll(new RegExp(`\\.${manager}\\s*\\.(\\w+)`, 'g'))].map(
          ([, method]) => method,
        ),
      ),
    );
    assert.ok(calls.size > 5, `${manager} has another name by now`);
    assert.deepEqual(
      [...calls].filter((method) => typeof Absent.prototype[method] !== 'function'),
      [],
      manager,
    );
  }
});

test('it builds without a warning', () =>
  assert.deepEqual([built.errors, built.warnings], [[], []]));

test('neither what is absent nor the adapter is in the build', () => {
  const names = JSON.stringify(built.modules);
  assert.match(names, /livekit-client\/src\/room\/Room\.ts/);
  for (const part of [
    'webrtc-adapter/src',
    'e2ee/E2eeManager',
    'data-track/packet',
    'private/json-format.js',
    'dist/livekit-client',
  ])
    assert.ok(!names.includes(part), part);
});

test('a room is made and its events are heard', async () => {
  const { Room, RoomEvent } = await client();
  const room = new Room({ adaptiveStream: true, dynacast: true });
  assert.equal(room.state, 'disconnected');
  assert.equal(RoomEvent.DataReceived, 'dataReceived');
});

test('whoever uses what is absent is told so', async () => {
  const { ConnectionCheck, LocalVideoTrack, Room } = await client();
  const said = (part) => ({
    message: `LiveKit's client is built without ${part}: see docs/adr/0017`,
  });
  assert.throws(
    () => new Room({ encryption: { keyProvider: {}, worker: {} } }),
    said('end-to-end encryption'),
  );
  assert.throws(() => new Room({ frameMetadata: { worker: {} } }), said('frame metadata'));
  assert.throws(() => new LocalVideoTrack({}), said('publishing video'));
  await assert.rejects(
    new Room().localParticipant.publishDataTrack({ name: 'a' }),
    said('data tracks'),
  );
  await assert.rejects(
    new ConnectionCheck('ws://room', 'token').checkTURN(),
    said('the checks that pre-join does not run'),
  );
});
