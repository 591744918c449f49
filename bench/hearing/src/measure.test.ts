import { candidatesOf } from './corpus';
import { compare, doubtOf, NO_DOUBTS, occurrences, termsOf, wordsOf } from './measure';

const answer = (text: string, terms: string[]) => ({ text, about: 'documents' as const, terms });

describe('what was heard', () => {
  it('is compared word by word, whatever the capitals and hyphens', () => {
    expect(compare(answer('A double-entry ledger.', []), 'a double entry letter', [])).toEqual({
      words: 4,
      errors: 1,
      terms: 0,
      missed: 0,
      invented: 0,
    });
  });

  it('misses a term unless all of its words stand together', () => {
    const said = answer('Redis and the settlement service', ['Redis', 'settlement service']);
    expect(compare(said, 'redis and the service settlement', []).missed).toBe(1);
    expect(compare(said, 'redis and a Settlement Service', []).missed).toBe(0);
  });

  it('invents a term that was heard more often than it was said', () => {
    const said = answer('We used Kafka', ['Kafka']);
    expect(compare(said, 'we kafka kafka', ['Kafka', 'Redis']).invented).toBe(1);
    expect(compare(said, 'we used kafka', ['Kafka', 'Redis']).invented).toBe(0);
  });
});

test('a sentence counts as heard well, hardly or in between, by its wrong words', () => {
  const said = 'we kept one row per merchant here too all along';
  expect(doubtOf(said, 'We kept one row per merchant', false)).toEqual({
    ...NO_DOUBTS,
    between: { sentences: 1, doubted: 0 },
  });
  expect(doubtOf(said, `${said} now`, true).well).toEqual({ sentences: 1, doubted: 1 });
  expect(doubtOf(said, 'wheat cat', true).hardly).toEqual({ sentences: 1, doubted: 1 });
});

test('a term is counted where it occurs, also as part of other words', () => {
  expect(occurrences(wordsOf('the pass, the pass and the passage'), 'the pass')).toBe(2);
});

test('every term of the tuning half is said in its answer', () => {
  for (const candidate of candidatesOf('tuning')) {
    expect(termsOf(candidate).length).toBeGreaterThan(20);
    for (const { text, terms } of candidate.answers)
      expect(terms.filter((term) => occurrences(wordsOf(text), term) === 0)).toEqual([]);
  }
});
