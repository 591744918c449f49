/**
 * `npx nx sample portal [<ref>] [--replace]` runs one version of the portal and stores the data it
 * creates in `libs/db/samples/<last migration>`: an embedded database's folder, a PostgreSQL dump,
 * browser storage, and what that version's servers return for this data.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '../servers/postgres.mjs';
import { checkNode, ensureInstalled } from '../start/install.mjs';
import { findLiveKit } from '../start/livekit.mjs';
import { stopAllGroups } from '../start/process-group.mjs';
import { createReport, StartError } from '../start/report.mjs';
import { ROOT } from '../start/settings.mjs';
import { BACKEND_JOB, DATA_JOB, makeFiles } from './documents.mjs';
import { createInterviews } from './interviews.mjs';
import { commitOfSample, packFolder, writeSample } from './output.mjs';
import { createCalls, PEOPLE } from './people.mjs';
import { playPage } from './play-page.mjs';
import { checkWorth, readBack } from './read-back.mjs';
import { SETTINGS, startServers } from './servers.mjs';
import { enrol, leaveUnread, playStory } from './story.mjs';
import { buildVersion, lastMigrationOf, takeVersion } from './version.mjs';

const report = createReport();
const scratch = mkdtempSync(join(tmpdir(), 'portal-sample-'));
let version = null;

/** Registers a user with two resumes and two job descriptions, so that the page offers a choice. */
async function enrolLayla({ calls, files }) {
  const layla = await enrol(calls, PEOPLE.layla, { file: files.first, job: BACKEND_JOB });
  const second = await calls.upload('/api/resume/upload', layla, { file: files.second });
  await calls.upload('/api/jd/upload-text', layla, DATA_JOB);
  return {
    ...PEOPLE.layla,
    ...layla,
    firstResumeId: layla.resumeId,
    secondResumeId: second.body.data.id,
  };
}

/**
 * Fills a database, reads it back, and stops the servers while they are still processing uploads.
 * @param {string} name name of the step
 * @param {object} database options for `startServers`
 * @param {boolean} withPage whether to use the page in a browser as well
 */
async function fill(name, database, withPage, parts) {
  const step = report.step(name);
  const own = join(scratch, name);
  mkdirSync(own);
  let servers = null;
  try {
    servers = await startServers({
      folder: version.folder,
      scratch: own,
      livekit: parts.livekit,
      ...database,
    });
    const calls = createCalls(servers);
    const world = { calls, interviews: createInterviews(calls, servers), files: parts.files };
    step.progress('people');
    const people = await playStory(world);
    let browser = null;
    if (withPage) {
      step.progress('the page');
      const layla = await enrolLayla(world);
      browser = await playPage({ ...servers, folder: version.folder }, layla);
      people.push({ person: PEOPLE.layla, session: await calls.signIn(PEOPLE.layla) });
    }
    step.progress('reading back');
    const read = [];
    for (const person of people) read.push(await readBack(calls, person));
    read.push(await readBack(calls, await leaveUnread(world)));
    const madeAt = new Date().toISOString();
    await servers.stop();
    checkWorth(read);
    step.done(`${read.length} people`);
    return { madeAt, people: read, browser };
  } catch (error) {
    step.fail('failed');
    throw error;
  } finally {
    await servers?.stop();
  }
}

async function onPostgres(parts) {
  const server = await startPostgres({ durable: false });
  try {
    const databaseUrl = await server.createDatabase('portal');
    const filled = await fill('PostgreSQL', { databaseUrl }, false, parts);
    return { ...filled, dump: await server.dump('portal') };
  } finally {
    await server.stop();
  }
}

async function embedded(parts) {
  const dataDir = join(scratch, 'database');
  const filled = await fill('Embedded database', { dataDir }, true, parts);
  return { ...filled, folder: await packFolder(version.folder, dataDir) };
}

function readWords() {
  try {
    const { values, positionals } = parseArgs({
      options: { replace: { type: 'boolean' } },
      allowPositionals: true,
    });
    return { ref: positionals[0], replace: values.replace ?? false };
  } catch (error) {
    throw new StartError(error.message);
  }
}

/**
 * Throws if this schema already has a sample, unless `replace` is set. A sample should come from
 * the version that was released, so it must not be replaced by accident.
 */
function checkFree(schema, replace) {
  const kept = commitOfSample(schema);
  if (kept !== null && !replace)
    throw new StartError(
      `There is a sample of ${schema}, written by ${kept.slice(0, 8)}: --replace puts one of ${version.commit.slice(0, 8)} in its place.`,
    );
}

async function main() {
  checkNode();
  const { ref, replace } = readWords();
  await ensureInstalled(report);
  const livekit = await findLiveKit(report, join(ROOT, '.cache'));
  if (livekit === null) throw new StartError('Rooms need LiveKit.');
  version = await takeVersion(ref, report);
  const schema = lastMigrationOf(version);
  checkFree(schema, replace);
  await buildVersion(version, report);
  const parts = { livekit, files: await makeFiles() };
  const filled = { embedded: await embedded(parts), postgres: await onPostgres(parts) };
  const { commit, changed } = version;
  const files = writeSample(schema, { schema, commit, changed, settings: SETTINGS, ...filled }, [
    scratch,
    version.folder,
  ]);
  for (const { name, bytes } of files)
    report.say(`libs/db/samples/${schema}/${name}: ${Math.ceil(bytes / 1_024)} KB`);
}

async function cleanUp() {
  await stopAllGroups(2_000);
  version?.remove();
  rmSync(scratch, { recursive: true, force: true });
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void cleanUp().then(() => process.exit(1)));
main()
  .then(() => 0)
  .catch((error) => {
    report.fail(error instanceof StartError ? error.message : error.stack);
    return 1;
  })
  .then(async (code) => {
    await cleanUp();
    process.exit(code);
  });
