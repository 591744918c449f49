import { words } from '../language/words';

const wordSet = (text: string): ReadonlySet<string> => new Set(words(text));

/**
 * Words that a listener uses to encourage the speaker without taking the floor (Yngve 1970).
 * Recognizers spell hummed sounds in many ways.
 */
const SIGNALS = wordSet(`
mhm mhmm mmhm mmhmm uhhuh huh ah aha ahh oh ooh
yeah yea yah yep yup yes ok okay right alright sure true exactly indeed absolutely definitely
certainly totally obviously naturally correct precisely agreed understood gotcha good great nice cool
fine perfect lovely excellent brilliant fantastic amazing wonderful interesting fascinating wow really
thanks
نعم أجل أيوه أيوا إيه اي بلى تمام طيب صحيح صح مضبوط بالضبط أها
أكيد طبعا بالطبع حسنا جميل حلو زين ماشي أوكي أوكيه ممتاز رائع حاضر أبشر مفهوم واضح والله فعلا
`);
/**
 * Sounds that are a signal if nothing else is said, but with which listeners begin to take the floor
 * as well ("um, I don't understand").
 */
const HESITATIONS = wordSet(`
mm mmm mmmm hm hmm hmmm um umm uh uhh
آه اهه امم مم همم
`);
/**
 * Words that belong to a signal beside one of `SIGNALS`: listeners assess what they hear in whole
 * phrases ("that's a very good point"; Pomerantz 1984, Goodwin 1986). An answer may have them too
 * ("yes it is").
 */
const BESIDE_SIGNALS = wordSet(`
that that's this it it's is a an the of lot very really quite pretty to me with
make makes sound sounds look looks point idea thing
هذا هذه كلام كلامك فكرة نقطة جدا
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
  'make sense',
  'makes sense',
  'that makes sense',
  'makes a lot of sense',
  'makes total sense',
  'makes perfect sense',
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
  'excellent question',
  'interesting question',
  'very good question',
  'really good question',
  'very interesting question',
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
  'أتفق معك',
  'سؤال جميل',
  'سؤال جيد',
  'سؤال ممتاز',
  'سؤال مهم',
  'سؤال رائع',
]
  .map(words)
  // Of two phrases with the same beginning, the longer one is taken.
  .sort((a, b) => b.length - a.length);
/** Signals of several words which are answers as well. */
const ANSWERING_PHRASES = ['no problem', 'no worries', 'no doubt'].map(words);
/**
 * Maximum number of signals in a backchannel ("yeah, right"). Anything longer is treated as real
 * speech.
 */
const MAX_SIGNALS = 3;

/** Letters that are no words: recognizers make them of short vowels and hums. */
const LETTER = /^[b-hj-z]$/;

/** Returns the folded words that belong to no signal, and the number of signals. */
function withoutSignals(said: readonly string[], phrases: readonly string[][] = PHRASES) {
  const others: string[] = [];
  let signals = 0;
  let hesitations = 0;
  for (let at = 0; at < said.length;) {
    const phrase = phrases.find((one) => one.every((word, i) => said[at + i] === word));
    const word = said[at] ?? '';
    if (phrase || SIGNALS.has(word)) signals += 1;
    else if (HESITATIONS.has(word)) hesitations += 1;
    else if (!LETTER.test(word)) others.push(word);
    at += phrase?.length ?? 1;
  }
  return { others, signals, hesitations };
}

/** Does the same for words spoken over the interviewer, which may assess what it says. */
function withoutAssessments(said: readonly string[]) {
  const { others, signals, hesitations } = withoutSignals(said, [...ANSWERING_PHRASES, ...PHRASES]);
  const unassessing = others.filter((word) => !BESIDE_SIGNALS.has(word));
  return { others: signals > 0 ? unassessing : others, signals, hesitations };
}

const areSignals = ({ others, signals, hesitations }: ReturnType<typeof withoutSignals>): boolean =>
  others.length === 0 && signals + hesitations > 0 && signals + hesitations <= MAX_SIGNALS;

/**
 * Whether the candidate's words are only a backchannel ("mm-hm", "yeah I see"), so that they are no
 * answer either. Recognizes English and Arabic. False if there are no words.
 */
export const isBackchannel = (text: string): boolean =>
  areSignals(withoutSignals(words(text.replace(/-/g, ''))));

/**
 * Whether folded words, spoken over the interviewer, show that the candidate only follows: a
 * backchannel or an assessment ("that makes a lot of sense").
 */
export const isFollowing = (said: readonly string[]): boolean =>
  areSignals(withoutAssessments(said));

/** Words that call out to the speaker. */
const CALLS = wordSet(`
wait stop sorry excuse pardon hold hang pause
لحظة دقيقة ثانية ثواني انتظر انتظري استنى اصبر قف توقف توقفي عفوا معذرة آسف آسفة مهلا لو لوسمحت
`);
/** Words with which listeners take the floor, and which are no signals by themselves. */
const FLOOR = wordSet(`
no nope not however actually question moment minute repeat again clarify slower let can could
may what why how before hello
لا ما لم لكن ولكن بس مش مو سؤال ممكن هل ماذا وش ايش شو ليش لماذا كيف أعد أعيدي كرر كرري وضح وضحي قصدي
عندي دعني خليني اسمح اسمع ألو
`);
/**
 * Number of words beside signals that show that a listener is taking the floor: `few` if they take
 * at least as long as that many short words do (`fewLast`, in ms), `many` in any case.
 */
const TAKING = { few: 2, fewLast: 450, many: 3 };

/** A request for a little time, which is such a call too if it comes first. */
const ASKS_FOR_TIME = /\b(?:an?|one) (?:moment|minute|second|sec)\b/;
const ASKS_FOR_TIME_FIRST = new RegExp(`^(?:just )?${ASKS_FOR_TIME.source}`);

/**
 * Whether folded words, spoken over the interviewer, call out to it, at once or after another word
 * ("no wait", "just a moment").
 */
export const callsOut = (said: readonly string[]): boolean =>
  said.slice(0, 2).some((word) => CALLS.has(word)) || ASKS_FOR_TIME_FIRST.test(said.join(' '));

/** Whether folded words contain one that is hardly said while listening. */
export const namesFloor = (said: readonly string[]): boolean =>
  ASKS_FOR_TIME.test(said.join(' ')) ||
  withoutAssessments(said).others.some((word) => CALLS.has(word) || FLOOR.has(word));

/**
 * Whether folded words, spoken over the interviewer, take the floor: one that is hardly said while
 * listening, or several of any kind beside signals. A single other word, or two in a shorter time
 * than two words take, are often a signal that was misrecognized ("dry" for "right").
 * @param lasted how long the words took so far (ms).
 */
export function takesFloor(said: readonly string[], lasted: number): boolean {
  const { others } = withoutAssessments(said);
  const { few, fewLast, many } = TAKING;
  return namesFloor(said) || others.length >= many || (others.length >= few && lasted >= fewLast);
}
