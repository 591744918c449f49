import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EMPTY_LISTING, findLine, setField, switchLine } from './listing.mjs';

const auth = (version) => ({
  name: 'auth',
  manifest: `/auth/${version}/mf-manifest.json`,
  version,
});
const interview = { name: 'interview', manifest: '/interview/1/mf-manifest.json', version: '1' };

test('the first release creates the first line', () => {
  assert.equal(
    switchLine(EMPTY_LISTING, 'stable', auth('1')),
    `{
  "remotes": [
    { "name": "auth", "manifest": "/auth/1/mf-manifest.json", "version": "1" }
  ]
}
`,
  );
});

test("a release changes its remote's line and no other byte, however the file is formatted", () => {
  const before =
    '{"note":"by hand", "remotes": [\n\t{"name": "auth",\n  "version": "1"} ,{ "name":"interview" }]}';
  assert.equal(
    switchLine(before, 'stable', auth('2')),
    '{"note":"by hand", "remotes": [\n\t{ "name": "auth", "manifest": "/auth/2/mf-manifest.json", "version": "2" } ,{ "name":"interview" }]}',
  );
});

test('each channel has its own list', () => {
  const stable = switchLine(switchLine(EMPTY_LISTING, 'stable', auth('1')), 'stable', interview);
  const both = switchLine(stable, 'preview', auth('2'));
  assert.deepEqual(JSON.parse(both), { remotes: [auth('1'), interview], preview: [auth('2')] });
  assert.ok(both.startsWith(stable.trimEnd().slice(0, -2)), 'the stable lines stay as they were');
  assert.deepEqual(
    [
      findLine(both, 'stable', 'auth')?.version,
      findLine(both, 'preview', 'auth')?.version,
      findLine(both, 'preview', 'interview'),
    ],
    ['1', '2', null],
  );
});

test('a field of the list is replaced in place, or added first or last, and no other byte changes', () => {
  const named = setField(setField(EMPTY_LISTING, 'signature', 'A='), 'serial', 1, { first: true });
  assert.equal(named, '{\n  "serial": 1,\n  "remotes": [],\n  "signature": "A="\n}\n');
  const written = '{"signature" : "A=",\t"remotes": [{"name":"auth", "serial": 5}], "serial":1}';
  assert.equal(
    setField(setField(written, 'serial', 12, { first: true }), 'signature', 'BB='),
    '{"signature" : "BB=",\t"remotes": [{"name":"auth", "serial": 5}], "serial":12}',
  );
});

test('a file that is not a list is left unchanged', () => {
  for (const text of ['', '[]', '{"remotes":{}}', '{"remotes":[}'])
    assert.throws(() => switchLine(text, 'stable', auth('1')), /not a list of remotes/);
});
