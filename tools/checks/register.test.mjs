import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../start/settings.mjs';
import { readRules } from './rules.mjs';

const register = readFileSync(join(ROOT, 'docs/product-rules.md'), 'utf8');
const rules = readRules(register);
const ids = new Set(rules.map(({ id }) => id));

test('every line of the register is read as a rule', () => {
  const lines = register.split('\n').filter((line) => line.startsWith('- '));
  assert.equal(rules.length, lines.length);
  assert.equal(ids.size, rules.length, 'each number is there once');
});

test('a rule shown by another one names a rule that has tests of its own', () => {
  const byId = new Map(rules.map((rule) => [rule.id, rule]));
  const wrong = rules
    .filter(({ shownBy }) => shownBy !== null && byId.get(shownBy)?.shownBy !== null)
    .map(({ title }) => title);
  assert.deepEqual(wrong, []);
});

test('journeys name rules of the register, and those that do are tagged', () => {
  const folder = join(ROOT, 'e2e/journeys');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.spec.ts'))) {
    const source = readFileSync(join(folder, file), 'utf8');
    const named = [...source.matchAll(/'(§\d+\.\d+)'/g)].map(([, id]) => id);
    assert.deepEqual(
      named.filter((id) => !ids.has(id)),
      [],
      file,
    );
    if (named.length > 0) assert.match(source, /'@rules'/, `${file} lacks the tag @rules`);
  }
});
