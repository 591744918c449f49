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

for (const declaration of [
  'margin-left: 4px;',
  'padding-right: 4px;',
  'left: 0;',
  'width: 10px;',
  'max-height: 10px;',
  'border-left: 1px solid var(--line);',
  'border-top-left-radius: 4px;',
  'scroll-margin-top: 4px;',
]) {
  test(`refuses the physical "${declaration}"`, async () =>
    assert.deepEqual(await lint(declaration), ['logical-css/require-logical-properties']));
}

for (const declaration of [
  'text-align: left;',
  'float: right;',
  'clear: left;',
  'resize: vertical;',
]) {
  test(`refuses the physical "${declaration}"`, async () =>
    assert.deepEqual(await lint(declaration), ['logical-css/require-logical-keywords']));
}

for (const declaration of [
  'margin: 0 0 0 4px;',
  'inset: 0 auto 0 0;',
  'border-radius: 0 4px 0 0;',
]) {
  test(`refuses the lopsided "${declaration}"`, async () =>
    assert.deepEqual(await lint(declaration), ['declaration-property-value-disallowed-list']));
}

for (const [declaration, rule] of [
  ['color: #fff;', 'color-no-hex'],
  ['color: red;', 'color-named'],
  ['color: rgb(0 0 0);', 'function-disallowed-list'],
]) {
  test(`refuses the colour in "${declaration}"`, async () =>
    assert.deepEqual(await lint(declaration), [rule]));
}

test('lets pass the logical ones and the tokens', async () => {
  assert.deepEqual(
    await lint(
      'margin: 0 4px 8px 4px; margin-inline-start: 4px; inset-block-start: 0; text-align: start; color: color-mix(in srgb, var(--pine) 12%, transparent);',
    ),
    [],
  );
});

test('lets the tokens name colours', async () => {
  assert.deepEqual(await lint('color: #fff;', 'libs/ui/src/styles/tokens.css'), []);
});
