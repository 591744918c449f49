import type { Delivery, Language } from '@portal/protocol';
import { fillerCounts } from '../language/signals';
import { words } from '../language/words';
import { durationOf, type Answer, type AnswerUtterance, type Transcript } from './transcript';

const isSpoken = (utterance: AnswerUtterance) => !utterance.typed;
const isTimed = (utterance: AnswerUtterance) => isSpoken(utterance) && durationOf(utterance) > 0;
const wordsOf = (utterances: readonly AnswerUtterance[]) =>
  utterances.reduce((sum, utterance) => sum + words(utterance.text).length, 0);
const timeOf = (utterances: readonly AnswerUtterance[]) =>
  utterances.reduce((sum, utterance) => sum + durationOf(utterance), 0);

/** Minimum duration of speech needed to measure its pace (ms). */
const MIN_PACE_MS = 2_000;

function pace(utterances: readonly AnswerUtterance[]): number | null {
  const timed = utterances.filter(isTimed);
  const ms = timeOf(timed);
  return ms >= MIN_PACE_MS ? Math.round(wordsOf(timed) / (ms / 60_000)) : null;
}

/**
 * Returns the silences in an answer (ms): the pauses measured within utterances, and the gaps
 * between consecutive utterances of the same run.
 */
export function gaps(answer: Answer): number[] {
  const timed = answer.utterances.filter(isTimed);
  return timed.flatMap((utterance, at) => {
    const before = timed[at - 1];
    const inside = utterance.pauses;
    return before?.run === utterance.run
      ? [Math.max(0, utterance.startMs! - before.endMs!), ...inside]
      : inside;
  });
}

/**
 * Sums the time from the start to the end of each run of utterances (ms). The interviewer's turns
 * fall between runs, so they don't count.
 */
function answerDuration(answer: Answer): number {
  const runs = new Map<number, { start: number; end: number }>();
  for (const utterance of answer.utterances.filter(isTimed)) {
    const known = runs.get(utterance.run);
    runs.set(utterance.run, {
      start: Math.min(known?.start ?? Infinity, utterance.startMs!),
      end: Math.max(known?.end ?? 0, utterance.endMs!),
    });
  }
  return Math.round([...runs.values()].reduce((sum, { start, end }) => sum + end - start, 0));
}

/**
 * Measures how the candidate spoke, based on recorded timing. Typed answers are ignored. All timing
 * values are null or empty if no speech was timed.
 */
export function measureDelivery(
  { answers, interviewerMs }: Transcript,
  language: Language,
): Delivery {
  const all = answers.flatMap((answer) => answer.utterances);
  const timed = all.filter(isTimed);
  const spokenMs = timeOf(timed);
  const silences = answers.flatMap(gaps);
  const between = (from: number, to: number) =>
    silences.filter((ms) => ms >= from && ms < to).length;
  const durations = answers
    .map((answer) => ({ questionIndex: answer.index, durationMs: answerDuration(answer) }))
    .filter(({ durationMs }) => durationMs > 0);
  return {
    wordsPerMinute: pace(all),
    paceByQuestion: answers
      .filter((answer) => answer.utterances.some(isTimed))
      .map((answer) => ({ questionIndex: answer.index, wordsPerMinute: pace(answer.utterances) })),
    fillerWords: fillerCounts(
      all
        .filter(isSpoken)
        .map((utterance) => utterance.text)
        .join(' . '),
      language,
    ),
    pauses:
      timed.length > 0
        ? {
            from1To2s: between(1_000, 2_000),
            from2To4s: between(2_000, 4_000),
            over4s: between(4_000, Infinity),
          }
        : null,
    talkRatio:
      spokenMs > 0 && interviewerMs > 0
        ? Math.round((spokenMs / (spokenMs + interviewerMs)) * 100) / 100
        : null,
    longestAnswer: durations.reduce<Delivery['longestAnswer']>(
      (longest, item) => (longest && longest.durationMs >= item.durationMs ? longest : item),
      null,
    ),
    answerDurations: durations,
  };
}

/** Measurements of the spoken answers, used to score delivery. */
export interface SpeechBasis {
  spokenWords: number;
  /**
   * Number of words in the spoken utterances that were timed. Words addressed to the scorer are not
   * counted.
   */
  timedWords: number;
  spokenMinutes: number;
  typedOnly: boolean;
  fillersPer100: number;
}

export function speechBasis({ answers }: Transcript, delivery: Delivery): SpeechBasis {
  const all = answers.flatMap((answer) => answer.utterances);
  const spoken = all.filter(isSpoken);
  const spokenWords = wordsOf(spoken);
  const fillers = delivery.fillerWords.reduce((sum, { count }) => sum + count, 0);
  return {
    spokenWords,
    timedWords: spoken
      .filter(isTimed)
      .reduce((sum, utterance) => sum + words(utterance.scored).length, 0),
    spokenMinutes: timeOf(spoken.filter(isTimed)) / 60_000,
    typedOnly: all.length > 0 && spoken.length === 0,
    fillersPer100: spokenWords > 0 ? Math.round((fillers / spokenWords) * 1_000) / 10 : 0,
  };
}
