import { chooseRemotes } from './remote-overrides';

const released = {
  name: 'interview',
  manifest: 'http://interview.example/1/mf-manifest.json',
  version: '1',
  integrity: 'sha384-1',
};
const auth = { ...released, name: 'auth' };
const next = {
  ...released,
  manifest: 'http://interview.example/2/mf-manifest.json',
  version: '2-rc',
  integrity: 'sha384-2',
};
const choose = (
  search: string,
  environment: 'production' | 'preview' | 'development' = 'preview',
) =>
  chooseRemotes(
    { remotes: [auth, released], preview: [next] },
    { environment, origins: ['http://interview.example'] },
    search,
  );

it('uses the released version if nothing is requested', () => {
  expect(choose('?other=1')).toEqual({ remotes: [auth, released], overridden: [], problems: [] });
});

it.each(['2-rc', next.manifest])('uses an entry of the preview list, by %s', (wanted) => {
  expect(choose(`?remote.interview=${wanted}`)).toEqual({
    remotes: [auth, next],
    overridden: [next],
    problems: [],
  });
});

it('uses a manifest URL on a listed origin', () => {
  const { remotes, overridden } = choose(
    '?remote.interview=http://interview.example/3/mf-manifest.json',
  );
  expect(overridden).toEqual([
    {
      name: 'interview',
      manifest: 'http://interview.example/3/mf-manifest.json',
      version: '/3/mf-manifest.json',
      unpinned: true,
    },
  ]);
  expect(remotes[1]).toBe(overridden[0]);
});

it.each([
  '?remote.interview=http://elsewhere.example/mf-manifest.json',
  '?remote.interview=9',
  '?remote.unknown=2-rc',
  '?remote.auth=2-rc',
])('refuses anything else: %s', (search) => {
  expect(choose(search)).toMatchObject({
    remotes: [auth, released],
    overridden: [],
    problems: [expect.stringContaining('remote.') as string],
  });
});

it('ignores requests in production', () => {
  expect(choose('?remote.interview=2-rc', 'production')).toEqual({
    remotes: [auth, released],
    overridden: [],
    problems: [],
  });
});
