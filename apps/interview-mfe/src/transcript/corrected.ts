import { correctedPieces, wordSpans, type InterviewMessage } from '@portal/protocol';
import type { TextRange } from './search';

/**
 * A part of a shown text that comes from a correction: what the candidate put in (`corrected`), what
 * was heard in its place (`heard`), or what they added and is not scored (`added`).
 */
export interface CorrectionMark extends TextRange {
  kind: 'corrected' | 'heard' | 'added';
}

export interface ShownText {
  text: string;
  marks: CorrectionMark[];
  /** Indexes of the words that may have been misheard and were not corrected, in `text`. */
  misheard: number[];
  /**
   * Whether the whole was hardly understood and is still in doubt: not once the candidate has mended
   * it and no word that may have been misheard is left.
   */
  doubtful: boolean;
}

type Heard = Pick<InterviewMessage, 'content' | 'metadata' | 'corrections'>;

/**
 * Returns a message's text with each correction beside what was heard.
 * @param show `scored` leaves out all that is not scored: the words that were misheard, and additions
 */
export function shownText(
  { content, metadata, corrections }: Heard,
  show: 'all' | 'scored' = 'all',
): ShownText {
  const shown: ShownText = { text: '', marks: [], misheard: [], doubtful: false };
  const doubted = new Set(metadata?.misheard);
  let [heardWords, shownWords] = [0, 0];
  const put = (text: string, kind?: CorrectionMark['kind']) => {
    const start = shown.text.length;
    shown.text += text;
    if (kind) shown.marks.push({ start, end: shown.text.length, kind });
    const count = wordSpans(text).length;
    if (!kind)
      for (let at = 0; at < count; at += 1)
        if (doubted.has(heardWords + at)) shown.misheard.push(shownWords + at);
    shownWords += count;
  };
  for (const { correction, text } of correctedPieces(content, corrections?.items)) {
    if (!correction || correction.addition) {
      put(text);
      if (correction && show === 'all') {
        put(' ');
        put(correction.text, 'added');
      }
    } else {
      put(correction.text, 'corrected');
      if (show === 'all') {
        put(' ');
        put(text, 'heard');
      }
    }
    heardWords += wordSpans(text).length;
  }
  const mended = corrections?.items.some(({ addition }) => !addition) ?? false;
  shown.doubtful = metadata?.doubtful === true && (!mended || shown.misheard.length > 0);
  return shown;
}
