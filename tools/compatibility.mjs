/**
 * `npm run compatibility [-- --pairwise] [--old <ref>] [--new <ref>]` tests whether different
 * versions of the shell and the remotes work together. It runs release builds in the browser, with
 * the shell and each remote on its own origin. Combinations that the contract allows must pass the
 * full browser test; the others must show the correct fallback.
 *
 * The old version is the one in `tools/compatibility/released.json` by default, and the new one is
 * this checkout. The next major version is built from the same source code as the new version.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './checks/browser.mjs';
import { conclude, concludeUnchecked, readJson, readPlaywright } from './test/outcome.mjs';
import { playwrightSpecs } from './test/shown.mjs';
import { acrossMajors, everyCombination, pairwise } from './compatibility/combinations.mjs';
import { resultTable } from './compatibility/result-table.mjs';
import { startSites } from './compatibility/sites.mjs';
import {
  buildVersion,
  changedFiles,
  commitOf,
  forgetOthers,
  hasChanges,
  layOut,
  MissingHistory,
  PROJECTS,
  takeCheckout,
} from './compatibility/versions.mjs';
import { useTestKey } from './release/testing/test-key.mjs';
import { build } from './start/build.mjs';
import { checkNode, ensureInstalled } from './start/install.mjs';
import { findLiveKit } from './start/livekit.mjs';
import { stopAllGroups } from './start/process-group.mjs';
import { createReport, StartError } from './start/report.mjs';
import { run } from './start/run.mjs';
import { ROOT } from './start/settings.mjs';
import { inTurn } from './start/turn.mjs';

const PARTS = Object.keys(PROJECTS);
const E2E = join(ROOT, 'e2e');
const RESULTS = join(ROOT, '.cache/compatibility');
/**
 * Number of combinations with the next major version in the shorter run (`--pairwise`). The full
 * run includes all of them.
 */
const OF_PAIRWISE = 4;
const report = createReport();
const scratch = mkdtempSync(join(tmpdir(), 'portal-compatibility-'));
let sites = null;

function readWords() {
  try {
    return parseArgs({
      options: { pairwise: { type: 'boolean' }, old: { type: 'string' }, new: { type: 'string' } },
    }).values;
  } catch (error) {
    throw new StartError(error.message);
  }
}

async function buildCheckout(commit) {
  await build(report, Object.values(PROJECTS));
  return {
    key: 'new',
    commit,
    from: `${commit.slice(0, 8)}${hasChanges() ? ' with changes' : ''}`,
    ...takeCheckout(),
  };
}

/**
 * Builds the old version, the new version and the next major version. Returns each one with the
 * folder that contains its builds.
 */
async function buildVersions(words) {
  const oldCommit = commitOf(
    words.old ?? readJson(join(ROOT, 'tools/compatibility/released.json')).commit,
  );
  const newCommit = commitOf(words.new ?? 'HEAD');
  const old = {
    key: 'old',
    commit: oldCommit,
    from: oldCommit.slice(0, 8),
    ...(await buildVersion({ commit: oldCommit, report })),
  };
  const now =
    words.new === undefined
      ? await buildCheckout(newCommit)
      : {
          key: 'new',
          commit: newCommit,
          from: newCommit.slice(0, 8),
          ...(await buildVersion({ commit: newCommit, report })),
        };
  const contract = `${Number(now.contract.split('.')[0]) + 1}.0.0`;
  const next = {
    key: 'next',
    from: `${newCommit.slice(0, 8)} with contract ${contract}`,
    ...(await buildVersion({ commit: newCommit, contract, report })),
  };
  return [old, now, next];
}

function chooseCombinations([old, now, next], short) {
  const all = everyCombination(PARTS, [old, now]);
  const beyond = acrossMajors(PARTS, now, next);
  return short ? [...pairwise(all), ...beyond.slice(0, OF_PAIRWISE)] : [...all, ...beyond];
}

async function play(browser, livekit) {
  const results = join(RESULTS, 'results.json');
  rmSync(results, { force: true });
  const { code } = await run(
    process.execPath,
    [
      join(ROOT, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--project=compatibility',
      '--workers=2',
    ],
    {
      cwd: E2E,
      echo: true,
      env: {
        ...process.env,
        ...livekit,
        COMPATIBILITY_SITES: join(scratch, 'combinations.json'),
        MAIN_API_URL: sites.mainApiUrl,
        VOICE_API_URL: sites.voiceApiUrl,
        CHROMIUM_PATH: browser,
        E2E_RESULTS: results,
        FORCE_COLOR: '0',
      },
    },
  );
  return {
    specs: playwrightSpecs(readJson(results) ?? {}),
    total: readPlaywright(results, 'compatibility', code, 'stub'),
  };
}

async function main() {
  checkNode();
  useTestKey();
  mkdirSync(RESULTS, { recursive: true });
  const words = readWords();
  await ensureInstalled(report);
  const browser = await findBrowser();
  const livekit = await findLiveKit(report, join(ROOT, '.cache'));
  if (livekit === null) throw new StartError('The journey needs LiveKit.');
  const versions = await buildVersions(words);
  const combinations = chooseCombinations(versions, words.pairwise);
  forgetOthers(versions.map(({ folder }) => folder));
  const folders = Object.fromEntries(versions.map(({ key, folder }) => [key, folder]));
  const roots = combinations.map(({ versions: choice }, index) => {
    const root = join(scratch, String(index));
    layOut(root, choice, folders);
    return root;
  });
  sites = await startSites({ roots, scratch, livekit });
  writeFileSync(
    join(scratch, 'combinations.json'),
    JSON.stringify(
      combinations.map((combination, index) => ({ ...combination, url: sites.urls[index] })),
    ),
  );
  const { specs, total } = await play(browser, sites.livekitEnv);
  report.plain(
    resultTable({
      parts: PARTS,
      versions,
      combinations,
      changed: changedFiles(
        versions[0].commit,
        words.new === undefined ? null : versions[1].commit,
      ),
      specs,
    }),
  );
  for (const failure of total.failures) report.fail(failure);
  report.plain(`${total.passed} passed, ${total.failed} failed`);
  conclude(total);
}

async function cleanUp() {
  await sites?.stop();
  await stopAllGroups(1_000);
  rmSync(scratch, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void cleanUp().then(() => process.exit(1)));
inTurn(
  join(ROOT, '.cache/compatibility.lock'),
  () => report.say('Another run builds the same versions: waiting for it…'),
  main,
)
  .catch((error) => {
    report.fail(error instanceof StartError ? error.message : error.stack);
    if (error instanceof MissingHistory) concludeUnchecked();
    else conclude({ passed: 0, failed: 1, failures: [`compatibility: ${error.message}`] });
  })
  .then(async () => {
    await cleanUp();
    process.exit();
  });
