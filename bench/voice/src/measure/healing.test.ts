import { shareFound, wasHealed } from './healing';

const before = 'I decided to move the reports because';
const after = 'the people in sales were waiting';

it('accepts both parts in one final, with some words misheard', () => {
  expect(
    wasHealed(before, after, [
      'i decide to move the reports because the people in sails were waiting',
    ]),
  ).toBe(true);
});

it('rejects two finals, and one without the second part', () => {
  expect(wasHealed(before, after, [before, after])).toBe(false);
  expect(wasHealed(before, after, [before])).toBe(false);
});

it('counts the words found in order', () => {
  expect(shareFound('one two three four', 'one three four five')).toBe(0.75);
  expect(shareFound('one two', '')).toBe(0);
});
