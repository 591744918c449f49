import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import stylelint from 'stylelint';
import { ROOT } from '../start/settings.mjs';

async function lint(declaration, file = 'apps/shell/src/planted.module.css') {
  const { results } = await stylelint.lint({
    code: `.planted { ${declaration} }\n`,
    codeFilename: join(ROOT, file),
    cwd: ROOT,
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

for (const [declaration, rule] of [
  ['margin-left: 4px;', 'logical-css/require-logical-properties'],
  ['text-align: left;', 'logical-css/require-logical-keywords'],
  ['margin: 0 0 0 4px;', 'declaration-property-value-disallowed-list'],
  ['border-radius: 0 4px 0 0;', 'declaration-property-value-disallowed-list'],
  ['color: #fff;', 'color-no-hex'],
  ['color: red;', 'color-named'],
  ['color: rgb(0 0 0);', 'function-disallowed-list'],
]) {
  test(`refuses "${declaration}"`, async () => assert.deepEqual(await lint(declaration), [rule]));
}

test('accepts logical properties and tokens', async () => {
  assert.deepEqual(
    await lint(
      'margin: 0 4px 8px 4px; margin-inline-start: 4px; inset-block-start: 0; text-align: start; color: color-mix(in srgb, var(--pine) 12%, transparent);',
    ),
    [],
  );
});

test('accepts colours in the tokens', async () => {
  assert.deepEqual(await lint('color: #fff;', 'libs/ui/src/styles/tokens.css'), []);
});
