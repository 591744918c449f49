import { soundDistance, soundLength, soundsOf } from './sounds';

it.each([
  ['dead lock', 'deadlock'],
  ['throw put', 'throughput'],
  // The name of a property that every object has.
  ['con struct er', 'constructor'],
  ['their', 'there'],
  ['see eye see dee', 'CI/CD'],
  ['thirty five', '35'],
  ['Night', 'knight.'],
  ['خطه', 'خُطّة'],
])('%s sounds like %s', (a, b) => {
  expect(soundDistance(a, b)).toBeLessThan(0.1);
});

it.each([
  ['crate', 'great'],
  ['cooper netties', 'Kubernetes'],
  ['كوبرنيتيس', 'Kubernetes'],
  ['ضروف', 'ظروف'],
  ['sequel', 'SQL'],
])('%s sounds a little like %s', (a, b) => {
  expect(soundDistance(a, b)).toBeGreaterThan(0);
  expect(soundDistance(a, b)).toBeLessThan(0.35);
});

it.each([
  ['database', 'Kubernetes'],
  ['small', 'large'],
  ['ساعدت', 'قدت'],
  ['did', 'did not'],
])('%s does not sound like %s', (a, b) => {
  expect(soundDistance(a, b)).toBeGreaterThan(0.35);
});

it('is the same both ways, 0 for one text and 1 for nothing in common', () => {
  expect(soundDistance('cache', 'crash')).toBe(soundDistance('crash', 'cache'));
  expect(soundDistance('latency', 'Latency!')).toBe(0);
  expect(soundDistance('', 'latency')).toBe(1);
  expect(soundDistance('', '…')).toBe(0);
});

it('reads abbreviations as a word and letter by letter', () => {
  expect(soundsOf('SQL')).toEqual(['skl', 'eskyuel']);
  expect(soundsOf('sql')).toEqual(['skl']);
});

it('measures what there is to hear', () => {
  expect(soundLength('test')).toBeCloseTo(3.4);
  expect(soundLength('!')).toBe(0);
});
