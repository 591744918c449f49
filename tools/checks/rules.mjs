/**
 * @typedef {{ id: string, text: string, title: string, shownBy: string | null, notShown: string |
 *   null }} Rule
 */
/** @typedef {import('../test/outcome.mjs').ShownTest} ShownTest */

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

/**
 * Decides which rules hold. A rule holds if it has at least one test and all its tests passed. A
 * test belongs to a rule if its title is the rule's number and text. If a rule names another rule
 * in `shownBy`, the tests of the rule it names are used instead. Duplicate numbers and tests
 * without a rule are reported as mistakes.
 * @param {Rule[]} rules
 * @param {ShownTest[]} tests
 */
export function judge(rules, tests) {
  const byTitle = new Map();
  for (const test of tests) byTitle.set(test.title, [...(byTitle.get(test.title) ?? []), test]);
  const own = (rule) => byTitle.get(rule.title) ?? [];
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const verdictOf = (rule) => {
    if (rule.notShown !== null) return 'excused';
    const shown = rule.shownBy === null ? own(rule) : own(byId.get(rule.shownBy) ?? { title: '' });
    if (shown.length === 0) return 'no test';
    return shown.every(({ ok }) => ok)
      ? 'holds'
      : `fails in ${shown
          .filter(({ ok }) => !ok)
          .map(({ where }) => where)
          .join(', ')}`;
  };
  const titles = new Set(rules.map(({ title }) => title));
  const twice = rules
    .filter(({ id }, index) => rules.findIndex((rule) => rule.id === id) !== index)
    .map(({ id }) => `${id} is in the register twice`);
  const strangers = [...byTitle.keys()]
    .filter((title) => !titles.has(title))
    .map((title) => `${byTitle.get(title)[0].where}: "${title}" is no rule of the register`);
  return {
    verdicts: rules.map((rule) => ({ rule, verdict: verdictOf(rule) })),
    mistakes: [...twice, ...strangers],
  };
}

/**
 * Formats the report: how many rules in each section hold, which ones do not, and a total at the
 * end.
 * @returns {{ lines: string[], ok: boolean }}
 */
export function reportRules({ verdicts, mistakes }) {
  const counted = verdicts.filter(({ verdict }) => verdict !== 'excused');
  const sections = [...new Set(verdicts.map(({ rule }) => rule.id.split('.')[0]))];
  const lines = sections.map((section) => {
    const all = counted.filter(({ rule }) => rule.id.startsWith(`${section}.`));
    const excused = verdicts.filter(
      ({ rule, verdict }) => rule.id.startsWith(`${section}.`) && verdict === 'excused',
    ).length;
    return `${section}: ${all.filter(({ verdict }) => verdict === 'holds').length} of ${all.length} hold${excused === 0 ? '' : `, ${excused} cannot be shown`}`;
  });
  const broken = counted.filter(({ verdict }) => verdict !== 'holds');
  for (const { rule, verdict } of broken) lines.push(`✗ ${rule.title}: ${verdict}`);
  for (const { rule, verdict } of verdicts)
    if (verdict === 'excused') lines.push(`– ${rule.title}: not shown, ${rule.notShown}`);
  for (const mistake of mistakes) lines.push(`✗ ${mistake}`);
  lines.push(`${counted.length - broken.length} of ${counted.length} sentences hold`);
  return { lines, ok: broken.length === 0 && mistakes.length === 0 };
}
