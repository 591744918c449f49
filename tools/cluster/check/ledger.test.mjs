import assert from 'node:assert/strict';
import { test } from 'node:test';
import { audit } from './ledger.mjs';

const message = (segmentId, role = 'assistant', content = segmentId) => ({
  role,
  content,
  metadata: { segmentId },
});

test('lost: announced but not stored', () => {
  assert.deepEqual(
    audit({ announced: ['a', 'b', 'b'], inOrder: ['a', 'b'], stored: [message('a')] }),
    { lost: ['b'], duplicated: [], inOrder: true },
  );
});

test('duplicated: a segment stored twice, or an answer under two segment ids', () => {
  assert.equal(audit({ announced: [], stored: [message('a'), message('a')] }).duplicated.length, 1);
  assert.equal(
    audit({
      announced: [],
      stored: [message('a', 'user', 'I built it.'), message('b', 'user', 'i built it. ')],
    }).duplicated.length,
    1,
  );
});

test('a repeated question is no duplicate', () => {
  assert.equal(
    audit({
      announced: [],
      stored: [message('a', 'assistant', 'Why?'), message('b', 'assistant', 'Why?')],
    }).duplicated.length,
    0,
  );
});

test('the stored order must be the order in which the interviewers spoke', () => {
  const stored = [message('a'), message('page'), message('c'), message('b')];
  assert.equal(audit({ announced: [], inOrder: ['a', 'b', 'c'], stored }).inOrder, false);
  assert.equal(audit({ announced: [], inOrder: ['a', 'c', 'b', 'gone'], stored }).inOrder, true);
});
