import { JD_TEXT_MIN_CHARS } from '@portal/protocol';

/** Matches addresses with a scheme or "www.", and those of job boards as people shorten them. */
const LINK =
  /(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}@.])(?:[a-z0-9-]+\.)+(?:com|net|org|io|co|me|jobs|sa|ae|eg|jo|kw|qa|uk|de)\/\S*/giu;

/** Whether a text has links and, apart from them, is too short for a job description. */
export function isOnlyLinks(text: string): boolean {
  const rest = text.replace(LINK, '');
  return rest !== text && rest.trim().length < JD_TEXT_MIN_CHARS;
}
