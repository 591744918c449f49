import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ROOT } from '../start/settings.mjs';
import { checkCatalogues, checkReleased } from './catalogues.mjs';
import { flatten } from './catalogues/key-problems.mjs';

// Use a folder inside the workspace, so that imports of the workspace's packages can be resolved.
mkdirSync(join(ROOT, '.cache'), { recursive: true });
const folder = mkdtempSync(join(ROOT, '.cache/catalogues-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const TEXTS = {
  setup: {
    title: 'Setup',
    types: { hr: 'HR', both: 'Both' },
    files_one: '{{count}} file',
    files_other: '{{count}} files',
    hello: 'Hello {{name}}',
  },
  common: { close: 'Close' },
};
const CALLS =
  "t('title'); t('types.hr'); t('types.both'); t('files', { count: 2 }); t('hello', { name: 'Layla' }); t('common:close');";

/**
 * Writes a component that makes the given calls. Returns the problems found in it, without file
 * names and line numbers.
 */
function check(calls, texts = TEXTS) {
  const file = join(folder, 'Planted.tsx');
  writeFileSync(
    file,
    `import { Trans, useT } from '@portal/i18n';\nexport function Planted({ kind, word, names }: { kind: 'hr' | 'both'; word: string; names: { name: string } }) {\n  const t = useT('setup');\n  ${calls}\n  return null;\n}\n`,
  );
  return checkCatalogues(
    [file],
    new Map(Object.entries(texts).map(([name, catalogue]) => [name, flatten(catalogue)])),
  ).map((problem) => problem.replace(/^.*Planted\.tsx:\d+: /, ''));
}

test('there are no problems if code and catalogues agree', () =>
  assert.deepEqual(check(CALLS), []));

test('a key that does not exist is refused', () =>
  assert.deepEqual(check(`${CALLS} t('titel');`), ['no text "titel" in setup']));

test('keys are read from a union type, each member separately', () => {
  assert.deepEqual(
    check(CALLS.replace("t('types.hr'); t('types.both');", 't(`types.${kind}`);')),
    [],
  );
  assert.deepEqual(
    check(CALLS, {
      ...TEXTS,
      setup: { ...TEXTS.setup, types: { hr: 'HR', both: 'Both', technical: 'Technical' } },
    }),
    ['setup:types.technical is used nowhere'],
  );
  assert.deepEqual(
    check(`${CALLS} t(\`types.\${kind}\`);`, {
      ...TEXTS,
      setup: { ...TEXTS.setup, types: { hr: 'HR' } },
    }).at(-1),
    'no text "types.both" in setup',
  );
});

test('both branches of a condition count as used', () =>
  assert.deepEqual(check(`${CALLS} t(word ? 'title' : 'subtitle');`), [
    'no text "subtitle" in setup',
  ]));

test('a key known only at run time is refused, unless the file declares it', () => {
  assert.match(check(`${CALLS} t(word);`)[0], /not a finite set of keys/);
  assert.deepEqual(
    check(
      `${CALLS.replace("t('types.hr'); t('types.both');", '')} t(word); // catalogue keys: setup:types.*`,
    ),
    [],
  );
  assert.match(
    check(`${CALLS} t(word); // catalogue keys: setup:kinds.*`)[0],
    /no text for the declared "setup:kinds\.\*"/,
  );
});

test('an unused key is refused, in every plural form', () => {
  assert.deepEqual(check(CALLS.replace("t('files', { count: 2 });", '')), [
    'setup:files_one is used nowhere',
    'setup:files_other is used nowhere',
  ]);
});

test("a text with a variant for a woman's name is refused without a context", () => {
  const texts = { ...TEXTS, setup: { ...TEXTS.setup, hello_female: 'Hello {{name}}' } };
  assert.deepEqual(check(CALLS, texts), ['hello has a variant, and no context is given']);
  assert.deepEqual(
    check(CALLS.replace("name: 'Layla'", "name: 'Layla', context: kind"), texts),
    [],
  );
});

test('a plural without its count is refused', () =>
  assert.deepEqual(check(`${CALLS} t('files');`), [
    'files has plural forms, and no count is given',
    'files needs {{count}}, and it is not given',
  ]));

test('a missing value is refused; one of a typed object is found', () => {
  assert.deepEqual(check(`${CALLS} t('hello', { person: 'Layla' });`), [
    'hello needs {{name}}, and it is not given',
  ]);
  assert.deepEqual(check(`${CALLS} t('hello', names);`), []);
});

test('a key in markup counts', () =>
  assert.deepEqual(check(`${CALLS} void <Trans t={t} i18nKey="welcome" />;`), [
    'no text "welcome" in setup',
  ]));

test('a text that remotes of the released version show may not go', () => {
  const now = new Map([
    ['setup', flatten(TEXTS.setup)],
    ['shell', flatten({})],
  ]);
  const released = { setup: { title: 'Set up', types: { hr: 'HR' } }, shell: { gone: 'Gone' } };
  const read = (path) => JSON.stringify(released[/(\w+)\.json$/.exec(path)[1]]);
  assert.deepEqual(checkReleased(now, read), []);
  released.setup.gone = 'Gone';
  assert.deepEqual(checkReleased(now, read), [
    'setup:gone is gone, but remotes of the released version show it',
  ]);
  assert.deepEqual(
    checkReleased(now, () => null),
    [],
  );
});
