import { initialsOf } from './singleton';

it.each([
  ['Layla', 'Haddad', 'LH'],
  ['layla', '', 'L'],
  ['', '', 'M'],
  ['ليلى', 'حداد', 'ل ح'],
])('for "%s" "%s" are %s', (firstName, lastName, initials) => {
  expect(initialsOf(firstName, lastName, 'me@mail.com')).toBe(initials);
});
