import { engineFor } from './engines';
import type { SttEngineInfo } from './runtime-config';

const hosted: SttEngineInfo = { kind: 'hosted', name: 'Deepgram' };
const local: SttEngineInfo = { kind: 'local', name: 'Whisper' };
const builtIn: SttEngineInfo = { kind: 'built-in', name: 'PocketSphinx' };

test('the chosen kind hears, and without a choice the first', () => {
  expect([
    engineFor([hosted, builtIn], 'built-in'),
    engineFor([hosted, builtIn], undefined),
    engineFor([], null),
  ]).toEqual([builtIn, hosted, null]);
});

test('the browser, or typing, leaves the servers’ engines out', () => {
  expect([engineFor([hosted], 'browser'), engineFor([hosted], 'none')]).toEqual([null, null]);
});

test('a kind that is missing gives way to the next, but never to one that sends the sound further', () => {
  expect([
    engineFor([builtIn], 'hosted'),
    engineFor([hosted, local], 'built-in'),
    engineFor([hosted], 'local'),
    engineFor([hosted], 'built-in'),
  ]).toEqual([builtIn, local, null, null]);
});
