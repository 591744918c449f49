import type { Difficulty } from '@portal/protocol';

/** Facts a template can name. A template is used only where each of its places can be filled. */
export const PLACES = ['skill', 'match', 'gap', 'employer', 'project', 'role', 'company', 'duty'] as const;
export type Place = (typeof PLACES)[number];

export interface Wording {
  /** The question as spoken: one or two sentences, at most 35 words. Arabic in full diacritics; the page shows it without. */
  ask: string;
  rephrase: string;
  /** What a good answer holds: 3–5 noun phrases. */
  points: readonly string[];
  /** Words of the subject, lower case. */
  keywords: readonly string[];
}

export interface Template { id: string; en: Wording; ar: Wording }
export type ByDifficulty = Readonly<Record<Difficulty, readonly Template[]>>;

type Written = readonly [ask: string, rephrase: string, points: string, keywords: string];
const wording = ([ask, rephrase, points, keywords]: Written): Wording => ({ ask, rephrase, points: points.split('|'), keywords: keywords.split(',') });

/** One entry of the written bank; points are parted by `|`, keywords by commas. */
export const template = (id: string, en: Written, ar: Written): Template => ({ id, en: wording(en), ar: wording(ar) });
