/**
 * `npm run bench:storage`: measures what an interview stores in PostgreSQL and how much the server
 * writes for it. bench/README.md explains the figures.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { pdfs } from '../../tools/probe/pdfs.mjs';
import { startPostgres } from '../../tools/servers/postgres.mjs';
import { build } from '../../tools/start/build.mjs';
import { clientEnv, livekitServer, nodeService } from '../../tools/start/definitions.mjs';
import { lastingFreePorts } from '../../tools/start/free-ports.mjs';
import { checkNode, ensureInstalled } from '../../tools/start/install.mjs';
import { findLiveKit } from '../../tools/start/livekit.mjs';
import { stopAllGroups } from '../../tools/start/process-group.mjs';
import { createReport, StartError } from '../../tools/start/report.mjs';
import { createServiceProcess } from '../../tools/start/service-process.mjs';
import { HOST, ROOT } from '../../tools/start/settings.mjs';
import { createInterviews } from './interview.mjs';

const report = createReport();
/**
 * Number of candidates, with one interview each. One more interview runs first and is not counted,
 * because the first one in a new database allocates pages.
 */
const INTERVIEWS = 40;
const QUESTIONS = 8;
const START_MS = 60_000;
const STOP_MS = 5_000;
const DATABASE = 'storage';
const EVENTS = {
  crashed: ({ name, lastWords }) => report.fail(`${name} ended: ${lastWords}`),
  recovered: () => undefined,
};

/**
 * The running services. Stop them before killing their process groups, because a service that exits
 * unexpectedly is restarted.
 */
const parts = [];
const stopParts = () => Promise.all(parts.map((part) => part.stop(STOP_MS)));
const stopAll = () => stopParts().then(() => stopAllGroups(3_000));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void stopAll().then(() => process.exit(1)));

async function startServers(databaseUrl, dataDir) {
  const livekit = await findLiveKit(report, join(ROOT, '.cache'));
  if (livekit === null) throw new StartError('The bench needs LiveKit.');
  const [mainPort, voicePort, room, roomTcp, roomUdp] = await lastingFreePorts(5);
  const secret = () => randomBytes(24).toString('hex');
  const secrets = {
    JWT_SECRET: secret(),
    INTERVIEWER_TOKEN: secret(),
    LIVEKIT_API_KEY: 'bench',
    LIVEKIT_API_SECRET: secret(),
    API_KEY: secret(),
  };
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    ...secrets,
    API_KEYS: secrets.API_KEY,
    HOST,
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_MAX: '0',
    SITE_ORIGINS: `http://${HOST}`,
    LIVEKIT_URL: `ws://${HOST}:${room}`,
  };
  const at = (port) => `http://${HOST}:${port}`;
  const definitions = [
    livekitServer(
      { ports: { livekit: room, livekitTcp: roomTcp, livekitUdp: roomUdp } },
      { settings: { dataDir }, secrets, livekit, env: clientEnv(env) },
    ),
    nodeService(
      {
        name: 'Main API',
        service: 'main-api',
        log: 'main-api',
        env: { ...env, PORT: String(mainPort) },
        health: [`${at(mainPort)}/health`],
      },
      dataDir,
    ),
    nodeService(
      {
        name: 'Voice API',
        service: 'voice-api',
        log: 'voice-api',
        env: { ...env, PORT: String(voicePort) },
        health: [`${at(voicePort)}/health`],
      },
      dataDir,
    ),
  ];
  parts.push(...definitions.map((definition) => createServiceProcess(definition, EVENTS)));
  for (const part of parts)
    if (!(await part.start(START_MS)))
      throw new StartError(`${part.name} did not start (logs: ${dataDir}/logs).`);
  return {
    main: at(mainPort),
    voice: at(voicePort),
    apiKey: secrets.API_KEY,
    interviewerToken: secrets.INTERVIEWER_TOKEN,
  };
}

/**
 * Returns the number of rows and bytes in each of our tables, along with how many rows and how much
 * WAL the server has written so far. The job queue's tables stand in a schema of their own and are
 * not counted: their rows are deleted after a while.
 */
