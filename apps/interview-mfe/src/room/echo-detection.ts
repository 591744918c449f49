/** Words of the candidate that break into what the interviewer says: fewer are a cough, or a "mhm". */
export const BARGE_IN_WORDS = 3;
/** Share of the heard words that must be the interviewer's, in their order, to be the interviewer's voice: recognizers mishear. */
const ECHO_SHARE = 0.8;
/** As many of the interviewer's last words can still be on their way through speakers and recognizer. */
const SAID_WORDS = 120;

/** When a piece of speech began: while the interviewer spoke, in the moment after, or in quiet. */
export type StartedDuring = 'speech' | 'tail' | 'quiet';

export interface SpeechMoment {
  began: StartedDuring;
  /** The interviewer speaks now. */
  speaking: boolean;
}

/**
 * Whose words were heard: the candidate's, the interviewer's own that came back through the speakers, or too few to tell or to break into
 * what the interviewer says. `said` is what the interviewer was saying. In quiet everything is the candidate's.
 */
export function detectEcho(
  heard: string,
  said: string,
  { began, speaking }: SpeechMoment,
): 'candidate' | 'echo' | 'too-little' {
  if (began === 'quiet') return 'candidate';
  const words = wordsOf(heard);
  const within = isWithin(words, wordsOf(said));
  if (words.length >= BARGE_IN_WORDS) return within ? 'echo' : 'candidate';
  return began === 'speech' && (speaking || within) ? 'too-little' : 'candidate';
}

/** Words as they sound: without marks, capitals, Arabic vowel signs and spellings that recognizers choose freely. */
function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[\u064B-\u065F\u0670\u0640]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/['’]/g, '');
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** Whether most of `words` come in `said`, in the same order. */
function isWithin(words: readonly string[], said: readonly string[]): boolean {
  if (words.length === 0) return true;
  const last = said.slice(-SAID_WORDS);
  // The longest common subsequence, one row at a time.
  let row = new Array<number>(last.length + 1).fill(0);
  for (const word of words) {
    const next = [0];
    for (let j = 0; j < last.length; j += 1)
      next.push(word === last[j] ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0));
    row = next;
  }
  return (row.at(-1) ?? 0) / words.length >= ECHO_SHARE;
}
