import { checkShares, type ShareScope } from './share-scope';

const shared = (version: string): ShareScope => ({
  react: { [version]: { get: () => () => ({}), from: 'shell', eager: true } },
});
const ask = (has: string, requiredVersion: string) => () =>
  checkShares('auth/AuthScreen', [{ name: 'react', requiredVersion }], shared(has));

it.each([
  ['19.3.1', '^19.3.1'],
  ['19.3.2', '^19.3.1'],
  ['19.10.0', '^19.3.1'],
  ['0.1.4', '^0.1.2'],
  ['0.0.3', '^0.0.3'],
  ['0.0.0', '^0.0.0'],
])('%s fits what was built against %s', (has, needs) => {
  expect(ask(has, needs)).not.toThrow();
});

it.each([
  ['18.3.1', '^19.3.1', 'another major'],
  ['20.0.0', '^19.3.1', 'another major'],
  ['19.3.0', '^19.3.1', 'older'],
  ['19.2.9', '^19.3.1', 'older'],
  ['0.2.0', '^0.1.2', 'another minor where the major is 0'],
  ['0.1.1', '^0.1.2', 'older'],
  ['0.0.4', '^0.0.3', 'another patch where all else is 0'],
  ['19.3.1', '>=19', 'a range of another form'],
  ['19.3.1-rc.1', '^19.3.1', 'not a release'],
  ['19.3.1', '', 'no range'],
])('%s does not fit %s: %s', (has, needs) => {
  expect(ask(has, needs)).toThrow(expect.objectContaining({ problem: 'incompatible' }));
});

it('what the host does not have at all does not fit', () => {
  expect(() =>
    checkShares(
      'auth/AuthScreen',
      [{ name: 'zustand', requiredVersion: '^5.0.0' }],
      shared('19.3.1'),
    ),
  ).toThrow('auth/AuthScreen: incompatible: needs zustand ^5.0.0, the host has none');
});
