import type { Difficulty } from '@portal/protocol';
import type { Area } from './areas';

/** Facts a template can name. A template is used only where each of its places can be filled. */
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

/** `story` asks for something that happened, `practice` how one goes about it: what is asked on differs in tense. */
export type Stance = 'story' | 'practice';

export interface Wording {
  /** The question as spoken: one or two sentences, at most 35 words. Arabic in full diacritics; the page shows it without. */
  ask: string;
  rephrase: string;
  /** What a good answer holds: 3–5 noun phrases. */
  points: readonly string[];
  /** Words of the subject, lower case. */
  keywords: readonly string[];
  /** The subject as it stands after "about" (Arabic: after مَوْضُوعِ); empty where the filled place is the subject. */
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

/** One entry of the written bank; points are parted by `|`, keywords by commas. */
export function template(
  id: string,
  kind: `${Stance} ${Area}`,
  en: Written,
  ar: Written,
): Template {
  const [stance, area] = kind.split(' ') as [Stance, Area];
  return { id, stance, area, en: wording(en), ar: wording(ar) };
}
