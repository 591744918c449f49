import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  judge,
  JOURNEYS_MIN,
  readRules,
  REAL_RULES_MIN,
  realShortfall,
  reportRules,
} from './rules.mjs';

const rules = readRules(`# Rules
- §5.1 JD text: at least 50 characters (after trimming)
- §5.2 Limit:
  50 (shown
  by §5.1)
- §5.3 Colour of the logo (not shown: taste has no test)
- no rule
`);

test('a rule has a number and a text; a substitute for a test is read separately', () => {
  assert.deepEqual(
    rules.map(({ title, shownBy, notShown }) => [title, shownBy, notShown]),
    [
      ['§5.1 JD text: at least 50 characters (after trimming)', null, null],
      ['§5.2 Limit: 50', '§5.1', null],
      ['§5.3 Colour of the logo', null, 'taste has no test'],
    ],
  );
});

/** A test that shows the first rule. */
const shown = (change = {}) => ({
  title: rules[0].title,
  ok: true,
  where: 'a.test.ts',
  kind: 'unit',
  ...change,
});

test('a rule holds if its test has passed', () => {
  const { lines, ok } = reportRules(judge(rules, [shown()]));
  assert.equal(ok, true);
  assert.equal(lines.at(-1), '2 of 2 sentences hold');
  assert.ok(lines.includes('– §5.3 Colour of the logo: not shown, taste has no test'));
});

test('rules with a failed test, or without one, are listed', () => {
  const failing = reportRules(judge(rules, [shown(), shown({ ok: false, where: 'b.test.ts' })]));
  assert.equal(failing.ok, false);
  assert.ok(
    failing.lines.includes(
      '✗ §5.1 JD text: at least 50 characters (after trimming): fails in b.test.ts',
    ),
  );
  assert.ok(failing.lines.includes('✗ §5.2 Limit: 50: fails in b.test.ts'));
  assert.deepEqual(reportRules(judge(rules, [])).lines.at(-1), '0 of 2 sentences hold');
});

test('the table counts a rule under each kind of test that shows it, in its section', () => {
  const more = [...rules, ...readRules('- §9.1 Password: 6 (shown by §5.1)\n- §9.2 Voices: ten\n')];
  const tests = [
    shown(),
    shown({ kind: 'real', where: 'journey' }),
    shown({ kind: 'stub', ok: false }),
    shown({ title: '§9.2 Voices: ten', kind: 'stub' }),
  ];
  assert.deepEqual(reportRules(judge(more, tests)).lines.slice(0, 5), [
    'section  sentences  held  by unit  by stubbed browser  by real system',
    '§5       2          0     2        0                   2',
    '§9       2          1     1        1                   1',
    'all      4          1     3        1                   3',
    'A rule is counted under each kind of test that shows it.',
  ]);
});

test('a test without a rule, and a duplicate number, are errors', () => {
  const { mistakes } = judge(
    [...rules, rules[0]],
    [shown({ title: '§5.1 JD text: another wording' })],
  );
  assert.deepEqual(mistakes, [
    '§5.1 is in the register twice',
    'a.test.ts: "§5.1 JD text: another wording" is no rule of the register',
  ]);
});

/** As many rules as the real system must show, spread over as many journeys as it must have. */
function enough() {
  const texts = Array.from({ length: REAL_RULES_MIN }, (_, index) => `- §1.${index + 1} Rule\n`);
  const many = readRules(texts.join(''));
  const tests = many.map(({ title }, index) =>
    shown({ title, kind: 'real', where: `journey ${index % JOURNEYS_MIN}` }),
  );
  return { many, tests };
}
const shortfall = (many, tests) => realShortfall(judge(many, tests), tests);

test('enough rules must be shown by the real system', () => {
  const { many, tests } = enough();
  assert.deepEqual(shortfall(many, tests), []);
  const expected = [
    `${REAL_RULES_MIN - 1} rules are shown by the real system, at least ${REAL_RULES_MIN} are expected`,
  ];
  assert.deepEqual(shortfall(many, tests.slice(0, -1)), expected);
  assert.deepEqual(
    shortfall(many, [...tests.slice(0, -1), { ...tests.at(-1), ok: false }]),
    expected,
    'a failed test shows nothing',
  );
  assert.deepEqual(
    shortfall(many, [...tests.slice(0, -1), { ...tests.at(-1), kind: 'stub' }]),
    expected,
    'a stub is not the real system',
  );
  const alias = readRules(`- §9.1 Rule (shown by §1.1)\n`);
  assert.deepEqual(
    shortfall([...many, ...alias], tests.slice(0, -1)),
    expected,
    'a rule shown by another one is not counted twice',
  );
});

test('the rules shown by the real system must be spread over enough journeys', () => {
  const { many, tests } = enough();
  const last = `journey ${JOURNEYS_MIN - 1}`;
  const fewer = tests.map((one) => (one.where === last ? { ...one, where: 'journey 0' } : one));
  const expected = [
    `${JOURNEYS_MIN - 1} tests on the real system show rules, at least ${JOURNEYS_MIN} are expected`,
  ];
  assert.deepEqual(shortfall(many, fewer), expected);
  const stub = { ...tests[0], kind: 'stub', where: last };
  assert.deepEqual(shortfall(many, [...fewer, stub]), expected, 'a stubbed test is no journey');
});
