/** Returns the width of a text in pixels. */
type Measure = (text: string) => number;

const ELLIPSIS = '…';
const withoutEnd = (text: string): string => text.replace(/[\s.,;:!?،؛؟–-]+$/u, '');

interface Room {
  /** In pixels. */
  width: number;
  maxLines: number;
  measure: Measure;
  /** What ends a text that was cut, besides an ellipsis, such as a closing quotation mark. */
  close?: string;
}

/** Cuts a text that is wider than a line: after a word if it has several, else between letters. */
function cut(line: string, { width, measure, close = '' }: Room): string {
  const ended = (text: string) => `${withoutEnd(text)}${ELLIPSIS}${close}`;
  const words = line.split(' ');
  while (words.length > 1 && measure(ended(words.join(' '))) > width) words.pop();
  const letters = [...words.join(' ')];
  while (letters.length > 1 && measure(ended(letters.join(''))) > width) letters.pop();
  return ended(letters.join(''));
}

/**
 * Breaks a text into lines between words. What doesn't fit into the lines is cut off after a word,
 * with an ellipsis.
 */
export function wrapText(text: string, room: Room): string[] {
  const { width, maxLines, measure } = room;
  const words = text.trim().split(/\s+/u);
  const lines: string[] = [];
  let line = '';
  while (words.length > 0) {
    const longer = line === '' ? words[0]! : `${line} ${words[0]}`;
    if (measure(longer) <= width || line === '') {
      line = longer;
      words.shift();
      if (words.length > 0) continue;
    }
    const isLast = lines.length === maxLines - 1;
    if (isLast && words.length > 0) return [...lines, cut(`${line} ${words.join(' ')}`, room)];
    lines.push(measure(line) > width ? cut(line, room) : line);
    line = '';
  }
  return lines;
}

/** A size in pixels, and in how many lines a text may be set in it. */
export interface Setting {
  size: number;
  maxLines: number;
}

/** Returns the first of the settings in which a text fits uncut, or the last one with it cut. */
export function fitText(
  text: string,
  settings: readonly Setting[],
  room: Omit<Room, 'measure' | 'maxLines'> & { measureAt: (size: number) => Measure },
): { size: number; lines: string[] } {
  const fitted = settings.map(({ size, maxLines }) => ({
    size,
    lines: wrapText(text, { ...room, maxLines, measure: room.measureAt(size) }),
  }));
  const whole = text.trim().split(/\s+/u).join(' ');
  return fitted.find(({ lines }) => lines.join(' ') === whole) ?? fitted.at(-1)!;
}
