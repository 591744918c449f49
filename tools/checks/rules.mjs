import { table } from '../table.mjs';

/**
 * @typedef {{ id: string, text: string, title: string, shownBy: string | null, notShown: string |
 *   null }} Rule
 */
/** @typedef {import('../test/shown.mjs').ShownTest} ShownTest */
/**
 * `kinds`: the kinds of test that show the rule, with every test of that kind passed.
 * @typedef {{ rule: Rule, verdict: string, kinds: Set<import('../test/shown.mjs').Kind> }} Judged
 */

/** How many rules must be shown by the real system, each in a test or a step of its own. */
export const REAL_RULES_MIN = 40;
/** How many tests on the real system must show rules. */
export const JOURNEYS_MIN = 12;

const COLUMNS = ['section', 'sentences', 'held', 'by unit', 'by stubbed browser', 'by real system'];
const KINDS = ['unit', 'stub', 'real'];

/**
 * Reads the rules from `docs/product-rules.md`. Each is a list item such as `- §5.12 JD text: …`,
 * on one or more lines, and may end with "(shown by §n)" or "(not shown: why)".
 * @returns {Rule[]}
 */
export function readRules(markdown) {
  return [...markdown.matchAll(/^- (§\d+\.\d+) (.+(?:\n {2}\S.*)*)$/gm)].map(([, id, wrapped]) => {
    const line = wrapped.replaceAll(/\n {2}/g, ' ');
    const [, text = line, shownBy = null, notShown = null] =
      /^(.*?)(?: \(shown by (§\d+\.\d+)\)| \(not shown: (.+)\))?$/.exec(line) ?? [];
    return { id, text, title: `${id} ${text}`, shownBy, notShown };
  });
}

/** Groups tests by the rule that their title names. */
function byTitle(tests) {
  const groups = new Map();
  for (const test of tests) groups.set(test.title, [...(groups.get(test.title) ?? []), test]);
  return groups;
}

/** @returns {string} `holds`, or why the rule does not hold */
function verdictOf(tests) {
  if (tests.length === 0) return 'no test';
  const failed = tests.filter(({ ok }) => !ok).map(({ where }) => where);
  return failed.length === 0 ? 'holds' : `fails in ${failed.join(', ')}`;
}

const kindsOf = (tests) =>
  new Set(
    KINDS.filter((kind) => {
      const own = tests.filter((test) => test.kind === kind);
      return own.length > 0 && own.every(({ ok }) => ok);
    }),
  );

/**
 * Decides which rules hold. A rule holds if it has at least one test and all its tests passed. A
 * test belongs to a rule if its title is the rule's number and text. If a rule names another rule
 * in `shownBy`, the tests of the rule it names are used instead. Duplicate numbers and tests
 * without a rule are reported as mistakes.
 * @param {Rule[]} rules
 * @param {ShownTest[]} tests
 * @returns {{ verdicts: Judged[], mistakes: string[] }}
 */
export function judge(rules, tests) {
  const shown = byTitle(tests);
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const judgeOne = (rule) => {
    const shownBy = rule.shownBy === null ? rule : byId.get(rule.shownBy);
    const own = shown.get(shownBy?.title) ?? [];
    const verdict = rule.notShown === null ? verdictOf(own) : 'excused';
    return { rule, verdict, kinds: kindsOf(own) };
  };
  const titles = new Set(rules.map(({ title }) => title));
  const twice = rules
    .filter(({ id }, index) => rules.findIndex((rule) => rule.id === id) !== index)
    .map(({ id }) => `${id} is in the register twice`);
  const strangers = [...shown]
    .filter(([title]) => !titles.has(title))
    .map(([title, [{ where }]]) => `${where}: "${title}" is no rule of the register`);
  return { verdicts: rules.map(judgeOne), mistakes: [...twice, ...strangers] };
}

/**
 * Says what is missing where too little is shown by the real system. Most rules are quicker to test
 * with stubs, so without this check the real system would be tested less with every change. A rule
 * that is only "shown by" another one does not count.
 * @param {{ verdicts: Judged[] }} judged
 * @param {ShownTest[]} tests
 * @returns {string[]}
 */
export function realShortfall({ verdicts }, tests) {
  const real = verdicts.filter(({ rule, kinds }) => rule.shownBy === null && kinds.has('real'));
  const titles = new Set(real.map(({ rule }) => rule.title));
  const journeys = new Set(
    tests
      .filter(({ kind, title }) => kind === 'real' && titles.has(title))
      .map(({ where }) => where),
  );
  const missing = (what, count, least) =>
    count < least ? [`${count} ${what}, at least ${least} are expected`] : [];
  return [
    ...missing('rules are shown by the real system', titles.size, REAL_RULES_MIN),
    ...missing('tests on the real system show rules', journeys.size, JOURNEYS_MIN),
  ];
}

const sectionOf = ({ id }) => id.split('.')[0];

/** Counts the cells of one row: all rules, those that hold, and those shown by each kind. */
const countsOf = (verdicts) => [
  verdicts.length,
  verdicts.filter(({ verdict }) => verdict === 'holds').length,
  ...KINDS.map((kind) => verdicts.filter(({ kinds }) => kinds.has(kind)).length),
];

/**
 * Says how each section of the register stands: how many rules hold, and how many are shown by each
 * kind of test. Below the table are the rules that do not hold, and the total is at the end.
 * @returns {{ lines: string[], ok: boolean }}
 */
export function reportRules({ verdicts, mistakes }) {
  const counted = verdicts.filter(({ verdict }) => verdict !== 'excused');
  const sections = [...new Set(counted.map(({ rule }) => sectionOf(rule)))];
  const rows = sections.map((section) => [
    section,
    ...countsOf(counted.filter(({ rule }) => sectionOf(rule) === section)),
  ]);
  const lines = [
    ...table(COLUMNS, [...rows, ['all', ...countsOf(counted)]]).split('\n'),
    'A rule is counted under each kind of test that shows it.',
  ];
  const broken = counted.filter(({ verdict }) => verdict !== 'holds');
  for (const { rule, verdict } of broken) lines.push(`✗ ${rule.title}: ${verdict}`);
  for (const { rule, verdict } of verdicts)
    if (verdict === 'excused') lines.push(`– ${rule.title}: not shown, ${rule.notShown}`);
  for (const mistake of mistakes) lines.push(`✗ ${mistake}`);
  lines.push(`${counted.length - broken.length} of ${counted.length} sentences hold`);
  return { lines, ok: broken.length === 0 && mistakes.length === 0 };
}
