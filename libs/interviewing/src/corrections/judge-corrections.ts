import type { Correction, InterviewMessage, StoredCorrection } from '@portal/protocol';
import { isAddition, type Certainty, type HeardWord } from './judge-correction';

/**
 * Confidence of an utterance (0–1) from which its words count as heard with confidence. Of phrases
 * that PocketSphinx gave more than 0.7, 92 % of the words were right (`doubt.ts` of the interviewer).
 */
const CONFIDENT_FROM = 0.7;

const wordsOf = (content: string): string[] => content.split(/\s+/u).filter(Boolean);

/** Returns the words of a message, with what the recognizer thought of them. */
function heardWords({
  content,
  metadata,
}: Pick<InterviewMessage, 'content' | 'metadata'>): HeardWord[] {
  // Pages are not asked: they could doubt every word.
  const known = metadata?.source === 'interviewer' ? metadata : null;
  const doubted = new Set(known?.misheard);
  const others: Certainty = known?.doubtful
    ? 'doubted'
    : doubted.size > 0 || (known?.confidence ?? 0) >= CONFIDENT_FROM
      ? 'confident'
      : 'unknown';
  return wordsOf(content).map((text, at) => ({
    text,
    certainty: doubted.has(at) ? 'doubted' : others,
  }));
}

/** Returns whether somebody recognized the words of a message, so that they can be misheard. */
export const wasHeard = ({
  role,
  metadata,
}: Pick<InterviewMessage, 'role' | 'metadata'>): boolean =>
  role === 'user' && metadata?.typed !== true;

/** Returns whether a message has the words that its corrections replace, where they say so. */
export function hasHeardWords(
  { content }: Pick<InterviewMessage, 'content'>,
  corrections: readonly Correction[],
): boolean {
  const words = wordsOf(content);
  return corrections.every(
    ({ from, count, heard }) => words.slice(from, from + count).join(' ') === heard,
  );
}

/**
 * Judges the corrections of a message: which of them add something. Corrections that change nothing
 * are dropped.
 * @returns the corrections in the order of the message's words; null if one is about words that the
 *   message doesn't have, or two are about the same word
 */
export function judgeCorrections(
  message: Pick<InterviewMessage, 'content' | 'metadata'>,
  corrections: readonly Pick<Correction, 'from' | 'count' | 'text'>[],
): StoredCorrection[] | null {
  const words = heardWords(message);
  const sorted = [...corrections].sort((a, b) => a.from - b.from);
  let free = 0;
  for (const { from, count } of sorted) {
    if (from < free || from + count > words.length) return null;
    free = from + count;
  }
  return sorted
    .map(({ from, count, text: given }) => {
      const text = given.trim().split(/\s+/u).join(' ');
      const replaced = words.slice(from, from + count);
      const heard = replaced.map((word) => word.text).join(' ');
      return { from, count, text, heard, addition: isAddition(replaced, text) };
    })
    .filter(({ heard, text }) => heard !== text);
}

/**
 * Counts what was corrected in a transcript: the heard words that were replaced, and the corrections
 * that add something. Returns null if nothing was.
 */
export function countCorrections(
  messages: readonly Pick<InterviewMessage, 'corrections'>[],
): { words: number; additions: number } | null {
  const items = messages.flatMap(({ corrections }) => corrections?.items ?? []);
  if (items.length === 0) return null;
  const mended = items.filter(({ addition }) => !addition);
  return {
    words: mended.reduce((sum, { count }) => sum + count, 0),
    additions: items.length - mended.length,
  };
}
