import { words } from '../language/words';

const wordSet = (text: string): ReadonlySet<string> => new Set(words(text));

/**
 * Words that a listener uses to encourage the speaker without taking the floor (Yngve 1970).
 * Recognizers spell hummed sounds in many ways.
 */
const SIGNALS = wordSet(`
mm mmm mmmm mhm mhmm mmhm mmhmm hm hmm hmmm um umm uh uhh uhhuh huh ah aha ahh oh ooh
yeah yea yah yep yup yes ok okay right alright sure true exactly indeed absolutely definitely
certainly totally obviously naturally correct sense precisely agreed understood gotcha good great nice cool
fine perfect lovely excellent brilliant fantastic amazing wonderful interesting fascinating wow really
thanks
نعم أجل أيوه أيوا إيه اي بلى تمام طيب صحيح صح مضبوط بالضبط أها آه اهه امم مم همم
أكيد طبعا بالطبع حسنا جميل حلو زين ماشي أوكي أوكيه ممتاز رائع حاضر أبشر مفهوم واضح والله فعلا
`);
/**
 * Words that belong to a signal beside one of `SIGNALS`: listeners assess what they hear in whole
 * phrases ("that's a very good point"; Pomerantz 1984, Goodwin 1986).
 */
const BESIDE_SIGNALS = wordSet(`
that that's this it it's is a an the of lot very really quite pretty to me with
make makes sound sounds look looks point idea question thing
`);
/** Signals of several words. */
const PHRASES = [
  'i see',
  'i know',
  'i understand',
  'i agree',
  'i get it',
  'got it',
  'go on',
  'of course',
  'for sure',
  'all right',
  "that's right",
  "that's true",
  'you are right',
  "you're right",
  'makes sense',
  'that makes sense',
  'fair enough',
  'sounds good',
  'sounds great',
  'sounds interesting',
  'very good',
  'very nice',
  'very true',
  'very interesting',
  'quite right',
  'good point',
  'good question',
  'great question',
  'good idea',
  "that's good",
  "that's great",
  "that's fine",
  "that's interesting",
  'i see what you mean',
  'i see your point',
  'i hear you',
  'i think so',
  'i guess',
  'i guess so',
  'i suppose so',
  'i can imagine',
  'i like that',
  'i remember',
  'no problem',
  'no worries',
  'no doubt',
  'me too',
  'same here',
  'oh dear',
  'oh my',
  'my goodness',
  'is that so',
  'thank you',
  'thanks a lot',
  'yes please',
  'sure thing',
  'by all means',
  'go ahead',
  'carry on',
  'keep going',
  'على راسي',
  'على عيني',
  'من عيوني',
  'إن شاء الله',
  'ما شاء الله',
  'يا سلام',
  'معك حق',
  'بكل سرور',
  'بكل تأكيد',
]
  .map(words)
  // Of two phrases with the same beginning, the longer one is taken.
  .sort((a, b) => b.length - a.length);
/**
 * Maximum number of signals in a backchannel ("yeah, right"). Anything longer is treated as real
 * speech.
 */
const MAX_SIGNALS = 3;

/** Letters that are no words: recognizers make them of short vowels and hums. */
const LETTER = /^[b-hj-z]$/;

/** Returns the folded words that belong to no signal, and the number of signals. */
function withoutSignals(said: readonly string[]): { others: string[]; signals: number } {
  const others: string[] = [];
  let signals = 0;
  for (let at = 0; at < said.length;) {
    const phrase = PHRASES.find((one) => one.every((word, i) => said[at + i] === word));
    const word = said[at] ?? '';
    if (phrase || SIGNALS.has(word)) signals += 1;
    else if (!LETTER.test(word)) others.push(word);
    at += phrase?.length ?? 1;
  }
  return {
    others: signals > 0 ? others.filter((word) => !BESIDE_SIGNALS.has(word)) : others,
    signals,
  };
}

/**
 * Whether the candidate's words, spoken over the interviewer, are only a backchannel ("mm-hm", "yeah
 * I see"). Recognizes English and Arabic. False if there are no words.
 */
export function isBackchannel(text: string): boolean {
  const { others, signals } = withoutSignals(words(text.replace(/-/g, '')));
  return others.length === 0 && signals > 0 && signals <= MAX_SIGNALS;
}

/** Words that call out to the speaker, so that the first one is enough. */
const CALLS = wordSet(`
wait stop sorry excuse pardon hold hang pause
لحظة دقيقة ثانية انتظر انتظري استنى اصبر قف توقف توقفي عفوا معذرة آسف آسفة مهلا لو لوسمحت
`);
/** Words with which listeners take the floor, and which are no signals by themselves. */
const FLOOR = wordSet(`
no nope not however actually question moment minute repeat again clarify slower let can could
may what why how hello
لا لكن ولكن بس مش مو سؤال ممكن هل ماذا وش ايش شو ليش لماذا كيف أعد أعيدي كرر كرري وضح وضحي قصدي
عندي دعني خليني اسمح اسمع ألو
`);
/**
 * Number of words beside signals that show that a listener is taking the floor: `few` if they take
 * at least as long as that many words do (`fewLast`, in ms), `many` in any case.
 */
const TAKING = { few: 2, fewLast: 950, many: 3 };
/** The same beside a signal, because a signal of several words is often misrecognized in part. */
const TAKING_BESIDE_SIGNALS = { few: 2, fewLast: 1_500, many: 4 };

/** A request for a little time ("one second", "just a moment"), which is such a call too. */
const ASKS_FOR_TIME = /^(?:just )?(?:an?|one) (?:moment|minute|second|sec)\b/;

/** Whether folded words, spoken over the interviewer, call out to it ("wait"). */
export const callsOut = (said: readonly string[]): boolean =>
  CALLS.has(said[0] ?? '') || ASKS_FOR_TIME.test(said.join(' '));

/**
 * Whether folded words, spoken over the interviewer, take the floor: one that is hardly said while
 * listening, or several of any kind beside signals. A single other word, or two in a shorter time
 * than two words take, are often a signal that was misrecognized ("dry" for "right").
 * @param lasted how long the words took so far (ms).
 */
export function takesFloor(said: readonly string[], lasted: number): boolean {
  const { others, signals } = withoutSignals(said);
  const { few, fewLast, many } = signals > 0 ? TAKING_BESIDE_SIGNALS : TAKING;
  return (
    others.length >= many ||
    (others.length >= few && lasted >= fewLast) ||
    others.some((word) => CALLS.has(word) || FLOOR.has(word))
  );
}
