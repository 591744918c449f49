import type { ResumeFacts } from '@portal/protocol';
import { addFact, checkCorrections, correctionsOf, isUnsaved, renameFact } from './corrections';

const facts: ResumeFacts = {
  name: 'Layla Haddad',
  skills: ['Go', 'Kafka'],
  titles: [],
  employers: ['Marsa Pay'],
  projects: [],
  yearsOfExperience: 6,
};

test('adds a fact at the front, trimmed and on one line', () => {
  expect(addFact(['Go'], '  Rust\n lang ')).toEqual({ list: ['Rust lang', 'Go'] });
  expect(addFact(['Go'], '  ')).toEqual({ list: ['Go'] });
});

test.each([
  ['twice', ['Go'], 'go'],
  ['long', [], 'x'.repeat(101)],
  ['many', Array.from({ length: 60 }, (_, n) => `skill ${n}`), 'one more'],
])('%s is refused', (error, list, text) => {
  expect(addFact(list, text)).toEqual({ error });
});

test('renames a fact in place; an empty name removes it', () => {
  expect(renameFact(['Go', 'Kafka'], 1, 'Redis')).toEqual({ list: ['Go', 'Redis'] });
  expect(renameFact(['Go', 'Kafka'], 0, 'GO')).toEqual({ list: ['GO', 'Kafka'] });
  expect(renameFact(['Go', 'Kafka'], 0, 'kafka')).toEqual({ error: 'twice' });
  expect(renameFact(['Go', 'Kafka'], 0, ' ')).toEqual({ list: ['Kafka'] });
});

test('saves a pending entry too', () => {
  const typed = correctionsOf(facts);
  expect(
    checkCorrections({ ...typed, pending: { ...typed.pending, projects: 'Tidewatch' } }),
  ).toEqual({ facts: { ...facts, projects: ['Tidewatch'] } });
});

test.each([
  ['', null],
  ['7', 7],
  ['2,5', 2.5],
  [' 60 ', 60],
  ['٧', 7],
  ['٢٫٥', 2.5],
  ['۱۲', 12],
])('years "%s" are %s', (years, yearsOfExperience) => {
  expect(checkCorrections({ ...correctionsOf(facts), years })).toMatchObject({
    facts: { yearsOfExperience },
  });
});

test.each(['61', '-1', 'many'])('years "%s" are invalid', (years) => {
  expect(checkCorrections({ ...correctionsOf(facts), years })).toEqual({
    errors: { years: 'years' },
  });
});

test('applies the length limit to parsed facts too and names their list', () => {
  expect(checkCorrections(correctionsOf({ ...facts, employers: ['x'.repeat(101)] }))).toEqual({
    errors: { employers: 'long' },
  });
});

test('counts only differences as unsaved', () => {
  expect(isUnsaved(correctionsOf(facts), facts)).toBe(false);
  expect(isUnsaved({ ...correctionsOf(facts), name: '' }, facts)).toBe(true);
  expect(isUnsaved({ ...correctionsOf(facts), years: 'x' }, facts)).toBe(true);
});
