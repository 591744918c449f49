import { signedText } from './signed-list';

it('is the list without its signature, whatever the order of its keys', () => {
  const text = '{"remotes":[{"name":"auth","version":"1"}],"serial":7}';
  expect(signedText({ signature: 'x', serial: 7, remotes: [{ version: '1', name: 'auth' }] })).toBe(
    text,
  );
  expect(signedText(JSON.parse(text) as Record<string, unknown>)).toBe(text);
});

it('differs where a value, the order of a list or a name within a line differs', () => {
  const list = { serial: 7, remotes: ['a', 'b'] };
  for (const other of [
    { ...list, serial: 8 },
    { ...list, remotes: ['b', 'a'] },
    { ...list, preview: [] },
    { ...list, remotes: [{ signature: 'a' }, 'b'] },
  ])
    expect(signedText(other)).not.toBe(signedText(list));
});
