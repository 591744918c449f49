/** Half of a pair of code units: no character. */
const HALF_PAIR = /\p{Surrogate}/gu;
/** Control characters, but for tab and line ends. */
const CONTROLS = /[^\P{Cc}\t\n\r]/gu;
/**
 * What has no shape: overrides and isolates, by which a text shows other than it reads, and all in which words for a machine can be hidden, such as
 * zero-width spaces, fillers and tags (a second, invisible ASCII). Marks of direction, joiners of letters and the two selectors of emoji stay.
 */
const SHAPELESS =
  /(?!\p{Join_Control}|\u200E|\u200F|\u061C|\uFE0E|\uFE0F)\p{Default_Ignorable_Code_Point}|[\uFFF9-\uFFFB]/gu;
/** Joiners and selectors mean something one at a time, behind a character. */
const IDLE_JOINERS =
  /(?<=^|\s|\p{Join_Control})(?:\p{Join_Control}|\uFE0E|\uFE0F)+|(?<=\uFE0E|\uFE0F)(?:\uFE0E|\uFE0F)+/gu;

/** Text as people see it and the database takes it: without what hides, turns or breaks it. */
export function cleanText(text: string): string {
  return text
    .replace(HALF_PAIR, '\uFFFD')
    .replace(CONTROLS, '')
    .replace(SHAPELESS, '')
    .replace(IDLE_JOINERS, '');
}
