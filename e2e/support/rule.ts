import { test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

interface Rules {
  readRules(register: string): { id: string; title: string }[];
}

/** Reads the register with the code that judges the rules, so that both find the same titles. */
async function readTitles(): Promise<Map<string, string>> {
  const { readRules } = (await import(join(ROOT, 'tools/checks/rules.mjs'))) as Rules;
  const register = readFileSync(join(ROOT, 'docs/product-rules.md'), 'utf8');
  return new Map(readRules(register).map(({ id, title }) => [id, title]));
}

let titles: Promise<Map<string, string>> | undefined;

/**
 * Shows a rule of `docs/product-rules.md` as one step of a test, for tests that walk through a
 * whole story. The step has the rule's title, so that `npm run conformance` counts the rule as
 * shown if the step passes.
 * @param id the rule's number, such as `§5.3`
 * @throws if the register has no such rule
 */
export async function rule<T>(id: string, body: () => T | Promise<T>): Promise<T> {
  const title = (await (titles ??= readTitles())).get(id);
  if (title === undefined) throw new Error(`${id} is not in docs/product-rules.md`);
  return test.step(title, body);
}
