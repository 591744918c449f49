/**
 * `npm run conformance` runs the tests for the product's rules (`docs/product-rules.md`), both unit
 * and browser tests, and reports which rules hold.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge, readRules, reportRules } from './checks/rules.mjs';
import { checkNode, ensureInstalled } from './start/install.mjs';
import { stopAllGroups } from './start/process-group.mjs';
import { createReport } from './start/report.mjs';
import { ROOT } from './start/settings.mjs';
import { runTargets } from './test/targets.mjs';

const report = createReport();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void stopAllGroups(8_000).then(() => process.exit(1)));

checkNode();
await ensureInstalled(report);
const rules = readRules(readFileSync(join(ROOT, 'docs/product-rules.md'), 'utf8'));
const { shown } = await runTargets(report, {
  name: "Tests of the product's rules",
  targets: ['conformance'],
  atOnce: 2,
});
const { lines, ok } = reportRules(judge(rules, shown));
for (const line of lines) report.plain(line);
process.exitCode = ok ? 0 : 1;
