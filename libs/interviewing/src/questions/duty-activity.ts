import type { Language } from '@portal/protocol';
import { DOUBLED, DUTY_NOUNS, DUTY_VERBS } from '../facts/lexicon/duty-words';
import { fold, words } from '../language/words';

const MAX_WORDS = 13;

/** What a duty says beside the activity itself. */
const ENGLISH_LEAD =
  /^(?:(?:as part of this role|in this role|day to day),? )?(?:you(?: will|'ll| would)(?: also)?(?: be)?|the (?:successful )?candidate will(?: be)?|to)\s+|^(?:be |is |are )?(?:responsible|accountable) for\s+|^(?:the )?ability to\s+/i;
const ARABIC_LEAD =
  /^(?:(?:سوف |س)(?:ت|ي)(?:قوم|قومين|ولى|ولين|تولى|تولين|كون|كونين|عمل|عملين|شارك|شاركين|ساعد|ساعدين|شرف|شرفين)|(?:ت|ي)قوم|القيام|مسؤولا? عن|مسؤولة عن|المسؤولية عن|أن (?:ت|ي)قوم)\s+(?:أيضا\s+)?(?:مسؤولا?ة? عن\s+|على\s+|في\s+)?/u;
const CATCH_ALL =
  /\b(?:other|additional|ad[ -]?hoc) (?:duties|tasks|projects)\b|\bas (?:assigned|needed|required)\b|أي مهام|مهام أخرى|ما يكلف|حسب الحاجة|^reports? to\b/iu;
/** Where a long duty may end early: what follows says why or by which means. */
const AFTERTHOUGHT =
  /,? (?:including|such as|in order to|to ensure|so that|in line with|according to|while|as well as) .*$|[,،] [^,،]*$|،? (?:بما في ذلك|بما يضمن|من أجل|لضمان|وفقا|حسب|بهدف|مثل) .*$/u;

/**
 * Turns a duty of a job description into an activity that fits into a sentence: "You will manage
 * vendors" becomes "managing vendors", "ستقوم بإعداد التقارير" becomes "إعداد التقارير". Returns
 * null if the duty does not begin with a known verb (Arabic: verbal noun), or stays too long.
 */
export function asActivity(duty: string, language: Language): string | null {
  const bare = duty
    .trim()
    .replace(/[.;:،,]+$/, '')
    .replace(/\s+/g, ' ');
  if (CATCH_ALL.test(bare.replace(ENGLISH_LEAD, '')) || /[():;؛"]/.test(bare)) return null;
  const activity = language === 'ar-SA' ? arabicActivity(bare) : englishActivity(bare);
  if (!activity) return null;
  const short = words(activity).length <= MAX_WORDS ? activity : activity.replace(AFTERTHOUGHT, '');
  const count = words(short).length;
  return count >= 2 && count <= MAX_WORDS ? short : null;
}

/** "You" with the verb after it, where a text tells what the person will do. */
const CLAUSE = /(?:^|[,.;:•]\s*|\band\s+)you(?:'ll| will)?(?: also)? (?=\p{Ll})/giu;

/**
 * Finds activities in running text that has no list of duties: "you run the monthly close, you
 * design internal controls". English only.
 */
export const activitiesIn = (text: string): string[] =>
  text
    .split(/\n|(?<=[.!?])\s+/)
    .flatMap((sentence) => sentence.split(CLAUSE).slice(1))
    .flatMap((clause) => asActivity(clause, 'en-US') ?? []);

function englishActivity(duty: string): string | null {
  const [first, ...others] = duty.replace(ENGLISH_LEAD, '').split(' ');
  if (!first || others.length === 0) return null;
  // "Model monitoring", "test planning" are things, not activities.
  if (NOUNS_TOO.has(first.toLowerCase()) && /ing,?$/.test(others[0]!)) return null;
  const opening = gerund(first.toLowerCase());
  if (!opening) return null;
  // A verb after "and" or a comma belongs to the same list only if it is written like the first.
  const isVerb = !first.toLowerCase().endsWith('ing');
  const rest = others.map((word, at) => {
    const before = at === 0 ? first : others[at - 1]!;
    const joined = /^(?:and|or|then)$/i.test(before) || before.endsWith(',');
    const bare = word.replace(/,$/, '');
    return isVerb && joined && DUTY_VERBS.has(bare) && !isNounHere(others, at)
      ? `${gerund(bare)!}${word.slice(bare.length)}`
      : word;
  });
  return [opening, ...rest].join(' ');
}

/** Verbs that are as often nouns: "tests and documents", "sales and service". */
const NOUNS_TOO = new Set(
  'audit brief code control design document draft drive estimate file forecast help interview invoice issue label log map market model monitor order pitch plan post process program purchase record release repair report research review schedule service staff store study supply support survey test track transfer update upgrade use visit work'.split(
    ' ',
  ),
);

/** Whether such a word is a noun where it stands: at the end, or before a word that ends it. */
const isNounHere = (all: readonly string[], at: number) =>
  NOUNS_TOO.has(all[at]!.replace(/,$/, '')) &&
  (all[at + 1] === undefined ||
    all[at]!.endsWith(',') ||
    /^(?:of|for|in|with|to|on|at|by|from|across|team|teams|plans?|staff)$/i.test(all[at + 1]!));

function gerund(word: string): string | null {
  const [verb, ...parts] = word.split(/(?=[,/])/);
  if (!verb) return null;
  const end = parts.join('');
  if (/^\p{L}{2,}ing$/u.test(verb) && !DUTY_VERBS.has(verb)) return verb + end;
  if (!DUTY_VERBS.has(verb)) return null;
  if (DOUBLED.has(verb)) return `${verb}${verb.at(-1)!}ing${end}`;
  return `${/[^eoy]e$/.test(verb) ? verb.slice(0, -1) : verb}ing${end}`;
}

function arabicActivity(duty: string): string | null {
  const led = ARABIC_LEAD.test(duty);
  const bare = duty.replace(ARABIC_LEAD, '');
  const noun = led ? bare.replace(/^(?:ب|ل)(?=\p{L}{3})/u, '') : bare;
  return [bare, noun].find((text) => DUTY_NOUNS.has(fold(text.split(' ')[0]!))) ?? null;
}
