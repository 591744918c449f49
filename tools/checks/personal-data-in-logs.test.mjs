import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../start/settings.mjs';
import { answersOf, OF_THE_JOURNEYS, wordsInLogs } from './personal-data-in-logs.mjs';

test('names and beginnings of answers are found in any log, by file and line, in any case', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-logs-'));
  try {
    writeFileSync(join(folder, 'livekit.log'), 'started\nparticipant Layla.1@MAIL.example\n');
    writeFileSync(
      join(folder, 'interviewer.log.1'),
      '{"msg":"In my last job I built the payment service with a team"}\n',
    );
    writeFileSync(join(folder, 'standalone.log'), '{"msg":"request completed"}\n');
    const words = [
      ...OF_THE_JOURNEYS,
      ...answersOf(join(ROOT, 'e2e/fixtures/answers/answers.json')),
    ];
    assert.deepEqual(wordsInLogs(folder, words).sort(), [
      'interviewer.log.1:1: in my last job i built the payment servi',
      'livekit.log:2: @mail.example',
      'livekit.log:2: layla',
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('nothing is found if there are no logs', () => {
  assert.deepEqual(wordsInLogs(join(tmpdir(), 'there-is-no-such-folder'), OF_THE_JOURNEYS), []);
});
