import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import { ROOT } from '../start/settings.mjs';

const eslint = new ESLint({ cwd: ROOT });
const refusals = async (code, file) => {
  const [{ messages }] = await eslint.lintText(code, { filePath: join(ROOT, file) });
  return messages
    .filter(({ ruleId }) => ruleId === 'no-restricted-syntax')
    .map(({ message }) => message);
};

for (const [what, file, code] of [
  ['the bundler’s own require', 'apps/shell/planted.mjs', '__webpack_require__.l = () => 1;'],
  ['the share scope', 'apps/shell/planted.mjs', 'export default __webpack_share_scopes__.default;'],
  ['the list of chunks', 'tools/planted.mjs', 'webpackChunkauth.push([]);'],
  [
    'a run-time module',
    'tools/rspack/planted.mjs',
    'export const add = (rspack) => new rspack.RuntimeModule();',
  ],
  [
    'data of the federation’s own',
    'apps/shell/planted.mjs',
    'export default globalThis.__FEDERATION__;',
  ],
  [
    'the same by its name',
    'apps/shell/planted.mjs',
    "export default globalThis['__FEDERATION__'];",
  ],
  ['a package’s folder of sources', 'apps/shell/planted.mjs', "import 'livekit-client/src';"],
  [
    'an alias with quotation marks',
    'tools/rspack/planted.mjs',
    "export default { resolve: { 'alias': { zod$: './z.mjs' } } };",
  ],
  ['a package’s sources', 'apps/shell/planted.mjs', "import 'livekit-client/src/index.ts';"],
  [
    'a scoped package’s sources',
    'apps/shell/planted.mjs',
    "export { z } from '@scope/package/src/z.ts';",
  ],
  [
    'a path into a package’s sources',
    'tools/rspack/planted.mjs',
    `export const room = '${['node_modules', 'livekit-client', 'src', 'room.ts'].join('/')}';`,
  ],
  [
    'a module put in the place of another',
    'tools/rspack/planted.mjs',
    'export const swap = (rspack) => new rspack.NormalModuleReplacementPlugin(/a/, "b");',
  ],
  [
    'an alias of a build',
    'tools/rspack/planted.mjs',
    "export default { resolve: { alias: { zod$: './z.mjs' } } };",
  ],
]) {
  test(`lint refuses ${what}`, async () => {
    assert.equal((await refusals(code, file)).length, 1);
  });
}

test('lint accepts documented interfaces', async () => {
  assert.deepEqual(
    await refusals(
      "import { getInstance } from '@module-federation/enhanced/runtime';\n__webpack_public_path__ = String(getInstance());",
      'tools/rspack/planted.mjs',
    ),
    [],
  );
});
