import { readRemotesFile } from './remotes-file';

const auth = { name: 'auth', manifest: '/remotes/auth/1.0.0/mf-manifest.json', version: '1.0.0' };

it('lists each remote with its manifest, version and integrity', () => {
  const pinned = { ...auth, integrity: 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K' };
  expect(readRemotesFile({ remotes: [auth, pinned] })).toEqual({ remotes: [auth, pinned], problems: [] });
});

it('loses only the line that is wrong', () => {
  const { remotes, problems } = readRemotesFile({ remotes: [auth, { name: 'onboarding' }, { ...auth, integrity: 'md5-x' }] });
  expect(remotes).toEqual([auth]);
  expect(problems).toHaveLength(2);
  expect(problems[0]).toContain('line 2: manifest');
});

it.each([null, 'x', {}, { remotes: {} }])('is an empty list, not a failure, when it is %j', (body) => {
  expect(readRemotesFile(body)).toMatchObject({ remotes: [], problems: [expect.any(String)] });
});
