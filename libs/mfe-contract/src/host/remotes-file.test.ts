import { readRemotesFile } from './remotes-file';

const auth = { name: 'auth', manifest: '/remotes/auth/1.0.0/mf-manifest.json', version: '1.0.0' };

it('lists each remote with its manifest, version and integrity', () => {
  const pinned = {
    ...auth,
    integrity: 'sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K',
    contract: '1.1.0',
  };
  expect(readRemotesFile({ remotes: [auth, pinned] })).toEqual({
    remotes: [auth, pinned],
    preview: [],
    problems: [],
  });
});

it('lists previews separately', () => {
  const next = { ...auth, version: '1.1.0' };
  expect(readRemotesFile({ remotes: [auth], preview: [next, {}] })).toMatchObject({
    remotes: [auth],
    preview: [next],
    problems: [expect.stringContaining('preview line 2') as string],
  });
});

it('drops only the invalid entry', () => {
  const { remotes, problems } = readRemotesFile({
    remotes: [
      auth,
      { name: 'onboarding' },
      { ...auth, integrity: 'md5-x' },
      { ...auth, contract: 'latest' },
    ],
  });
  expect(remotes).toEqual([auth]);
  expect(problems).toHaveLength(3);
  expect(problems[0]).toContain('line 2: manifest');
});

it.each([null, 'x', {}, { remotes: {} }])('is an empty list, not a failure, for %j', (body) => {
  expect(readRemotesFile(body)).toMatchObject({
    remotes: [],
    preview: [],
    problems: [expect.any(String)],
  });
});

it('never reads preview-only fields from a file', () => {
  expect(readRemotesFile({ remotes: [{ ...auth, unpinned: true, more: 1 }] }).remotes).toEqual([
    auth,
  ]);
});

it('lists a canary with its percentage of visitors', () => {
  const canary = { percent: 10, manifest: '/c.json', version: '2', integrity: 'sha384-oqVu' };
  const read = (more: object) => readRemotesFile({ remotes: [{ ...auth, canary: more }] });
  expect(read({ ...canary, more: 1 })).toMatchObject({ remotes: [{ ...auth, canary }] });
  for (const wrong of [0, 100, 1.5, '10', undefined])
    expect(read({ ...canary, percent: wrong })).toMatchObject({
      remotes: [],
      problems: ['remotes.json, line 1: canary.percent: Invalid input'],
    });
  expect(read({ percent: 10 }).remotes).toEqual([]);
});

it.each<[string, unknown[]]>([
  ['name', [undefined, '', 'Auth', '1a', ' ']],
  ['manifest', [undefined, '', 1]],
  ['version', [undefined, '', null]],
  ['integrity', ['', 'md5-x', 'sha384-', 'sha384-o!', null]],
  ['contract', ['1.2', 'v1.2.3', '1.2.3 ', 1]],
])('drops an entry with an invalid %s and names the field', (field, values) => {
  for (const value of values)
    expect(readRemotesFile({ remotes: [{ ...auth, [field]: value }] })).toEqual({
      remotes: [],
      preview: [],
      problems: [`remotes.json, line 1: ${field}: Invalid input`],
    });
});
