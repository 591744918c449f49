import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import config from '../../eslint.config.mjs';
import { ROOT } from '../start/settings.mjs';

const SERVERS = 'libs/protocol/src/planted.ts';
const PAGES = 'apps/shell/src/planted.ts';
// Use only the rules for regular expressions, because the other rules would load type information.
const ofPatterns = config.filter(({ rules }) =>
  Object.keys(rules ?? {}).some((rule) => rule.startsWith('regexp/')),
);
const eslint = new ESLint({ cwd: ROOT, overrideConfigFile: true, overrideConfig: ofPatterns });

/**
 * Lints a regular expression as if it were in `file`. Returns the ids of the rules that it
 * violates.
 */
async function lint(pattern, file) {
  const [{ messages }] = await eslint.lintText(`export const PLANTED = ${pattern};\n`, {
    filePath: join(ROOT, file),
  });
  return messages.map(({ ruleId, message }) => ruleId ?? message);
}

for (const [what, pattern] of Object.entries({
  'two parts that take the same letters, as in an email': String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/`,
  'a repetition of a repetition': '/^(a+)+$/',
  'quoted words that share their blanks': String.raw`/"[^"\n]*\s[^"\n]*"/g`,
})) {
  test(`lint refuses ${what}, wherever it stands`, async () => {
    for (const file of [SERVERS, PAGES])
      assert.ok((await lint(pattern, file)).includes('regexp/no-super-linear-backtracking'), file);
  });
}

test('for user input, lint refuses a pattern that restarts at every character', async () => {
  assert.deepEqual(await lint(String.raw`/\s+$/`, SERVERS), ['regexp/no-super-linear-move']);
  assert.deepEqual(await lint(String.raw`/\s+$/`, PAGES), []);
});

test('lint accepts the equivalent unambiguous pattern', async () => {
  assert.deepEqual(
    await lint(String.raw`[/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, /^a+$/, /(?<!\s)\s+$/]`, SERVERS),
    [],
  );
});
