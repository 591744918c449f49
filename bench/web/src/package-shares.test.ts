import { ownerOf, sharesOf } from './package-shares';

it.each([
  ['webpack://portal-auth/../../node_modules/react-dom/client.js', 'react-dom'],
  ['webpack://x/../../node_modules/@base-ui/react/tabs/index.mjs', '@base-ui/react'],
  ['webpack://x/../../node_modules/a/node_modules/b/index.js', 'b'],
  ['webpack://x/../../libs/ui/src/tabs/Tabs.tsx', 'libs/ui'],
  ['webpack://x/../../apps/shell/src/App.tsx', 'apps/shell'],
  ['webpack://x/webpack/runtime/jsonp_chunk_loading', "the bundler's run-time"],
])('%s is of %s', (source, owner) => expect(ownerOf(source)).toBe(owner));

it('counts the characters from each mapping to the next, over all lines', () => {
  // On line 1, the first 4 characters have no source and the other 6 come from the first source. On
  // line 2, all 3 characters come from the second source.
  const script = {
    code: 'abcdefghij\nxyz',
    map: JSON.stringify({
      version: 3,
      sources: ['node_modules/one/a.js', 'libs/two/b.ts'],
      names: [],
      mappings: 'IAAA;ACAA',
    }),
  };
  expect([...sharesOf([script])]).toEqual([
    ['one', 6],
    ["the bundler's run-time", 4],
    ['libs/two', 3],
  ]);
});
