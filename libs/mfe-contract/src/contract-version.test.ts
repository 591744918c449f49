import { contractFits } from './contract-version';

it.each([
  ['1.2.0', '1.2.0', true],
  ['1.2.0', '1.1.7', true],
  ['1.2.0', '1.2.9', true],
  ['1.2.0', '1.3.0', false],
  ['1.2.0', '2.0.0', false],
  ['2.0.0', '1.9.0', false],
  ['1.2.0', '1.2.0-beta.1', true],
  ['1.2.0', 'latest', false],
  ['1.2.0', undefined, false],
])('a host of contract %s and a remote of %s fit: %s', (host, remote, fits) => {
  expect(contractFits(host, remote)).toBe(fits);
});
