import { join } from 'node:path';
import { Candidate } from './candidate.mjs';
import { setTimeout as sleep } from 'node:timers/promises';
import { audit } from '../../../tools/cluster/check/ledger.mjs';
import { until } from '../../../tools/until.mjs';
import { OUTPUT } from './world.mjs';

const RECOVERED_WITHIN_MS = 60_000;
const ANALYSED_WITHIN_MS = 40_000;

/**
 * Runs several interviews at the same time, injects one fault into all of them during a question,
 * and checks the outcome of each.
 * @param {object} fault see `faults/index.mjs`
 * @returns the results, one per interview
 */
export async function hold(world, fault, lanes) {
  const candidates = Array.from({ length: lanes }, () => new Candidate(world));
  const runs = candidates.map(() => ({
    fault: fault.name,
    survived: false,
    recoveredS: null,
    lost: 0,
    duplicated: 0,
    reasons: [],
  }));
  const each = (step) =>
    Promise.all(
      candidates.map(async (candidate, at) => {
        if (runs[at].reasons.length > 0) return;
        try {
          await step(candidate, runs[at]);
        } catch (error) {
          runs[at].reasons.push(String(error.message).split('\n')[0]);
          await candidate
            .keepEvidence(join(OUTPUT, `${fault.name}-${candidate.interviewId}`))
            .catch(() => undefined);
        }
      }),
    );
  try {
    for (const [at, candidate] of candidates.entries()) {
      await candidate
        .arrive()
        .catch((error) =>
          runs[at].reasons.push(`not begun: ${String(error.message).split('\n')[0]}`),
        );
    }
    await each((candidate) => begin(candidate));
    const standing = candidates.filter((_, at) => runs[at].reasons.length === 0);
    await each(async (candidate) => {
      candidate.before = await questionOf(world, candidate);
    });
    const { speaking, from, struckAt } = await strike(world, fault, standing);
    await each((candidate, run) => recover(world, fault, candidate, run, from));
    await Promise.all(speaking);
    await each((candidate) => goOn(world, fault, candidate, { from, struckAt }));
    await each((candidate) => end(world, candidate));
    await each((candidate, run) => look(world, candidate, run));
  } finally {
    await Promise.all(candidates.map((candidate) => candidate.close()));
    await fault.tidy?.(world);
  }
  for (const run of runs)
    run.survived = run.reasons.length === 0 && run.lost === 0 && run.duplicated === 0;
  return runs;
}

/**
 * Lets the candidate give one answer, so that there is data to lose, and waits for the next
 * question.
 */
async function begin(candidate) {
  await candidate.start();
  await candidate.waitForFloor(0, 90_000);
  const answeredAt = await candidate.answer();
  await candidate.waitForFloor(answeredAt);
}

/** Injects the fault. If it should occur during an answer, the candidates start speaking first. */
async function strike(world, fault, candidates) {
  const struckAt = Date.now();
  const speaking = fault.speaking
    ? candidates.map((candidate) => candidate.say().catch(() => undefined))
    : [];
  if (fault.speaking) await sleep(2_500);
  const from = await fault.happens({ world, candidates });
  return { speaking, from, struckAt };
}

/** Waits until the interviewer is back and all announced segments are stored. */
async function recover(world, fault, candidate, run, from) {
  await until(
    'the interviewer and the candidate are together again',
    RECOVERED_WITHIN_MS,
    async () =>
      (await candidate.aliveSince(from)) &&
      (fault.recovered === undefined || (await fault.recovered(candidate, from))),
  );
  run.recoveredS = Math.round((Date.now() - from) / 100) / 10;
  await until('everything that was announced is stored', RECOVERED_WITHIN_MS, () =>
    candidate.allStored(),
  );
}

/**
 * Lets the candidate answer the interrupted question. If the candidate was already answering and
 * the question isn't asked again, waits for that answer instead. Then checks that the answer is
 * stored under the interrupted question.
 */
async function goOn(world, fault, candidate, { from, struckAt }) {
  if (fault.asksAgain) await candidate.waitForFloor(from);
  if (!fault.speaking || fault.asksAgain) await candidate.answer();
  else await candidate.waitForAnswer(struckAt);
  await until('the answer is stored under the same question', 30_000, async () => {
    const answers = ((await world.messages(candidate.interviewId)) ?? []).filter(
      ({ role, metadata }) => role === 'user' && !metadata?.interrupted,
    );
    return (
      answers.length > candidate.before.answers &&
      answers[candidate.before.answers].metadata.questionIndex === candidate.before.question
    );
  });
}

async function end(world, candidate) {
  await candidate.leave();
  await until('the interview is completed and analysed', ANALYSED_WITHIN_MS, async () => {
    const status = await world.status(candidate.interviewId);
    return status === 'analyzed';
  });
}

async function look(world, candidate, run) {
  const stored = await world.messages(candidate.interviewId);
  const inOrder = world.announced(candidate.interviewId);
  const found = audit({ announced: [...candidate.announced, ...inOrder], inOrder, stored });
  Object.assign(run, { lost: found.lost.length, duplicated: found.duplicated.length });
  const wrong = [
    ...found.lost.map((id) => `lost: ${id}`),
    ...found.duplicated.map((what) => `kept twice: ${what}`),
    ...(found.inOrder ? [] : ['stored in another order than it was said']),
  ];
  if (wrong.length > 0) throw new Error(wrong.join('; '));
}

/** Returns the index of the current question and the number of answers so far. */
async function questionOf(world, candidate) {
  const stored = await world.messages(candidate.interviewId);
  return {
    question: stored.findLast(
      ({ role, metadata }) => role === 'assistant' && metadata?.questionIndex !== undefined,
    )?.metadata.questionIndex,
    answers: stored.filter(({ role, metadata }) => role === 'user' && !metadata?.interrupted)
      .length,
  };
}
