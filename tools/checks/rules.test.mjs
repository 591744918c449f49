import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge, readRules, reportRules } from './rules.mjs';

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

test('a rule holds if its test has passed', () => {
  const { lines, ok } = reportRules(
    judge(rules, [{ title: rules[0].title, ok: true, where: 'a' }]),
  );
  assert.equal(ok, true);
  assert.equal(lines.at(-1), '2 of 2 sentences hold');
  assert.equal(lines[0], '§5: 2 of 2 hold, 1 cannot be shown');
});

test('rules with a failed test, or without one, are listed', () => {
  const failing = reportRules(
    judge(rules, [{ title: rules[0].title, ok: false, where: 'a.test.ts' }]),
  );
  assert.equal(failing.ok, false);
  assert.ok(
    failing.lines.includes(
      '✗ §5.1 JD text: at least 50 characters (after trimming): fails in a.test.ts',
    ),
  );
  assert.ok(failing.lines.includes('✗ §5.2 Limit: 50: fails in a.test.ts'));
  assert.deepEqual(reportRules(judge(rules, [])).lines.at(-1), '0 of 2 sentences hold');
});

test('a test without a rule, and a duplicate number, are errors', () => {
  const { mistakes } = judge(
    [...rules, rules[0]],
    [{ title: '§5.1 JD text: another wording', ok: true, where: 'a.test.ts' }],
  );
  assert.deepEqual(mistakes, [
    '§5.1 is in the register twice',
    'a.test.ts: "§5.1 JD text: another wording" is no rule of the register',
  ]);
});
