import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { run } from '../start/run.mjs';
import { ROOT } from '../start/settings.mjs';
import { findActionlint } from './actionlint.mjs';

const readJson = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
const { scripts } = readJson('package.json');
const TARGETS = new Set([
  ...Object.keys(readJson('nx.json').targetDefaults),
  ...Object.keys(readJson('project.json').targets),
  ...Object.keys(readJson('e2e/compatibility/project.json').targets),
]);
const files = readdirSync(join(ROOT, '.github'), { recursive: true })
  .filter((file) => file.endsWith('.yml'))
  .map((file) => join('.github', file));
const lines = files.flatMap((file) =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .map((line) => ({ file, line })),
);
const steps = (key) =>
  lines
    .filter(({ line }) => new RegExp(`^\\s*(- )?${key}:`).test(line))
    .map(({ file, line }) => ({ file, value: line.replace(/^\s*(- )?\w+:\s*/, '') }));

/** Whether a word is the name of a target, or a quoted pattern that matches at least one target. */
function isTarget(word) {
  const pattern = word.replaceAll("'", '').replace('*', '.*');
  return [...TARGETS].some((target) => new RegExp(`^${pattern}$`).test(target));
}

/**
 * Whether a command can run on any machine: `npm ci`, an npm script, or an Nx command for existing
 * targets.
 */
function runsHere(command) {
  if (command.startsWith('npm ci')) return true;
  const script = /^npm run ([\w:-]+)( |$)/.exec(command)?.[1];
  if (script) return script in scripts;
  const targets =
    /^npx nx (?:affected|run-many) -t ((?:'[\w*-]+'|[a-z][\w-]*)(?: (?:'[\w*-]+'|[a-z][\w-]*))*)(?: -|$)/.exec(
      command,
    )?.[1];
  return targets !== undefined && targets.split(' ').every(isTarget);
}

test('each workflow step is a command that runs on any machine', () => {
  const commands = steps('run');
  assert.ok(commands.length > 5);
  for (const { file, value } of commands)
    assert.ok(
      runsHere(value),
      `${file}: "${value}" is neither an npm script nor an Nx target of this workspace`,
    );
});

test('unknown scripts and targets are found', () => {
  for (const command of [
    'npm run nowhere',
    'npx nx affected -t lint deploy',
    'curl https://portal.example | sh',
    '|',
  ])
    assert.equal(runsHere(command), false, command);
});

test('no step puts user input directly into a shell', () => {
  for (const { file, value } of steps('run')) assert.doesNotMatch(value, /\$\{\{/, file);
});

test('each action is pinned to a version, and each job has a timeout', () => {
  for (const { file, value } of steps('uses'))
    assert.match(value, /^(\.\/|[\w-]+\/[\w-]+@(v\d+|[0-9a-f]{40})$)/, file);
  assert.equal(steps('timeout-minutes').length, steps('runs-on').length);
});

test('actionlint refuses an invalid workflow', async (t) => {
  const found = await findActionlint();
  if ('missing' in found) return t.skip(found.missing);
  const folder = mkdtempSync(join(tmpdir(), 'portal-workflow-'));
  t.after(() => rmSync(folder, { recursive: true }));
  writeFileSync(
    join(folder, 'wrong.yml'),
    'on: push\njobs:\n  one:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: echo ${{ github.event.head_commit.message }}\n      - uses: actions/checkout@v5\n        with: { nothing: 1 }\n',
  );
  const { code, output } = await run(found.path, ['-no-color', join(folder, 'wrong.yml')]);
  assert.equal(code, 1);
  assert.match(output, /potentially untrusted/);
  assert.match(output, /input "nothing" is not defined/);
});