async function stateOf(postgres) {
  const rows = async (text) =>
    JSON.parse(
      (await postgres.sql(`select coalesce(json_agg(t), '[]') from (${text}) t`, DATABASE)) || '[]',
    );
  await postgres.sql('vacuum analyze', DATABASE);
  const ours = `select relname as name from pg_stat_user_tables where schemaname = 'public' order by 1`;
  const names = (await rows(ours)).map(({ name }) => name);
  const tables = {};
  for (const name of names) {
    const [{ count, bytes }] = await rows(
      `select count(*)::int as count, coalesce(sum(pg_column_size(t.*)), 0)::int as bytes from "${name}" t`,
    );
    const [{ total }] = await rows(`select pg_total_relation_size('"${name}"')::int as total`);
    tables[name] = { rows: count, rowBytes: bytes, bytesWithIndexes: total };
  }
  const [{ wal, commits, written }] =
    await rows(`select pg_current_wal_lsn() - '0/0'::pg_lsn as wal, xact_commit as commits, tup_inserted + tup_updated + tup_deleted as written
    from pg_stat_database where datname = '${DATABASE}'`);
  return { tables, wal: Number(wal), commits, written };
}

const per = (now, before, count = INTERVIEWS) => Number(((now - before) / count).toFixed(1));

function perInterview(after, before, calls, held) {
  const tables = Object.fromEntries(
    Object.entries(after.tables)
      .map(([name, table]) => [
        name,
        Object.fromEntries(
          Object.entries(table).map(([key, value]) => [
            key,
            per(value, before.tables[name]?.[key] ?? 0),
          ]),
        ),
      ])
      .filter(([, { rows, rowBytes }]) => rows !== 0 || rowBytes !== 0),
  );
  const sum = (key) =>
    Number(
      Object.values(tables)
        .reduce((total, table) => total + table[key], 0)
        .toFixed(1),
    );
  return {
    rows: sum('rows'),
    rowBytes: sum('rowBytes'),
    bytesWithIndexes: sum('bytesWithIndexes'),
    walBytes: per(after.wal, before.wal),
    commits: per(after.commits, before.commits),
    rowsWritten: per(after.written, before.written),
    calls,
    messages: held.messages,
    lastsMs: held.lastsMs,
    tables,
  };
}

async function main() {
  checkNode();
  await ensureInstalled(report);
  await build(report, ['main-api', 'voice-api']);
  const postgres = await startPostgres();
  const dataDir = join(ROOT, '.cache/bench-storage');
  rmSync(dataDir, { recursive: true, force: true });
  const servers = await startServers(await postgres.createDatabase(DATABASE), dataDir);
  const { resume } = await pdfs();
  const planIdOf = (id) =>
    postgres.sql(`select id from interview_plans where interview_id = '${id}'`, DATABASE);
  const { calls, candidate, interview } = createInterviews({ ...servers, resume, planIdOf });
  await interview(await candidate(), QUESTIONS);
  // Take measurements before and after the registrations, so that their cost can be told apart from
  // the cost of the interviews.
  const people = [];
  const callsEmpty = { ...calls };
  const empty = await stateOf(postgres);
  for (let index = 0; index < INTERVIEWS; index += 1) people.push(await candidate());
  const before = await stateOf(postgres);
  const callsBefore = { ...calls };
  let held;
  for (const person of people) held = await interview(person, QUESTIONS);
  const after = await stateOf(postgres);
  const postgresVersion = await postgres.sql('show server_version', DATABASE);
  await stopParts();
  await postgres.stop();

  const callsOf = (now, then) =>
    Object.fromEntries(
      Object.entries(now).map(([server, count]) => [server, per(count, then[server])]),
    );
  const result = {
    date: new Date().toISOString(),
    command: 'npm run bench:storage',
    machine: { processor: cpus()[0]?.model, cores: cpus().length },
    postgres: postgresVersion,
    interviews: INTERVIEWS,
    questions: QUESTIONS,
    resumeBytes: resume.length,
    interview: perInterview(after, before, callsOf(calls, callsBefore), held),
    candidate: perInterview(before, empty, callsOf(callsBefore, callsEmpty), {
      messages: 0,
      lastsMs: 0,
    }),
  };
  mkdirSync(join(ROOT, 'bench/results'), { recursive: true });
  writeFileSync(join(ROOT, 'bench/results/storage.json'), `${JSON.stringify(result, null, 1)}\n`);
  const interviewFigures = { ...result.interview };
  delete interviewFigures.tables;
  process.stdout.write(`RESULT storage ${JSON.stringify(interviewFigures)}\n`);
}

main().then(
  () => process.exit(0),
  async (error) => {
    report.fail(error instanceof StartError ? error.message : error.stack);
    await stopAll();
    process.exit(1);
  },
);
