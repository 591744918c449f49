import { readRemotesFile, remoteEntryParser } from './remotes-file';
import { remoteEntrySchema } from './remotes-schema';

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

it('lists apart what is there for a preview', () => {
  const next = { ...auth, version: '1.1.0' };
  expect(readRemotesFile({ remotes: [auth], preview: [next, {}] })).toMatchObject({
    remotes: [auth],
    preview: [next],
    problems: [expect.stringContaining('preview line 2') as string],
  });
});

it('loses only the line that is wrong', () => {
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

it.each([null, 'x', {}, { remotes: {} }])(
  'is an empty list, not a failure, when it is %j',
  (body) => {
    expect(readRemotesFile(body)).toMatchObject({
      remotes: [],
      preview: [],
      problems: [expect.any(String)],
    });
  },
);

it('never takes from a file what a preview alone may say', () => {
  expect(readRemotesFile({ remotes: [{ ...auth, unpinned: true, more: 1 }] }).remotes).toEqual([
    auth,
  ]);
});

it.each(['name', 'manifest', 'version', 'integrity', 'contract'])(
  'reads a line with any value as %s, or names it, as the schema does',
  (field) => {
    for (const value of [
      undefined,
      null,
      1,
      '',
      ' ',
      'x',
      'Auth',
      'a-1',
      '1a',
      [],
      {},
      'md5-x',
      'sha384-',
      'sha384-oq+/=',
      'sha384-o!',
      '1.2',
      '1.2.3',
      '1.2.3-beta.1',
      'v1.2.3',
      '1.2.3 ',
    ]) {
      const line = { ...auth, [field]: value };
      const [read, expected] = [
        remoteEntryParser.safeParse(line),
        remoteEntrySchema.safeParse(line),
      ];
      expect({ value, data: read.data, faults: read.faults.map(({ path }) => path) }).toEqual({
        value,
        data: expected.data,
        faults: [...new Set(expected.error?.issues.map(({ path }) => path.join('.')))],
      });
    }
  },
);
