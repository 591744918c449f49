/**
 * `npx nx check-advisories portal` fails if a package has a known vulnerability that is not
 * accepted in `dependencies/audit-exceptions.json`. If the registry does not respond, nothing is
 * checked: under Nx, the check then passes; without Nx, this script exits with 3.
 */
import { createReport } from '../start/report.mjs';
import { run } from '../start/run.mjs';
import { ROOT } from '../start/settings.mjs';
import { readJsonOf } from './dependencies/lock.mjs';
import { auditProblems } from './dependencies/rules.mjs';
import { concludeUnchecked } from '../test/outcome.mjs';

const report = createReport();
const { output } = await run(
  'npm',
  ['audit', '--json', '--package-lock-only', '--loglevel=silent'],
  { cwd: ROOT },
);
const answer = parse(output);
if (answer?.vulnerabilities === undefined) {
  report.warn(
    `Known vulnerabilities are not checked: ${answer?.message ?? 'the registry does not respond'}`,
  );
  concludeUnchecked();
} else {
  const problems = auditProblems(
    answer,
    readJsonOf('tools/checks/dependencies/audit-exceptions.json'),
    new Date().toISOString().slice(0, 10),
  );
  for (const problem of problems) report.fail(problem);
  report.plain(
    `Known vulnerabilities: ${problems.length === 0 ? 'none except accepted ones' : problems.length}`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
}

/** Returns the JSON report in npm's output, or null if there is none. */
function parse(text) {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return null;
  }
}
