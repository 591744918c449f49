/**
 * `npm run bench:api`: measures both APIs under load, with a PostgreSQL database, and compares
 * reads with those of a bare server that runs the same queries. bench/README.md explains the
 * figures.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pdfs } from '../../tools/probe/pdfs.mjs';
import { startPostgres } from '../../tools/servers/postgres.mjs';
import { build } from '../../tools/start/build.mjs';
import { lastingFreePorts } from '../../tools/start/free-ports.mjs';
import { checkNode, ensureInstalled } from '../../tools/start/install.mjs';
import { spawnGroup, stopAllGroups, stopGroup } from '../../tools/start/process-group.mjs';
import { createReport, StartError } from '../../tools/start/report.mjs';
import { answers } from '../../tools/start/service-process.mjs';
import { HOST, ROOT } from '../../tools/start/settings.mjs';
import { poll } from '../../tools/until.mjs';
import { useOfTree } from '../voice/src/measure/process-tree.ts';
import { bareReads, kindsOfCall, load } from './src/load.mjs';
import { createPeople } from './src/people.mjs';
import { median } from 'simple-statistics';
import { growthPercent, ratioOf, round, summarise } from './src/summary.ts';

const report = createReport();
const QUICK = process.argv.includes('--quick');
const PEOPLE = QUICK ? 6 : 40;
const ROUNDS = QUICK ? 2 : 7;
const ROUND_S = QUICK ? 2 : 5;
const PHASE_S = QUICK ? 4 : 20;
const SOAK_S = QUICK ? 20 : 600;
const START_TIMEOUT_MS = 30_000;
const SAMPLE_MS = 2_000;
/**
 * The mixed load: `reads` is a fraction of the highest rate measured for reads, and the other rates
 * are in calls per second. Logins and uploads are rare because a login costs 50 ms of CPU by design
 * and an upload must be parsed.
 */
const MIX = { reads: 0.2, messages: 30, login: 2, uploads: 1 };
/** How often all candidates sign in again (s). Access tokens expire after 15 minutes. */
const RENEW_S = 300;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void stopAllGroups(3_000).then(() => process.exit(1)));

/** Starts one of the Node servers for the benchmark on a free port. */
async function startServer(script, env) {
  const [port] = await lastingFreePorts(1);
  const args = [
    '--enable-source-maps',
    ...(script.endsWith('bare.mjs')
      ? ['--import', join(ROOT, 'tools/typescript/register.mjs')]
      : []),
    join(ROOT, script),
  ];
  const child = spawnGroup(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH: process.env.PATH, HOST, PORT: String(port), ...env },
  });
  const url = `http://${HOST}:${port}`;
  await poll(() => child.exitCode !== null || answers(`${url}/health`), START_TIMEOUT_MS);
  if (!(await answers(`${url}/health`))) throw new StartError(`${script} did not start.`);
  return { url, pid: child.pid };
}

async function startServers(databaseUrl) {
  const secret = () => randomBytes(24).toString('hex');
  const env = {
    DATABASE_URL: databaseUrl,
    JWT_SECRET: secret(),
    INTERVIEWER_TOKEN: secret(),
    API_KEYS: secret(),
    SITE_ORIGINS: `http://${HOST}`,
    RATE_LIMIT_MAX: '0',
    NODE_ENV: 'production',
  };
  const [nowhere] = await lastingFreePorts(1);
  const livekit = {
    LIVEKIT_URL: `ws://${HOST}:${nowhere}`,
    LIVEKIT_API_KEY: 'bench',
    LIVEKIT_API_SECRET: secret(),
  };
  return {
    main: await startServer('services/main-api/dist/main.js', env),
    voice: await startServer('services/voice-api/dist/main.js', { ...env, ...livekit }),
    bare: await startServer('bench/api/src/bare.mjs', {
      DATABASE_URL: databaseUrl,
      NODE_ENV: 'production',
    }),
  };
}

