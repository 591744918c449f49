/**
 * Finds the tests that show a rule of `docs/product-rules.md` in the results of a test run. A test
 * shows a rule if its title is the rule's number and text. In a Playwright test, each step with
 * such a title shows its rule too (see `e2e/support/rule.ts`).
 *
 * `kind` says what the test ran against. `unit`: code alone, with Jest. `stub`: the pages in a real
 * browser, with the APIs mocked in the network layer. `real`: the servers as they are delivered.
 * @typedef {'unit' | 'stub' | 'real'} Kind
 * @typedef {{ title: string, ok: boolean, where: string, kind: Kind }} ShownTest `where`: the test
 *   file; for a step, also the title of its test
 */

const namesRule = ({ title }) => title.startsWith('§');

/**
 * Shortens a test file's path to the part inside the repository, such as `libs/ui/src/a.test.ts`.
 */
export const placeOf = (path) => path.replace(/^.*\/(?=(apps|libs|services)\/)/, '');

/** @returns {ShownTest[]} */
export const shownByJest = (results) =>
  results.testResults.flatMap((suite) =>
    suite.assertionResults.filter(namesRule).map(({ title, status }) => ({
      title,
      ok: status === 'passed',
      where: placeOf(suite.name),
      kind: 'unit',
    })),
  );

function* specsOf(suite) {
  yield* suite.specs ?? [];
  for (const inner of suite.suites ?? []) yield* specsOf(inner);
}

/** Returns every spec in a Playwright run's JSON report. */
export const playwrightSpecs = (results) =>
  (results.suites ?? []).flatMap((suite) => [...specsOf(suite)]);

/**
 * A step has passed if it ended without an error. The duration of a step that had not ended when
 * its test did is negative.
 */
const stepPassed = ({ error, duration }) => error === undefined && duration >= 0;

/** Yields the rule steps among `steps`, at any depth. A step that never ran is not in the report. */
function* ruleSteps(steps = []) {
  for (const step of steps) {
    if (namesRule(step)) yield step;
    yield* ruleSteps(step.steps);
  }
}

/**
 * Lists the tests and steps that are named after a product rule. If a test was retried, its last
 * run counts. A test that was skipped, or that is expected to fail, shows nothing and so counts as
 * failed.
 * @param {Kind} kind
 * @returns {ShownTest[]}
 */
export const shownByPlaywright = (results, kind) =>
  playwrightSpecs(results).flatMap((spec) => {
    const where = `e2e/${spec.file}`;
    const last = (spec.tests ?? []).map((test) => test.results.at(-1));
    const tests = namesRule(spec)
      ? [
          {
            title: spec.title,
            ok: spec.ok && last.length > 0 && last.every((run) => run?.status === 'passed'),
            where,
            kind,
          },
        ]
      : [];
    const steps = last
      .flatMap((run) => [...ruleSteps(run?.steps)])
      .map((step) => ({
        title: step.title,
        ok: stepPassed(step),
        where: `${where}: ${spec.title}`,
        kind,
      }));
    return [...tests, ...steps];
  });
