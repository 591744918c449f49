import assert from 'node:assert/strict';
import { test } from 'node:test';
import { auditProblems, engineProblems, licenceProblems, lockProblems } from './rules.mjs';

const CHECKSUM = `sha512-${'a'.repeat(86)}==`;
const lockOf = (changes = {}, places = {}) => ({
  packages: {
    '': { dependencies: { left: '1.0.0' } },
    'node_modules/left': { version: '1.0.0', integrity: CHECKSUM, ...changes },
    ...places,
  },
});
const MANIFESTS = { '': { dependencies: { left: '1.0.0' } } };

test('a matching lock file with every checksum passes, with or without URLs', () => {
  assert.deepEqual(lockProblems(lockOf(), MANIFESTS), []);
  assert.deepEqual(
    lockProblems(lockOf({ resolved: 'https://registry.example/left.tgz' }), MANIFESTS),
    [],
  );
});

const LOCKS = [
  [
    'a version that the lock file does not have',
    lockOf(),
    { '': { dependencies: { left: '1.0.1' } } },
    /dependencies differ/,
  ],
  [
    'a package that the lock file does not have',
    lockOf(),
    { '': { dependencies: { left: '1.0.0', right: '1' } } },
    /dependencies differ/,
  ],
  [
    'a project that the lock file does not have',
    lockOf(),
    { ...MANIFESTS, 'libs/new': {} },
    /libs\/new.*not in the lock file/,
  ],
  ['no checksum', lockOf({ integrity: undefined }), MANIFESTS, /no sha512/],
  ['a weak checksum', lockOf({ integrity: 'sha1-abc' }), MANIFESTS, /no sha512/],
  [
    'an archive over http',
    lockOf({ resolved: 'http://registry.example/left.tgz' }),
    MANIFESTS,
    /comes from http,/,
  ],
  [
    'a git repository',
    lockOf({ resolved: 'git+ssh://git.example/left.git#1' }),
    MANIFESTS,
    /comes from git\+ssh/,
  ],
  [
    'a second registry',
    lockOf(
      { resolved: 'https://registry.example/left.tgz' },
      {
        'node_modules/right': { integrity: CHECKSUM, resolved: 'https://other.example/right.tgz' },
      },
    ),
    MANIFESTS,
    /different places/,
  ],
];
for (const [name, lock, manifests, expected] of LOCKS) {
  test(`a lock file is refused for ${name}`, () =>
    assert.match(lockProblems(lock, manifests).join('\n'), expected));
}

const REPORT = {
  vulnerabilities: {
    left: {
      via: [
        {
          source: 1,
          name: 'left',
          title: 'Runs what it reads',
          severity: 'high',
          url: 'https://advisories.example/GHSA-1',
          range: '<2',
        },
      ],
    },
    above: { via: ['left'] },
  },
};
const EXCEPTION = {
  advisory: 'GHSA-1',
  package: 'left',
  reason: 'It reads only our own files',
  until: '2026-12-31',
};
const TODAY = '2026-06-01';

test('a known vulnerability is reported once, with its advisory', () => {
  assert.deepEqual(auditProblems(REPORT, [], TODAY), [
    'left: high: Runs what it reads (GHSA-1, versions <2)',
  ]);
});
test('a known vulnerability passes with a reason, until its date', () => {
  assert.deepEqual(auditProblems(REPORT, [EXCEPTION], TODAY), []);
  assert.match(auditProblems(REPORT, [EXCEPTION], '2027-01-01').join('\n'), /ended on 2026-12-31/);
});
test('an exception is refused without a reason, for another package, or when unused', () => {
  assert.match(
    auditProblems(REPORT, [{ ...EXCEPTION, reason: ' ' }], TODAY).join('\n'),
    /lacks a reason/,
  );
  assert.match(
    auditProblems(REPORT, [{ ...EXCEPTION, until: undefined }], TODAY).join('\n'),
    /lacks a reason or its last day/,
  );
  assert.match(
    auditProblems(REPORT, [{ ...EXCEPTION, package: 'right' }], TODAY).join('\n'),
    /no longer needed\nleft: high/,
  );
  assert.match(
    auditProblems({ vulnerabilities: {} }, [EXCEPTION], TODAY).join('\n'),
    /no longer needed/,
  );
});

const POLICY = {
  allowed: ['MIT', 'Apache-2.0'],
  exceptions: [{ package: '@native/*', licence: 'LGPL-3.0', reason: 'Linked at run time' }],
};
const native = { name: '@native/linux', licence: 'LGPL-3.0' };
test('allowed licences pass, in every spelling of a choice', () => {
  const licences = ['MIT', '(MIT OR GPL-3.0)', 'MIT AND Apache-2.0'];
  assert.deepEqual(
    licenceProblems([native, ...licences.map((licence) => ({ name: 'left', licence }))], POLICY),
    [],
  );
});
for (const licence of ['GPL-3.0', 'MIT AND GPL-3.0', 'SEE LICENSE IN x', null]) {
  test(`a package under ${licence} is refused`, () =>
    assert.match(
      licenceProblems([native, { name: 'left', licence }], POLICY).join('\n'),
      /^left: .*not on the list$/,
    ));
}
test('an exception holds for its licence only, and is refused when unused', () => {
  assert.match(
    licenceProblems([{ ...native, licence: 'AGPL-3.0' }], POLICY).join('\n'),
    /AGPL-3.0 is not on the list/,
  );
  assert.match(licenceProblems([], POLICY).join('\n'), /no longer needed/);
});

test('a package that needs a newer Node is named, unless only a browser runs it', () => {
  const lock = {
    packages: {
      '': { devDependencies: { tool: '1' } },
      'apps/page': { dependencies: { player: '1' } },
      'services/api': { dependencies: { server: '1', own: '*' } },
      'libs/own': { dependencies: { deep: '1' } },
      'node_modules/own': { link: true, resolved: 'libs/own' },
      'node_modules/tool': { version: '1.0.0', engines: { node: '>=20' } },
      'node_modules/player': { version: '1.0.0', engines: { node: '>=22' } },
      'node_modules/server': { version: '1.0.0', engines: { node: '^18 || >=20' } },
      'libs/own/node_modules/deep': { version: '1.0.0', engines: { node: '>=22' } },
    },
  };
  assert.deepEqual(engineProblems(lock, '20.19.0', ['', 'services/api']), [
    'deep 1.0.0: needs Node >=22, we run on 20.19.0',
  ]);
});
