import { Typeahead } from './typeahead';

const LABELS = ['Easy', 'Medium', 'Hard', 'Hardest', 'مختلط'];
const typed = (keys: string, current = -1, gapMs = 100) => {
  const typeahead = new Typeahead();
  let chosen = current;
  [...keys].forEach((key, index) => {
    chosen = typeahead.type(key, LABELS, chosen, index * gapMs) ?? chosen;
  });
  return LABELS[chosen];
};

test('letters find the label that begins with them, in any case', () => {
  expect(typed('m')).toBe('Medium');
  expect(typed('HARDE')).toBe('Hardest');
  expect(typed('مخ')).toBe('مختلط');
});

test('the same letter goes through all that begin with it, and round', () => {
  expect(typed('h', 2)).toBe('Hardest');
  expect(typed('hh', 2)).toBe('Hard');
});

test('what fits already stays chosen while more is typed', () => {
  expect(typed('ha', 1)).toBe('Hard');
});

test('what nothing begins with changes nothing', () => {
  expect(typed('z', 1)).toBe('Medium');
});

test('after a pause of a second a new search begins', () => {
  expect(typed('me', 0, 999)).toBe('Medium');
  expect(typed('me', 1, 1_000)).toBe('Easy');
});

test('a search is under way until the pause or its end', () => {
  const typeahead = new Typeahead();
  expect(typeahead.isActive(0)).toBe(false);
  typeahead.type('m', LABELS, 0, 0);
  expect([typeahead.isActive(999), typeahead.isActive(1_000)]).toEqual([true, false]);
  typeahead.end();
  expect(typeahead.isActive(1)).toBe(false);
});
