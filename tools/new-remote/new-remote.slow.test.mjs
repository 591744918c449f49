import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../checks/browser.mjs';
import { scratchClone } from '../checks/scratch-clone.mjs';
import { startDevServers } from '../dev/dev-servers.mjs';
import { NX_ENV } from '../start/build.mjs';
import { run } from '../start/run.mjs';

const SHOWN_TIMEOUT_MS = 60_000;
let clone;
const inClone = (script, ...words) =>
  run(process.execPath, [join(clone.folder, script), ...words], {
    cwd: clone.folder,
    env: { ...clone.env, ...NX_ENV },
  });
const passes = async (...words) => {
  const { code, output } = await inClone(...words);
  assert.equal(code, 0, output);
  return output;
};

before(async () => {
  clone = scratchClone();
  assert.match(
    await passes('tools/new-remote/new-remote.mjs', 'practice'),
    /npx nx dev practice-mfe\s+alone, on http:\/\/127\.0\.0\.1:\d+/,
  );
});
after(() => clone?.remove());

test('a new remote lints, type-checks, tests and builds, and the host still matches the contract', async () => {
  await passes(
    'node_modules/nx/dist/bin/nx.js',
    'run-many',
    '-t',
    'lint',
    'typecheck',
    'test',
    'build',
    '-p',
    'practice-mfe',
  );
  await passes('node_modules/nx/dist/bin/nx.js', 'run', 'shell:typecheck');
  await passes('tools/checks/catalogues.mjs');
  const { metaData, exposes } = JSON.parse(
    readFileSync(join(clone.folder, 'apps/practice-mfe/dist/mf-manifest.json'), 'utf8'),
  );
  const { version, modules } = JSON.parse(
    readFileSync(join(clone.folder, 'libs/mfe-contract/contract.json'), 'utf8'),
  );
  assert.deepEqual(
    [metaData.contract, exposes.map(({ name }) => name)],
    [version, Object.keys(modules.practice)],
  );
});

test('the host finds it in remotes.json and shows it when a view needs it', async (t) => {
  const view = join(clone.folder, 'apps/shell/src/views/EntryView.tsx');
  const asked =
    '<Remote module="practice/Practice" props={{ onClose: () => { document.title = "closed"; } }} back={{ label: "", go: () => undefined }} />';
  writeFileSync(view, readFileSync(view, 'utf8').replace('    <>\n', `    <>\n      ${asked}\n`));
  // Import the module from the clone, because the clone's list of ports includes the new remote.
  const { freePorts } = await import(join(clone.folder, 'tools/start/free-ports.mjs'));
  const servers = await startDevServers(clone.folder, ['shell', 'practice'], {
    ...clone.env,
    ...(await freePorts()),
  });
  t.after(() => servers.stop());
  const browser = await launchBrowser();
  t.after(() => browser.close());
  const page = await browser.newPage();
  page.setDefaultTimeout(SHOWN_TIMEOUT_MS);
  await page.goto(servers.urls.shell);
  await page.getByRole('heading', { name: 'Practice' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.waitForFunction(() => globalThis.document.title === 'closed');
});

test('a second remote of the same name is refused, and nothing is overwritten', async () => {
  const path = join(clone.folder, 'apps/practice-mfe/src/screen/Practice.tsx');
  writeFileSync(path, 'mine');
  const { code, output } = await inClone('tools/new-remote/new-remote.mjs', 'practice');
  assert.equal(code, 1);
  assert.match(output, /There is a remote "practice" already/);
  assert.equal(readFileSync(path, 'utf8'), 'mine');
});
