import type { Delivery, Language } from '@portal/protocol';
import { fillerCounts } from '../language/signals';
import { words } from '../language/words';
import { duration, type Answer, type Segment, type Transcript } from './transcript';

const isSpoken = (segment: Segment) => !segment.typed;
const isTimed = (segment: Segment) =>
  isSpoken(segment) && duration(segment.startMs, segment.endMs) > 0;
const wordsOf = (segments: readonly Segment[]) =>
  segments.reduce((sum, segment) => sum + words(segment.message.content).length, 0);
const timeOf = (segments: readonly Segment[]) =>
  segments.reduce((sum, segment) => sum + duration(segment.startMs, segment.endMs), 0);

/** Speech shorter than this has no measurable pace. */
const MIN_PACE_MS = 2_000;

function pace(segments: readonly Segment[]): number | null {
  const timed = segments.filter(isTimed);
  const ms = timeOf(timed);
  return ms >= MIN_PACE_MS ? Math.round(wordsOf(timed) / (ms / 60_000)) : null;
}

/** Silences of one answer in milliseconds: inside its segments as they were measured, and between neighbouring ones. */
export function gaps(answer: Answer): number[] {
  const timed = answer.segments.filter(isTimed);
  return timed.flatMap((segment, at) => {
    const before = timed[at - 1];
    const inside = segment.message.metadata?.pauses ?? [];
    return before?.run === segment.run
      ? [Math.max(0, segment.startMs! - before.endMs!), ...inside]
      : inside;
  });
}

/** From the first to the last word of each run, interviewer's turns left out. */
function answerDuration(answer: Answer): number {
  const runs = new Map<number, { start: number; end: number }>();
  for (const segment of answer.segments.filter(isTimed)) {
    const known = runs.get(segment.run);
    runs.set(segment.run, {
      start: Math.min(known?.start ?? Infinity, segment.startMs!),
      end: Math.max(known?.end ?? 0, segment.endMs!),
    });
  }
  return Math.round([...runs.values()].reduce((sum, { start, end }) => sum + end - start, 0));
}

/** Measures of speech from real timing; typed answers do not enter. Everything is null or empty where nothing was timed. */
export function measureDelivery(
  { answers, interviewerMs }: Transcript,
  language: Language,
): Delivery {
  const all = answers.flatMap((answer) => answer.segments);
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
      .filter((answer) => answer.segments.some(isTimed))
      .map((answer) => ({ questionIndex: answer.index, wordsPerMinute: pace(answer.segments) })),
    fillerWords: fillerCounts(
      all
        .filter(isSpoken)
        .map((segment) => segment.message.content)
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

/** What the delivery score rests on. */
export interface SpeechBasis {
  spokenWords: number;
  /** Words of timed speech that belong to an answer. */ timedWords: number;
  spokenMinutes: number;
  typedOnly: boolean;
  fillersPer100: number;
}

export function speechBasis({ answers }: Transcript, delivery: Delivery): SpeechBasis {
  const all = answers.flatMap((answer) => answer.segments);
  const spoken = all.filter(isSpoken);
  const spokenWords = wordsOf(spoken);
  const fillers = delivery.fillerWords.reduce((sum, { count }) => sum + count, 0);
  return {
    spokenWords,
    timedWords: spoken
      .filter(isTimed)
      .reduce((sum, segment) => sum + words(segment.scored).length, 0),
    spokenMinutes: timeOf(spoken.filter(isTimed)) / 60_000,
    typedOnly: all.length > 0 && spoken.length === 0,
    fillersPer100: spokenWords > 0 ? Math.round((fillers / spokenWords) * 1_000) / 10 : 0,
  };
}
