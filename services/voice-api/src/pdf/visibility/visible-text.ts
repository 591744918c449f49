import { getResolvedPDFJS, type getDocumentProxy } from 'unpdf';
import type { Canvas } from './canvas';
import type { Font } from './graphics-state';
import { Interpreter, type Letter } from './interpreter';

type Document = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Document['getPage']>>;

/** A piece of text from the parser's own text extraction. */
export interface TextItem {
  str: string;
  dir: string;
  transform: number[];
  width: number;
}

/**
 * The annotation mode that leaves out annotations and form fields, because they are not part of the
 * page's own content.
 */
const NO_ANNOTATIONS = 0;
/**
 * Maximum distance between the positions that the text extraction and the interpreter report for
 * the same glyph (points).
 */
const TOLERANCE = 0.5;
/** Maximum number of letters to check when looking for the start of a text item. */
const WINDOW = 3_000;
/** A gap wider than this fraction of the font size separates words. */
const WORD_GAP = 0.2;
// A page is treated as a scan only if images cover at least this fraction of it.
const SCAN_SHARE = 0.5;
// Maximum number of visible letters on a scan (in a stamp, for example), as a fraction of the
// number of letters recognized by the scanner.
const STAMP_SHARE = 0.1;
// Maximum number of visible letters on a scanned page, regardless of how many letters the scanner
// recognized.
const STAMP_LETTERS = 60;

/** Returns the text items on a page that are visible to a reader. */
export async function visibleText(pdf: Document, page: Page): Promise<TextItem[]> {
  const { items } = await page.getTextContent();
  const text = items.filter((item): item is typeof item & TextItem => 'str' in item);
  if (text.every(({ str }) => str.trim() === '')) return [];
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: NO_ANNOTATIONS });
  const groups = await pdf.getOptionalContentConfig();
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const interpreter = new Interpreter({
    page: { left, bottom, right, top },
    fontOf: (name) => (page.commonObjs.has(name) ? (page.commonObjs.get(name) as Font) : null),
    isOn: (group) => groups.isVisible(group),
  });
  const handlers = new Map(
    Object.entries(OPS as Record<string, number>).map(([name, number]) => [
      number,
      interpreter.handlers[name],
    ]),
  );
  fnArray.forEach((operator: number, index: number) =>
    handlers.get(operator)?.((argsArray[index] ?? []) as unknown[]),
  );
  return visibleItems(text, interpreter.letters, interpreter.canvas);
}

/** Returns, for each letter, whether a person looking at the page can see it. */
function seen(letters: Letter[], canvas: Canvas): boolean[] {
  const covered = letters.map((letter) => canvas.covered(letter.points, letter.since));
  const plain = letters.map(
    (letter, index) =>
      !letter.hidden &&
      !letter.invisibleInk &&
      !covered[index] &&
      (!letter.window || canvas.paintedAfter(letter.points, letter.since)) &&
      !(
        letter.inks.length > 0 &&
        letter.inks.every((ink) => canvas.sameAsGround(letter.points, ink, letter.since))
      ),
  );
  // On a page with little visible text, hidden words on an image are probably text that a scanner
  // recognized in that image.
  const recognized = letters.map(
    (letter, index) =>
      !letter.hidden &&
      !plain[index] &&
      (letter.invisibleInk || covered[index] === true) &&
      canvas.onImage(letter.points),
  );
  const isScan =
    canvas.imageShare >= SCAN_SHARE &&
    count(plain) <= Math.min(STAMP_LETTERS, STAMP_SHARE * count(recognized));
  return isScan ? plain.map((one, index) => one || (recognized[index] ?? false)) : plain;
}
const count = (flags: boolean[]): number => flags.filter(Boolean).length;

/**
 * Removes the invisible parts from a page's text items.
 *
 * The text extraction and the interpreter both report text in file order, so each item is matched
 * to letters by the position of its first letter. An item without a match is treated as invisible.
 */
function visibleItems(items: TextItem[], letters: Letter[], canvas: Canvas): TextItem[] {
  const isSeen = seen(letters, canvas);
  if (isSeen.every(Boolean)) return items;
  const starts = startsOf(items, letters);
  const kept: TextItem[][] = [];
  let end = letters.length;
  for (let index = items.length - 1; index >= 0; index--) {
    const item = items[index] as TextItem;
    const start = starts[index];
    if (item.str.trim() === '') kept.push([item]);
    else if (start !== undefined) {
      kept.push(visibleParts(item, letters.slice(start, end), isSeen.slice(start, end)));
      end = start;
    }
  }
  return kept.reverse().flat();
}

/** Returns the index of each item's first letter, or undefined for an item without a match. */
function startsOf(items: TextItem[], letters: Letter[]): (number | undefined)[] {
  let from = 0;
  return items.map(({ str, transform: [, , , , x = 0, y = 0] }) => {
    if (str.trim() === '') return undefined;
    for (let index = from; index < Math.min(letters.length, from + WINDOW); index++) {
      const letter = letters[index] as Letter;
      if (Math.abs(letter.x - x) > TOLERANCE || Math.abs(letter.y - y) > TOLERANCE) continue;
      from = index + 1;
      return index;
    }
    return undefined;
  });
}

function visibleParts(item: TextItem, letters: Letter[], isSeen: boolean[]): TextItem[] {
  if (isSeen.every(Boolean)) return [item];
  const runs: Letter[][] = [];
  letters.forEach((letter, index) => {
    if (!isSeen[index]) return;
    if (index > 0 && isSeen[index - 1]) runs.at(-1)?.push(letter);
    else runs.push([letter]);
  });
  return runs.map((run) => partOf(item, run));
}

/** Builds a text item from one run of visible letters in `item`. */
function partOf(item: TextItem, run: Letter[]): TextItem {
  const [first, last] = [run[0] as Letter, run.at(-1) as Letter];
  let str = '';
  run.forEach((letter, index) => {
    const before = run[index - 1];
    const gap = before ? letter.x - before.x - before.width : 0;
    str += (gap > WORD_GAP * letter.size ? ' ' : '') + letter.text;
  });
  const [a = 1, b = 0, c = 0, d = 1] = item.transform;
  return {
    ...item,
    str: item.dir === 'rtl' ? [...str].reverse().join('') : str,
    transform: [a, b, c, d, first.x, first.y],
    width: last.x + last.width - first.x,
  };
}
