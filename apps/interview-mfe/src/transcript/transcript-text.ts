import { textDirection, type TextDirection } from './direction';
import type { TranscriptDocument } from './transcript-document';

/** Marks of the Unicode bidirectional algorithm: what stands between them keeps its direction and takes no part in the line's. */
const ISOLATE = { ltr: '\u2066', rtl: '\u2067' } as const;
const END_OF_ISOLATE = '\u2069';

/** Isolates words that read the other way than the line they stand in. Others stay plain text to the letter. */
const within = (line: TextDirection, own: TextDirection, text: string): string =>
  line === own
    ? text
    : text
        .split('\n')
        .map((part) => `${ISOLATE[own]}${part}${END_OF_ISOLATE}`)
        .join('\n');

/** The transcript as plain text, an entry a paragraph: time, speaker, words. */
export function transcriptText({
  items,
  names,
  language,
  pageLanguage,
  formatters,
  words,
}: TranscriptDocument): string {
  const page = pageLanguage === 'ar-SA' ? 'rtl' : 'ltr';
  return items
    .map(({ atMs, speaker, text, interrupted }) => {
      const time = atMs === null ? '' : `[${formatters.duration(atMs)}] `;
      const name = within(page, textDirection(names[speaker], pageLanguage), names[speaker]);
      const mark = interrupted ? ` (${words.interrupted})` : '';
      return `${time}${name}${mark}: ${within(page, textDirection(text, language), text)}\n`;
    })
    .join('\n');
}
