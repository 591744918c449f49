/**
 * `npm run conformance` runs the tests for the product's rules (`docs/product-rules.md`): unit
 * tests, browser tests with mocked APIs, and journeys through the real system. It reports which
 * rules hold and what shows them.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge, readRules, realShortfall, reportRules } from './checks/rules.mjs';
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
const { shown, failures } = await runTargets(report, {
  name: "Tests of the product's rules",
  targets: ['conformance'],
  // The journeys take the longest.
  first: ['journeys'],
  atOnce: 2,
});
const judged = judge(rules, shown);
const mistakes = [...judged.mistakes, ...realShortfall(judged, shown)];
const { lines, ok } = reportRules({ ...judged, mistakes });
for (const failure of failures) report.fail(failure);
for (const line of lines) report.plain(line);
process.exitCode = ok && failures.length === 0 ? 0 : 1;
