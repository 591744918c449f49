import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientEnv, commonEnv, siteEnv } from './definitions.mjs';
import { readSettings } from './settings.mjs';

test('only the process that serves the page gets the signing key', () => {
  const env = { DATA_DIR: '/data', REMOTES_SIGNING_KEY: '/elsewhere.pem' };
  const prepared = {
    settings: readSettings(env),
    secrets: {},
    signingKey: '/elsewhere.pem',
    livekit: null,
    recognizerPython: null,
    engines: {},
    env,
  };
  const common = commonEnv(prepared);
  for (const given of [common, clientEnv(common)])
    assert.ok(!Object.values(given).includes('/elsewhere.pem'));
  assert.deepEqual(siteEnv(prepared), {
    REMOTES_SIGNING_KEY: '/elsewhere.pem',
    REMOTES_LIST_FILE: '/data/remotes-of-builds.json',
  });
});
