import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { findProxy, proxyConfig } from './proxy.mjs';

const config = proxyConfig({
  ports: { mainApi: 4_300, voiceApi: 4_301, livekit: 7_880, samples: 4_311 },
  servers: {
    mainApi: [15_001, 15_002],
    voiceApi: [15_003, 15_004],
    livekit: [15_005, 15_006],
    samples: [15_007, 15_008],
  },
});

test('each kind has one address, only on this machine, with all its servers behind it', () => {
  assert.deepEqual(config.match(/bind \S+/g), [
    'bind 127.0.0.1:4300',
    'bind 127.0.0.1:4301',
    'bind 127.0.0.1:7880',
    'bind 127.0.0.1:4311',
  ]);
  assert.deepEqual(
    config.match(/^ {2}server \S+ \S+/gm).map((line) => line.trim()),
    [
      'server main-api-1 127.0.0.1:15001',
      'server main-api-2 127.0.0.1:15002',
      'server voice-api-1 127.0.0.1:15003',
      'server voice-api-2 127.0.0.1:15004',
      'server livekit-1 127.0.0.1:15005',
      'server livekit-2 127.0.0.1:15006',
      'server samples-1 127.0.0.1:15007',
      'server samples-2 127.0.0.1:15008',
    ],
  );
});

test('writes are not sent to a second server', () => {
  assert.equal(
    config.match(/http-request disable-l7-retry unless METH_GET/g).length,
    config.match(/retry-on/g).length,
  );
});

test('a voice API without rooms still takes uploads: only its database and draining count', () => {
  const quoted = /http-check expect rstring '(.+)'/.exec(config)[1];
  const ready = (checks) => new RegExp(quoted).test(JSON.stringify({ status: 'degraded', checks }));
  assert.equal(ready({ database: 'ok', livekit: 'down', taking_requests: 'ok' }), true);
  assert.equal(ready({ database: 'down', livekit: 'ok', taking_requests: 'ok' }), false);
  assert.equal(ready({ database: 'ok', livekit: 'ok', taking_requests: 'down' }), false);
});

test('HAProxy accepts it', { skip: findProxy() === null && 'HAProxy is not installed' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  try {
    writeFileSync(join(folder, 'proxy.cfg'), config);
    const { status, stderr } = spawnSync(findProxy(), ['-c', '-f', join(folder, 'proxy.cfg')], {
      encoding: 'utf8',
    });
    assert.equal(status, 0, stderr);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
