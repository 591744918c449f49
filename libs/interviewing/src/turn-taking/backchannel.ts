import { words } from '../language/words';

/**
 * Words (folded) that a listener uses to encourage the speaker without taking the floor (Yngve
 * 1970). Recognizers spell hummed sounds in many ways.
 */
const SIGNALS = new Set(
  `mm mmm mhm mhmm mmhm mmhmm hm hmm um umm uh uhh uhhuh huh ah aha oh ooh yeah yep yes yup ok okay right sure alright true exactly indeed good great nice cool wow really
نعم اجل ايوه ايوا اي تمام طيب صحيح اها اه اهه امم مم همم اكيد حسنا جميل ممتاز والله فعلا`.split(
    /\s+/,
  ),
);
/** Signals of several words, folded. */
const PHRASES = new Set([
  'i see',
  'got it',
  'of course',
  'makes sense',
  'fair enough',
  'بالطبع',
  'على راسي',
]);
/**
 * Maximum number of words in a backchannel ("yeah, right"). Anything longer is treated as real
 * speech.
 */
const MAX_WORDS = 3;

/**
 * Whether the candidate's words, spoken over the interviewer, are only a backchannel ("mm-hm").
 * Recognizes English and Arabic. False if there are no words.
 */
export function isBackchannel(text: string): boolean {
  const said = words(text.replace(/-/g, ''));
  return (
    PHRASES.has(said.join(' ')) ||
    (said.length > 0 && said.length <= MAX_WORDS && said.every((word) => SIGNALS.has(word)))
  );
}

/** Words (folded) that call out to the speaker, so that the first one is enough. */
const CALLS = new Set(
  `wait stop sorry excuse pardon hold hang
لحظه انتظر انتظري قف توقف توقفي عفوا معذره اسف اسفه مهلا`.split(/\s+/),
);
/** Words (folded) with which listeners take the floor, and which are no signals by themselves. */
const FLOOR = new Set(
  `no not actually question moment repeat again can could may what
لا لكن ولكن سوال دقيقه ثانيه ممكن هل ماذا اعد اعيدي كرر`.split(/\s+/),
);
/**
 * Number of words beside signals, and time to say them (ms), that show that a listener is taking the
 * floor.
 */
const TAKING = { words: 2, lasts: 950 };

/** Whether folded words, spoken over the interviewer, call out to it ("wait"). */
export const callsOut = (said: readonly string[]): boolean => CALLS.has(said[0] ?? '');

/**
 * Whether folded words, spoken over the interviewer, take the floor: one that is hardly said while
 * listening, or two of any kind beside signals. A single other word, or two in a shorter time than
 * two words take, are often a signal that was misrecognized ("dry" for "right").
 * @param lasted how long the words took so far (ms).
 */
export function takesFloor(said: readonly string[], lasted: number): boolean {
  const others = said.filter((word) => !SIGNALS.has(word));
  return (
    (others.length >= TAKING.words && lasted >= TAKING.lasts) ||
    others.some((word) => CALLS.has(word) || FLOOR.has(word))
  );
}
