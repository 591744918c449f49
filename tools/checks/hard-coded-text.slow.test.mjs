import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import { ROOT } from '../start/settings.mjs';

const PLANTED = 'apps/shell/src/planted.tsx';
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: [
    { languageOptions: { parserOptions: { projectService: { allowDefaultProject: [PLANTED] } } } },
  ],
});

/**
 * Lints a shell component that contains the given element. Returns the ids of the rules it breaks.
 */
async function lint(element) {
  const [{ messages }] = await eslint.lintText(
    `export const Planted = ({ busy }: { busy: boolean }) => ${element};\n`,
    { filePath: join(ROOT, PLANTED) },
  );
  return messages.map(({ ruleId, message }) => ruleId ?? message);
}

for (const [what, element] of Object.entries({
  'words in an element': '<p>Hello {busy}</p>',
  'a name for assistive technology': '<button aria-label="Close" disabled={busy} />',
})) {
  test(`lint refuses ${what}`, async () =>
    assert.deepEqual(await lint(element), ['i18next/no-literal-string']));
}

test('lint accepts what is not text: classes, roles, punctuation', async () => {
  assert.deepEqual(
    await lint('<p className="a" role="status" hidden={busy}>{`${busy}`} · 50/50</p>'),
    [],
  );
});
