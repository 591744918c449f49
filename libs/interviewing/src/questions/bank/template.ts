import type { Difficulty } from '@portal/protocol';
import { fold } from '../../language/words';
import type { Area } from './areas';

/**
 * Kinds of facts that a template's placeholder can stand for. A template is used only if its
 * placeholder can be filled.
 */
export const PLACES = [
  'skill',
  'match',
  'gap',
  'employer',
  'project',
  'role',
  'company',
  'duty',
] as const;
export type Place = (typeof PLACES)[number];

/**
 * `story` questions ask about something that happened, `practice` questions about how something is
 * usually done. Their follow-ups differ in tense.
 */
export type Stance = 'story' | 'practice';

/**
 * A plain mistake that people make about the matter of a question, and what is right instead.
 */
export interface WrongClaim {
  /**
   * Forms of the mistake. The words of a form stand in this order in one sentence, with few others
   * between; `*` at the end of a word stands for any ending. Folded spelling.
   */
  says: readonly string[];
  /** The correct fact, as one short sentence. */
  fact: string;
}

export interface Wording {
  /**
   * The question as it is spoken: one or two sentences, at most 35 words. Arabic has full
   * diacritics, which the page doesn't show.
   */
  ask: string;
  rephrase: string;
  /** What a good answer contains, as 3–5 noun phrases. */
  points: readonly string[];
  /** Lower-case words to expect in an answer about the subject. */
  keywords: readonly string[];
  /**
   * The subject in the form used after "about" (Arabic: after عَنْ); empty if the
   * placeholder's value is itself the subject.
   */
  subject: string;
  /** Empty where no plain mistake is typical. */
  wrongClaims: readonly WrongClaim[];
}

export interface Template {
  id: string;
  stance: Stance;
  area: Area;
  en: Wording;
  ar: Wording;
}
export type ByDifficulty = Readonly<Record<Difficulty, readonly Template[]>>;

type Written = readonly [
  ask: string,
  rephrase: string,
  points: string,
  keywords: string,
  subject?: string,
];
/** Forms of a mistake, separated by `|`, and the correct fact. */
type WrittenClaim = readonly [says: string, fact: string];

const wording = (
  [ask, rephrase, points, keywords, subject = '']: Written,
  claims: readonly WrittenClaim[],
): Wording => ({
  ask,
  rephrase,
  points: points.split('|'),
  keywords: keywords.split(','),
  subject,
  wrongClaims: claims.map(([says, fact]) => ({ says: says.split('|').map(fold), fact })),
});

/** Creates a template for the question bank. Points are separated by `|`, keywords by commas. */
export function template(
  id: string,
  kind: `${Stance} ${Area}`,
  en: Written,
  ar: Written,
  wrongClaims: Readonly<Record<'en' | 'ar', readonly WrittenClaim[]>> = { en: [], ar: [] },
): Template {
  const [stance, area] = kind.split(' ') as [Stance, Area];
  return {
    id,
    stance,
    area,
    en: wording(en, wrongClaims.en),
    ar: wording(ar, wrongClaims.ar),
  };
}
