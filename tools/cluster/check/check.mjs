import { join } from 'node:path';
import { makeWorld } from '../../probe/world.mjs';
import { table } from '../../table.mjs';
import { poll } from '../../until.mjs';
import { Candidate } from './candidate.mjs';
import { allReady, FAULTS, heldBy } from './faults.mjs';
import { audit } from './ledger.mjs';

const INTERVIEWS = 6;
/** Time limit for all candidates to get a reply to their first answer, in milliseconds. */
const BEGIN_WITHIN_MS = 180_000;
const RECOVER_WITHIN_MS = 120_000;
const END_WITHIN_MS = 600_000;
const ANALYSED_WITHIN_MS = 120_000;

const seconds = (ms) => (ms === null ? '–' : `${(ms / 1000).toFixed(1)} s`);

/** Waits for a condition. Returns how long it took (ms), or null on timeout. */
async function timed(holds, timeoutMs) {
  const from = Date.now();
  return (await poll(holds, timeoutMs)) === null ? null : Date.now() - from;
}

/**
 * Runs six interviews at once while stopping a worker, killing a LiveKit node and restarting Redis.
 * @returns {Promise<boolean>} whether every worker had interviews, and every interview survived
 *   every fault, with nothing lost or duplicated
 */
export async function checkCluster({ cluster, prepared, report }) {
  const world = await makeWorld({
    MAIN_API_URL: cluster.urls.mainApi,
    VOICE_API_URL: cluster.urls.voiceApi,
    SITE_URL: cluster.urls.shell,
  });
  const candidates = Array.from(
    { length: INTERVIEWS },
    (_, index) => new Candidate(world, `candidate-${index + 1}`),
  );
  try {
    for (const candidate of candidates) await candidate.arrive();
    report.say(`${INTERVIEWS} people have registered; their interviews begin`);
    for (const candidate of candidates) await candidate.begin();
    const begun = await timed(
      () => candidates.every(({ answers, replied }) => answers > 0 && replied),
      BEGIN_WITHIN_MS,
    );
    report.say(
      begun === null
        ? 'Not every interviewer has replied to a first answer'
        : `All have answered once after ${seconds(begun)}`,
    );
    const spread = await Promise.all(cluster.workers.map(heldBy));
    report.plain(
      `\n${table(
        ['worker', 'interviews'],
        cluster.workers.map(({ name }, index) => [name, spread[index]]),
      )}\n`,
    );

    const rows = [];
    for (const fault of FAULTS)
      rows.push(await play(fault, { cluster, candidates, prepared, report }));
    report.plain(
      `\n${table(
        ['what happened', 'to', 'running interviews', 'continued', 'all continued after'],
        rows.map(({ cells }) => cells),
      )}\n`,
    );

    for (const candidate of candidates) candidate.allow(Infinity);
    await poll(() => candidates.every(({ ended }) => ended), END_WITHIN_MS);
    const outcomes = [];
    for (const candidate of candidates) outcomes.push(await outcomeOf(candidate));
    report.plain(
      `${table(
        ['interview', 'answers', 'stored', 'lost', 'duplicated', 'status'],
        outcomes.map(({ cells }) => cells),
      )}\n`,
    );
    for (const { candidate, whole } of outcomes)
      if (!whole) report.warn(`${candidate.name}: ${candidate.notes.slice(-8).join(' | ')}`);
    return conclude(outcomes, rows, spread, report);
  } finally {
    for (const candidate of candidates) candidate.close();
  }
}

/** Injects a fault, checks that the running interviews continue, and repairs the fault. */
async function play(fault, { cluster, candidates, prepared, report }) {
  const open = candidates.filter(({ ended }) => !ended);
  const logOf = (part) =>
    join(prepared.settings.dataDir, 'logs', `${part.name.toLowerCase().replace(' ', '-')}.log`);
  const { who, repair } = await fault.strike({
    cluster,
    logOf,
    rooms: () => open.map(({ interviewId }) => `interview-${interviewId}`),
  });
  const restarted = who === 'Redis';
  if (restarted) await repair();
  // Remember how many answers each candidate has given: after the fault, every candidate must give
  // another answer and get a reply.
  const before = new Map(open.map((candidate) => [candidate, candidate.answers]));
  for (const candidate of open) candidate.allow(1);
  const goesOn = (candidate) =>
    candidate.ended || (candidate.answers > before.get(candidate) && candidate.replied);
  const took = await timed(() => open.every(goesOn), RECOVER_WITHIN_MS);
  const went = open.filter(goesOn).length;
  report.say(
    `${fault.name} (${who}): ${went} of ${open.length} continued${took === null ? '' : ` within ${seconds(took)}`}`,
  );
  if (!restarted) await repair();
  await allReady(cluster);
  return { open: open.length, went, cells: [fault.name, who, open.length, went, seconds(took)] };
}

async function outcomeOf(candidate) {
  await poll(
    async () => (await candidate.status()) === 'analyzed',
    candidate.ended ? ANALYSED_WITHIN_MS : 1_000,
  );
  const [status, stored] = [await candidate.status(), (await candidate.stored()) ?? []];
  const { lost, duplicated } = audit({ announced: candidate.announced, stored });
  const whole = candidate.ended && status === 'analyzed';
  return {
    candidate,
    whole,
    lost: lost.length,
    duplicated: duplicated.length,
    cells: [
      candidate.name,
      candidate.answers,
      stored.length,
      lost.length,
      duplicated.length,
      candidate.ended ? status : `${status}, not ended`,
    ],
  };
}

function conclude(outcomes, rows, spread, report) {
  const sum = (of) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
  const result = {
    interviews: outcomes.length,
    lost: sum(({ whole }) => (whole ? 0 : 1)),
    messages_lost: sum(({ lost }) => lost),
    duplicated: sum(({ duplicated }) => duplicated),
    workers: spread,
  };
  const struckAll = rows.every(({ open, went }) => open === outcomes.length && went === open);
  if (!struckAll)
    report.warn('Not all interviews were running at each fault and continued after it.');
  if (spread.some((held) => held === 0))
    report.warn('The interviews were not distributed over the workers.');
  report.plain(`RESULT cluster ${JSON.stringify(result)}`);
  return (
    result.lost + result.messages_lost + result.duplicated === 0 &&
    struckAll &&
    spread.every((held) => held > 0)
  );
}
