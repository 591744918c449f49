import assert from 'node:assert/strict';
import { test } from 'node:test';
import { audit, table } from './ledger.mjs';

const message = (segmentId, content, role = 'assistant') => ({
  role,
  content,
  metadata: { segmentId },
});

test('what was announced and is not stored is lost', () => {
  assert.deepEqual(audit(['a', 'b', 'b', 'c'], [message('a', 'Hello.')]), {
    lost: 2,
    duplicated: 0,
  });
});

test('one name stored twice is a duplicate, and so is one answer under two names', () => {
  assert.deepEqual(audit(['a'], [message('a', 'Hello.'), message('a', 'Hello.')]), {
    lost: 0,
    duplicated: 1,
  });
  assert.deepEqual(
    audit([], [message('x', 'A queue.', 'user'), message('y', 'A queue.', 'user')]),
    { lost: 0, duplicated: 1 },
  );
  assert.deepEqual(audit([], [message('x', 'Thank you.'), message('y', 'Thank you.')]), {
    lost: 0,
    duplicated: 0,
  });
});

test('a table keeps its columns apart', () => {
  assert.equal(table(['worker', 'n'], [['Worker 1', 3]]), 'worker    n\nWorker 1  3');
});
