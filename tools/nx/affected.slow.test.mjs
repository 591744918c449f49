import assert from 'node:assert/strict';
import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { readProjects } from '../checks/projects.mjs';
import { scratchClone } from '../checks/scratch-clone.mjs';
import { NX_ENV } from '../start/build.mjs';
import { run } from '../start/run.mjs';

const TARGETS = ['build', 'lint', 'test', 'typecheck'];
/**
 * Targets that run after every change, because the tests in `tools` read the source code of every
 * project.
 */
const ALWAYS = { tools: ['lint', 'test'] };
let clone;
const inClone = async (command, ...words) => {
  const { code, output } = await run(command, words, {
    cwd: clone.folder,
    env: { ...clone.env, ...NX_ENV },
  });
  assert.equal(code, 0, output);
  return output;
};
const git = (...words) =>
  inClone('git', '-c', 'user.name=test', '-c', 'user.email=test@portal.example', ...words);
const affected = (...words) =>
  inClone(
    process.execPath,
    'node_modules/nx/dist/bin/nx.js',
    'affected',
    '--base=HEAD',
    '-t',
    ...words,
  );

before(async () => {
  clone = scratchClone();
  await git('add', '--all');
  await git('commit', '--quiet', '--no-verify', '--allow-empty', '--message', 'as it stands');
});
after(() => clone?.remove());

/** Returns the tasks that Nx would run for `targets` after a change to `files`. */
async function tasksOf(targets, files) {
  for (const file of files) appendFileSync(join(clone.folder, file), '\n');
  const { tasks } = JSON.parse(await affected(...targets, '--graph=stdout'));
  await git('checkout', '--quiet', '--', ...files);
  return Object.values(tasks.tasks)
    .map(({ target }) => target)
    .filter(({ target }) => targets.includes(target));
}

/** Returns the targets that Nx would run after a change to `files`, grouped by project. */
async function checkedAfter(...files) {
  const byProject = {};
  for (const { project, target } of await tasksOf(TARGETS, files))
    (byProject[project] ??= []).push(target);
  return Object.fromEntries(
    Object.entries(byProject).map(([project, targets]) => [project, targets.sort()]),
  );
}

/** Returns the browser test areas that Nx would run after a change to `files`. */
const playedAfter = async (...files) =>
  (await tasksOf(['e2e'], files)).map(({ project }) => project).sort();

/**
 * Lists the projects that depend on a package, directly or indirectly, according to their
 * package.json files.
 */
function dependents(name) {
  const manifests = readProjects().map(({ name: project, folder }) => ({
    project,
    ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  }));
  const reached = new Set([name]);
  const next = () =>
    manifests.find(
      (one) =>
        !reached.has(one.name) &&
        Object.keys({ ...one.dependencies, ...one.devDependencies }).some((dependency) =>
          reached.has(dependency),
        ),
    );
  for (let one = next(); one !== undefined; one = next()) reached.add(one.name);
  return manifests
    .filter((one) => reached.has(one.name))
    .map(({ project }) => project)
    .sort();
}

test('a change in one remote affects only that remote', async () => {
  assert.deepEqual(await checkedAfter('apps/auth-mfe/src/auth-screen/LoginForm.tsx'), {
    'auth-mfe': TARGETS,
    ...ALWAYS,
  });
});

test('a change in the protocol reaches every project that depends on it', async () => {
  const expected = dependents('@portal/protocol');
  for (const project of ['shell', 'auth-mfe', 'main-api', 'interviewer', 'e2e'])
    assert.ok(expected.includes(project), `${project} depends on the protocol`);
  const reached = Object.keys(await checkedAfter('libs/protocol/src/index.ts'));
  // The bench is affected too, because the chaos bench reuses the simulated candidates from the
  // browser tests.
  assert.deepEqual(reached.sort(), [...expected, 'bench', ...Object.keys(ALWAYS)].sort());
});

test('a change in documents affects no part of the product', async () => {
  assert.deepEqual(
    await checkedAfter(
      'docs/architecture.md',
      'README.md',
      'deploy/site.md',
      'CONTRIBUTING.md',
      '.github/CODEOWNERS',
    ),
    ALWAYS,
  );
});

const PAGE = ['compatibility', 'conformance', 'federation', 'gallery'];
const INTERVIEWS = ['faults', 'journeys'];

test('browser tests run for a remote wherever the page is, and for a server where interviews run', async () => {
  assert.deepEqual(
    await playedAfter('apps/auth-mfe/src/auth-screen/LoginForm.tsx'),
    [...PAGE, ...INTERVIEWS].sort(),
  );
  assert.deepEqual(await playedAfter('services/interviewer/src/main.ts'), INTERVIEWS);
  assert.deepEqual(await playedAfter('libs/db/src/index.ts'), INTERVIEWS);
});

test('a test runs alone, a tool where it is used, a document nowhere', async () => {
  assert.deepEqual(await playedAfter('e2e/gallery/gallery.spec.ts'), ['gallery']);
  assert.deepEqual(await playedAfter('tools/release/release.mjs'), ['federation']);
  assert.deepEqual(await playedAfter('docs/architecture.md'), []);
  // The journeys read it to name their steps.
  assert.deepEqual(await playedAfter('docs/product-rules.md'), ['journeys']);
});

test('the build after a change in one remote runs once and ships nothing of its harness', async () => {
  appendFileSync(join(clone.folder, 'apps/auth-mfe/src/auth-screen/LoginForm.tsx'), '\n');
  const output = await affected('build', '--output-style=static');
  assert.deepEqual(
    [...output.matchAll(/^> nx run (\S+)/gm)].map(([, task]) => task),
    ['auth-mfe:build'],
  );

  const dist = join(clone.folder, 'apps/auth-mfe/dist');
  const faked = readdirSync(dist, { recursive: true }).filter(
    (file) =>
      file.endsWith('.js') &&
      /api\.invalid|layla\.haddad/.test(readFileSync(join(dist, file), 'utf8')),
  );
  assert.ok(faked.length > 0, 'the harness is built beside it, with fake servers');
  assert.deepEqual(
    faked.filter((file) => !file.startsWith('harness/')),
    [],
    'what is shipped carries fake servers or their records',
  );
});
