import type { InterviewSummary } from '@portal/protocol';
import type { TextDirection } from '../../transcript/direction';

/** What stands on the card, in the page's language, except the quote. */
export interface Card {
  direction: TextDirection;
  /** 0–100. */
  score: number;
  /** Below the number, such as "of 100". */
  outOf: string;
  /** By how much the score has risen since last time, in words; null if it hasn't. */
  rise: string | null;
  kind: string;
  /** The job's title, without the company; null if it is unknown. */
  role: string | null;
  quote: {
    text: string;
    direction: TextDirection;
    marks: readonly [open: string, close: string];
  } | null;
  day: string;
  product: string;
}

/**
 * Whether words may stand on a card that others see: they hold no address, no long number, and none
 * of the names, which are the candidate's and the company's.
 */
export function isShareable(quote: string, names: readonly (string | null)[]): boolean {
  if (/\S@\S|https?:|\p{Nd}[\p{Nd}\s().-]{6,}\p{Nd}/u.test(quote)) return false;
  return names.every((name) => !name?.trim() || !mentions(quote, name.trim()));
}

/** Whether a text has a name in it, also as a possessive or behind Arabic prefixes. */
function mentions(text: string, name: string): boolean {
  const words = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\s+/g, '\\s+');
  const pattern = /\p{Script=Arabic}/u.test(name)
    ? words
    : `(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`;
  return new RegExp(pattern, 'iu').test(text);
}

/**
 * By how many points the score has risen since the interview before for the same job (1–100); null
 * if there was none with a score, or if it hasn't risen: a card is for good news.
 */
export function riseSince(
  scored: readonly InterviewSummary[],
  interview: InterviewSummary,
  score: number,
): number | null {
  const { id, jobRoleId, completedAt } = interview;
  if (completedAt === null) return null;
  const before = scored
    .filter(
      (other) =>
        other.id !== id &&
        other.jobRoleId === jobRoleId &&
        other.overallScore !== null &&
        other.completedAt !== null &&
        other.completedAt < completedAt,
    )
    .sort((a, b) => (a.completedAt! < b.completedAt! ? 1 : -1))[0];
  if (before === undefined) return null;
  const points = Math.round(score) - Math.round(before.overallScore!);
  return points > 0 ? points : null;
}
