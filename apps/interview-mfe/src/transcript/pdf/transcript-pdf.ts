import { PDFDocument, type Color } from 'pdf-lib';
import { textDirection, type TextDirection } from '../direction';
import type { TranscriptItem } from '../entry';
import { bracketed, bracketsLegend, marksOf } from '../misheard';
import type { TranscriptDocument } from '../transcript-document';
import { EmbeddedFace } from './embedded-face';
import { fetchFontFile, loadFaces, type FaceRole, type LoadFontFile } from './faces';
import { INK, LAMP, MARGIN, PINE, QUIET, Sheet, TEXT_WIDTH } from './sheet';
import { Typesetter, type SetLine } from './typesetter';

/** Font sizes in points. Arabic speech is set larger, as on the page. */
const SIZE = { title: 20, subject: 12, meta: 9.5, voice: { ltr: 11.5, rtl: 12.65 } } as const;
const LEADING = { ltr: 1.45, rtl: 1.7 } as const;
const META_GAP = 8;
const ENTRY_GAP = 14;

const SPEAKER_COLOUR: Record<TranscriptItem['speaker'], Color> = {
  user: PINE,
  ai: LAMP,
  system: QUIET,
};

/**
 * How many entries to write before pausing. The pauses keep the page responsive if an interview is
 * in progress.
 */
const ENTRIES_AT_A_STRETCH = 4;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

interface Setters {
  title: Typesetter;
  subject: Typesetter;
  meta: Typesetter;
  voice: Record<TextDirection, Typesetter>;
}

/** Writes one transcript to a `Sheet`. */
class TranscriptWriter {
  readonly #transcript: TranscriptDocument;
  readonly #setters: Setters;
  readonly #sheet: Sheet;
  /** The direction of all text except speech. */
  readonly #direction: TextDirection;

  constructor(
    transcript: TranscriptDocument,
    sheet: Sheet,
    faces: Record<FaceRole, EmbeddedFace[]>,
  ) {
    this.#transcript = transcript;
    this.#sheet = sheet;
    this.#direction = transcript.pageLanguage === 'ar-SA' ? 'rtl' : 'ltr';
    const set = (role: FaceRole, size: number) => new Typesetter(faces[role], size);
    this.#setters = {
      title: set('interface', SIZE.title),
      subject: set('interface', SIZE.subject),
      meta: set('interface', SIZE.meta),
      voice: { ltr: set('voice', SIZE.voice.ltr), rtl: set('voice', SIZE.voice.rtl) },
    };
  }

  async write(): Promise<void> {
    this.#writeHead();
    for (const [index, item] of this.#transcript.items.entries()) {
      if (index % ENTRIES_AT_A_STRETCH === 0) await pause();
      this.#writeItem(item);
    }
    const { words } = this.#transcript;
    this.#sheet.footers(
      (page) =>
        this.#setters.meta.setLine(words.page(page, this.#sheet.pageCount), this.#direction),
      SIZE.meta,
      QUIET,
    );
  }

  #writeHead(): void {
    const { words, subject, heldAtMs, formatters, items } = this.#transcript;
    this.#sheet.skip(SIZE.title);
    this.#writeLines(
      this.#setters.title.setLines(words.title, this.#direction, TEXT_WIDTH),
      this.#direction,
      SIZE.title,
      INK,
    );
    for (const line of [
      subject,
      heldAtMs === null ? null : formatters.date(heldAtMs, { dateStyle: 'long' }),
      bracketsLegend(items, words),
    ]) {
      if (line !== null)
        this.#writeLines(
          this.#setters.subject.setLines(line, this.#direction, TEXT_WIDTH),
          this.#direction,
          SIZE.subject,
          QUIET,
        );
    }
    this.#sheet.rule();
    this.#sheet.skip(ENTRY_GAP * 2);
  }

  #writeItem(item: TranscriptItem): void {
    const { names, language, formatters, words } = this.#transcript;
    const { speaker, atMs } = item;
    const text = bracketed(item);
    const direction = textDirection(text, language);
    const size = SIZE.voice[direction];
    const lines = this.#setters.voice[direction].setLines(text, direction, TEXT_WIDTH);
    // Keep the speaker's name on the same page as the first lines of the text.
    this.#sheet.keep(SIZE.meta * 2 + Math.min(2, lines.length) * size * LEADING[direction]);
    this.#writeMeta([
      [names[speaker], SPEAKER_COLOUR[speaker]],
      [atMs === null ? '' : formatters.duration(atMs), QUIET],
      ...marksOf(item, words).map((mark) => [`(${mark})`, QUIET] as [string, Color]),
    ]);
    this.#writeLines(lines, direction, size, INK);
    this.#sheet.skip(ENTRY_GAP);
  }

  /** Writes pieces of text side by side from the line's start edge, each in its own direction. */
  #writeMeta(pieces: readonly [text: string, colour: Color][]): void {
    let used = 0;
    for (const [text, colour] of pieces) {
      if (text === '') continue;
      const line = this.#setters.meta.setLine(
        text,
        textDirection(text, this.#transcript.pageLanguage),
      );
      const x = this.#direction === 'rtl' ? MARGIN + TEXT_WIDTH - used - line.width : MARGIN + used;
      this.#sheet.write(line, x, SIZE.meta, colour);
      used += line.width + META_GAP;
    }
    this.#sheet.skip(SIZE.meta * 1.8);
  }

  #writeLines(
    lines: readonly SetLine[],
    direction: TextDirection,
    size: number,
    colour: Color,
  ): void {
    const leading = size * LEADING[direction];
    for (const line of lines) {
      this.#sheet.keep(leading - size);
      this.#sheet.write(
        line,
        direction === 'rtl' ? MARGIN + TEXT_WIDTH - line.width : MARGIN,
        size,
        colour,
      );
      this.#sheet.skip(leading);
    }
  }
}

/** Returns the text that determines which fonts to load for one role. */
function textOf(transcript: TranscriptDocument, role: FaceRole): string {
  const { items, names, subject, heldAtMs, formatters, words } = transcript;
  if (role === 'voice') return items.map(bracketed).join('\n');
  const date = heldAtMs === null ? '' : formatters.date(heldAtMs, { dateStyle: 'long' });
  return [
    ...Object.values(names),
    subject,
    date,
    words.title,
    words.interrupted,
    bracketsLegend(items, words),
    words.misheard,
    words.page(1, 1),
  ].join('\n');
}

/** Creates a PDF with selectable text and embedded fonts. Throws if a font fails to load. */
export async function transcriptPdf(
  transcript: TranscriptDocument,
  load: LoadFontFile = fetchFontFile,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const embed = async (role: FaceRole) =>
    (await loadFaces(role, textOf(transcript, role), load)).map(
      (font) => new EmbeddedFace(document, font),
    );
  const [voice, sans] = await Promise.all([embed('voice'), embed('interface')]);
  const sheet = new Sheet(document, [...voice, ...sans]);
  await new TranscriptWriter(transcript, sheet, { voice, interface: sans }).write();
  for (const face of [...voice, ...sans]) face.finish();
  document.setTitle(
    [transcript.words.title, transcript.subject].filter((part) => part !== null).join(' - '),
    { showInWindowTitleBar: true },
  );
  document.setLanguage(transcript.pageLanguage);
  document.setProducer('Interview Portal');
  document.setCreator('Interview Portal');
  return (await document.save()) as Uint8Array<ArrayBuffer>;
}
