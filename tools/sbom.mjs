/**
 * `npx nx sbom portal [file]` writes a CycloneDX bill of materials. It lists the npm packages that
 * are used in production, and components written in other languages.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { otherComponents } from './checks/dependencies/other-components.mjs';
import { createReport } from './start/report.mjs';
import { run } from './start/run.mjs';
import { ROOT } from './start/settings.mjs';

const report = createReport();
const file = resolve(process.argv[2] ?? join(ROOT, 'dist/sbom.cdx.json'));
const { code, output } = await run(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only', '--loglevel=silent'],
  { cwd: ROOT },
);
if (code !== 0) {
  report.fail(`npm sbom ended with ${code}: ${output}`);
  process.exit(1);
}
const bill = JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
const others = otherComponents((path) => readFileSync(join(ROOT, path), 'utf8'));
bill.components.push(...others);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
report.plain(`${bill.components.length} components, ${others.length} of them not of npm: ${file}`);
