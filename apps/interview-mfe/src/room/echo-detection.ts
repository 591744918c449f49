import { plainWords } from './plain-words';

/**
 * How many words the candidate must say to interrupt the interviewer. Anything shorter may be a
 * cough or an "mhm".
 */
export const BARGE_IN_WORDS = 3;
/**
 * Share of a segment's words that must also occur in the interviewer's speech, in the same order,
 * for the segment to be treated as an echo. It is below 1 because recognizers make mistakes.
 */
const ECHO_SHARE = 0.8;
/** How many of the interviewer's most recent words a possible echo is compared with. */
const ECHO_WINDOW_WORDS = 120;

/**
 * When a segment began: while the interviewer was speaking (`speech`), shortly afterwards (`tail`),
 * or in silence (`quiet`).
 */
export type StartedDuring = 'speech' | 'tail' | 'quiet';

export interface SpeechMoment {
  began: StartedDuring;
  /** Whether the interviewer is speaking now. */
  speaking: boolean;
}

/**
 * Classifies recognized words as the candidate's, as an echo of the interviewer picked up from the
 * speakers, or as too few to tell. `said` is what the interviewer said recently. If the segment
 * began in silence, the words are always the candidate's.
 */
export function detectEcho(
  heard: string,
  said: string,
  { began, speaking }: SpeechMoment,
): 'candidate' | 'echo' | 'too-little' {
  if (began === 'quiet') return 'candidate';
  const words = plainWords(heard);
  const within = isWithin(words, plainWords(said));
  if (words.length >= BARGE_IN_WORDS) return within ? 'echo' : 'candidate';
  return began === 'speech' && (speaking || within) ? 'too-little' : 'candidate';
}

/** Whether nearly all of `words` occur in `said` in the same order. */
function isWithin(words: readonly string[], said: readonly string[]): boolean {
  if (words.length === 0) return true;
  const last = said.slice(-ECHO_WINDOW_WORDS);
  // Compute the length of the longest common subsequence, one row at a time.
  let row = new Array<number>(last.length + 1).fill(0);
  for (const word of words) {
    const next = [0];
    for (let j = 0; j < last.length; j += 1)
      next.push(word === last[j] ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0));
    row = next;
  }
  return (row.at(-1) ?? 0) / words.length >= ECHO_SHARE;
}
