/** `npm run conformance`: runs the tests of the product's rules (`docs/product-rules.md`), in units and in the browser, and says which rules hold. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runJest } from './checks/jest.mjs';
import { readProjects } from './checks/projects.mjs';
import { readJson } from './checks/results.mjs';
import { judge, readRules, reportRules, shownByJest, shownByPlaywright } from './checks/rules.mjs';
import { checkNode, ensureInstalled } from './start/install.mjs';
import { stopAllGroups } from './start/process-group.mjs';
import { createReport } from './start/report.mjs';
import { run } from './start/run.mjs';
import { ROOT } from './start/settings.mjs';

const report = createReport();
const scratch = mkdtempSync(join(tmpdir(), 'conformance-'));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void stopAllGroups(8_000).then(() => process.exit(1)));

const hasRules = ({ folder }) =>
  existsSync(join(folder, 'src')) &&
  readdirSync(join(folder, 'src'), { recursive: true }).some((file) =>
    /\.conformance\.test\.tsx?$/.test(file),
  );

async function units() {
  const shown = [];
  for (const { name, folder } of readProjects().filter(hasRules)) {
    const file = join(scratch, `${name}.json`);
    const { output } = await runJest(folder, file, ['\\.conformance\\.test\\.']);
    const results = readJson(file);
    if (results === null || results.numFailedTestSuites > 0) report.plain(output);
    shown.push(...(results === null ? [] : shownByJest(results)));
  }
  return shown;
}

async function browser() {
  const env = { ...process.env, E2E_RESULTS_DIR: scratch };
  await run(process.execPath, [join(ROOT, 'tools/e2e.mjs'), 'conformance', 'src/conformance/'], {
    cwd: ROOT,
    echo: true,
    env,
  });
  const results = readJson(join(scratch, 'results.conformance.json'));
  return results === null ? [] : shownByPlaywright(results);
}

async function main() {
  checkNode();
  await ensureInstalled(report);
  const rules = readRules(readFileSync(join(ROOT, 'docs/product-rules.md'), 'utf8'));
  report.say('Rules in units…');
  const shown = await units();
  report.say('Rules in the browser…');
  shown.push(...(await browser()));
  const { lines, ok } = reportRules(judge(rules, shown));
  for (const line of lines) report.plain(line);
  return ok ? 0 : 1;
}

main()
  .catch((error) => {
    report.fail(error.stack);
    return 1;
  })
  .then(async (code) => {
    await stopAllGroups(8_000);
    rmSync(scratch, { recursive: true, force: true });
    process.exit(code);
  });
