import { wordErrorRate } from './word-error-rate';

it.each([
  ['the same words, whatever their case and punctuation', 'I built it.', 'i BUILT it', 0],
  ['one of four words replaced', 'we moved slow queries', 'we moved low queries', 0.25],
  ['one of four words missing', 'we moved slow queries', 'we moved queries', 0.25],
  ['one word added to four', 'we moved slow queries', 'we moved the slow queries', 0.25],
  ['nothing heard', 'we moved', '', 1],
  ['nothing said', '', 'we moved', 2],
])('%s', (_, said, heard, rate) => {
  expect(wordErrorRate(said, heard)).toBe(rate);
});
