import assert from 'node:assert/strict';
import { test } from 'node:test';
import { audit } from './ledger.mjs';

const message = (segmentId, role = 'assistant', content = segmentId) => ({
  role,
  content,
  metadata: { segmentId },
});

test('what was announced and is not stored is lost', () => {
  assert.deepEqual(
    audit({ announced: ['a', 'b', 'b'], inOrder: ['a', 'b'], stored: [message('a')] }),
    { lost: ['b'], duplicated: [], inOrder: true },
  );
});

test('one segment stored twice, or one answer under two names, is a duplicate', () => {
  assert.equal(
    audit({ announced: [], inOrder: [], stored: [message('a'), message('a')] }).duplicated.length,
    1,
  );
  assert.equal(
    audit({
      announced: [],
      inOrder: [],
      stored: [message('a', 'user', 'I built it.'), message('b', 'user', 'i built it. ')],
    }).duplicated.length,
    1,
  );
});

test('a question that was asked again is none', () => {
  assert.equal(
    audit({
      announced: [],
      inOrder: [],
      stored: [message('a', 'assistant', 'Why?'), message('b', 'assistant', 'Why?')],
    }).duplicated.length,
    0,
  );
});

test('the stored order is the one in which the interviewers said it', () => {
  const stored = [message('a'), message('page'), message('c'), message('b')];
  assert.equal(audit({ announced: [], inOrder: ['a', 'b', 'c'], stored }).inOrder, false);
  assert.equal(audit({ announced: [], inOrder: ['a', 'c', 'b', 'gone'], stored }).inOrder, true);
});