const PAGE_BYTES = 4_096;
/** Returns the resident memory of a process in MB (1,000,000 bytes). */
const residentMb = (pid) =>
  (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / 1e6;

const lineOf = (name, { perSecond, p50, p99, errors }) =>
  `${name.padEnd(22)} ${perSecond.toFixed(1).padStart(8)}/s  p50 ${String(p50).padStart(4)} ms  p99 ${String(p99).padStart(4)} ms  errors ${errors}`;

/** Runs one phase and measures the CPU time that the server and the database use per call (µs). */
async function measured(name, postgres, server, phase) {
  const used = () => [server.pid, postgres.pid].map((pid) => useOfTree(pid, false).cpuS);
  const before = used();
  const result = await load({ url: server.url, ...phase });
  const [serverUs, databaseUs] = used().map((seconds, index) =>
    round(((seconds - before[index]) * 1e6) / Math.max(1, result.answers), 0),
  );
  report.plain(`${lineOf(name, result)}  server ${serverUs} µs  database ${databaseUs} µs`);
  return { ...result, serverUs, databaseUs };
}

async function readRounds(postgres, servers, calls, bare) {
  const rounds = Object.fromEntries(Object.keys(bare).map((name) => [name, []]));
  for (let number = 0; number <= ROUNDS; number += 1) {
    for (const name of Object.keys(rounds)) {
      const theirs = await measured(`bare ${name}`, postgres, servers.bare, {
        requests: bare[name],
        seconds: ROUND_S,
      });
      const ours = await measured(`ours ${name}`, postgres, servers.main, {
        requests: calls[name],
        seconds: ROUND_S,
      });
      // Discard the first round, which only warms up both servers.
      if (number > 0) rounds[name].push({ ours, bare: theirs });
    }
  }
  return rounds;
}

/** Sends every kind of request concurrently, each kind at its own rate. */
async function mixedLoad(servers, calls, capacity, seconds) {
  const rates = { ...MIX, reads: MIX.reads * capacity };
  const phases = await Promise.all(
    Object.entries(rates).map(async ([kind, rate]) => {
      const connections = kind === 'reads' || kind === 'messages' ? 8 : 2;
      const result = await load({
        url: (kind === 'uploads' ? servers.voice : servers.main).url,
        requests: calls[kind],
        seconds,
        rate,
        connections,
      });
      report.plain(lineOf(`mixed ${kind}`, result));
      return [kind, result];
    }),
  );
  return Object.fromEntries(phases);
}

async function soak(servers, callsNow, capacity) {
  const watched = { main: servers.main.pid, voice: servers.voice.pid };
  const memory = { main: [], voice: [] };
  const timer = setInterval(
    () => Object.entries(watched).forEach(([name, pid]) => memory[name].push(residentMb(pid))),
    SAMPLE_MS,
  );
  const phases = [];
  for (let left = SOAK_S; left > 0; left -= RENEW_S)
    phases.push(
      ...Object.values(
        await mixedLoad(servers, await callsNow(), capacity, Math.min(left, RENEW_S)),
      ),
    );
  clearInterval(timer);
  for (const [name, samples] of Object.entries(memory))
    report.plain(
      `soak, ${name} API: ${samples[0].toFixed(0)} MB at first, ${median(samples.slice(-5)).toFixed(0)} MB at the end, growth ${growthPercent(samples)} %`,
    );
  return { phases, memory };
}

async function main() {
  checkNode();
  await ensureInstalled(report);
  await build(report, ['main-api', 'voice-api']);
  const postgres = await startPostgres();
  const servers = await startServers(await postgres.createDatabase('bench'));
  const { resume: pdf } = await pdfs();
  const { candidate, renew, credentials } = createPeople({
    main: servers.main.url,
    voice: servers.voice.url,
    pdf,
  });
  const people = [];
  report.say(`${PEOPLE} candidates…`);
  for (let index = 0; index < PEOPLE; index += 1) people.push(await candidate());
  const callsNow = async () => {
    for (const person of people) await renew(person);
    return kindsOfCall({ people, credentials, pdf });
  };

  const rounds = await readRounds(postgres, servers, await callsNow(), bareReads(people));
  const capacity = median(rounds.reads.map(({ ours }) => ours.perSecond));
  for (const [name, list] of Object.entries(rounds))
    report.plain(`${name}: ${ratioOf(list)} of the bare route`);
  const calls = await callsNow();
  const half = await measured('reads at half', postgres, servers.main, {
    requests: calls.reads,
    seconds: PHASE_S,
    rate: capacity / 2,
  });
  const login = await measured('logins', postgres, servers.main, {
    requests: calls.login,
    seconds: PHASE_S,
    connections: 8,
  });
  const mixed = await mixedLoad(servers, calls, capacity, PHASE_S);
  const soaked = await soak(servers, callsNow, capacity);
  // Stop the servers before the database: they hold connections to it.
  for (const { pid } of Object.values(servers)) await stopGroup(pid, 5_000);
  await postgres.stop();

  const result = summarise({ rounds, half, mixed, login, soak: soaked });
  mkdirSync(join(ROOT, 'bench/results'), { recursive: true });
  writeFileSync(
    join(ROOT, `bench/results/${QUICK ? 'api.quick' : 'api'}.json`),
    `${JSON.stringify({ result, rounds, half, login, mixed, soak: soaked }, null, 2)}\n`,
  );
  process.stdout.write(`RESULT api ${JSON.stringify(result)}\n`);
  return result.errors === 0 ? 0 : 1;
}

main().then(
  (code) => process.exit(code),
  async (error) => {
    report.fail(error instanceof StartError ? error.message : error.stack);
    await stopAllGroups(3_000);
    process.exit(1);
  },
);
