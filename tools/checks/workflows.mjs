/**
 * `npx nx check-workflows portal` runs actionlint on `.github/workflows`. If actionlint is
 * unavailable, nothing is checked: under Nx, the check then passes; without Nx, this script exits
 * with 3.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createReport } from '../start/report.mjs';
import { run } from '../start/run.mjs';
import { ROOT } from '../start/settings.mjs';
import { ACTIONLINT_VERSION, findActionlint } from './actionlint.mjs';
import { concludeUnchecked } from '../test/outcome.mjs';

const report = createReport();
const folder = join(ROOT, '.github/workflows');
const found = await findActionlint();
if ('missing' in found) {
  report.warn(`Workflows are not checked: ${found.missing}`);
  concludeUnchecked();
} else {
  const files = readdirSync(folder).map((file) => join(folder, file));
  const { code, output } = await run(found.path, ['-no-color', ...files], { cwd: ROOT });
  if (code === 0)
    report.plain(`${files.length} workflows: actionlint ${ACTIONLINT_VERSION} found no problems`);
  else report.plain(output);
  process.exitCode = code === 0 ? 0 : 1;
}
