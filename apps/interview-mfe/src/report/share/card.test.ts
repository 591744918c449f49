import { isShareable } from './card';

const NAMES = ['Layla', 'Haddad', 'Marsa Pay', null, ''];

test.each([
  'We kept one balance row per merchant.',
  'It saved 1,200,000 a year, 40 % of the cost.',
  'The marsal was paid at night.',
  'في أيام التخفيضات كان مئتا كاتب يتنافسون على السطر نفسه',
])('may share "%s"', (quote) => {
  expect(isShareable(quote, NAMES)).toBe(true);
});

test.each([
  'I am Layla, and I led the move.',
  'They called me HADDAD.',
  'At Marsa Pay the payouts were late.',
  'Write to me at l.h@mail.example.',
  'My number is +966 50 123 4567.',
  'It is on https://example.com.',
])('never shares "%s"', (quote) => {
  expect(isShareable(quote, NAMES)).toBe(false);
});
