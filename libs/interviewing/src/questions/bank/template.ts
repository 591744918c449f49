import type { Difficulty } from '@portal/protocol';
import type { Area } from './areas';

/** Facts a template can name. A template is used only if each of its placeholders can be filled. */
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
 * `story` asks for something that happened, `practice` for how one does it; their follow-ups differ
 * in tense.
 */
export type Stance = 'story' | 'practice';

export interface Wording {
  /**
   * The question as spoken: one or two sentences, at most 35 words. Arabic with full diacritics;
   * the page shows it without them.
   */
  ask: string;
  rephrase: string;
  /** What a good answer contains: 3–5 noun phrases. */
  points: readonly string[];
  /** Words of the subject, in lower case. */
  keywords: readonly string[];
  /**
   * The subject as used after "about" (Arabic: after مَوْضُوعِ); empty if the filled placeholder is
   * the subject.
   */
  subject: string;
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
const wording = ([ask, rephrase, points, keywords, subject = '']: Written): Wording => ({
  ask,
  rephrase,
  points: points.split('|'),
  keywords: keywords.split(','),
  subject,
});

/** One entry of the bank; points are separated by `|`, keywords by commas. */
export function template(
  id: string,
  kind: `${Stance} ${Area}`,
  en: Written,
  ar: Written,
): Template {
  const [stance, area] = kind.split(' ') as [Stance, Area];
  return { id, stance, area, en: wording(en), ar: wording(ar) };
}
