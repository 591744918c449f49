import type { Language } from '@portal/protocol';
import { partsOf } from '../tts/pronunciation/reading';

/**
 * How long signs take to say, in letters of a word: measured with espeak-ng, where a letter takes
 * 60 to 70 ms in English. Other signs and spaces count as one.
 */
const DIGIT_LETTERS = 6;
const CAPITAL_LETTERS = 3.5;
const PAUSE_LETTERS = 4;

const COUNTED = /\d|[A-Z](?=-?[A-Z]|\b)(?<=[A-Z]-?[A-Z]|\b[A-Z])|[,;:،؛](?=\s)|\p{M}/gu;

/** Returns how long a text takes to say, in letters of a word. */
function lengthOf(said: string): number {
  let length = said.length;
  for (const [sign] of said.matchAll(COUNTED)) {
    if (/\d/.test(sign)) length += DIGIT_LETTERS - 1;
    else if (/[A-Z]/.test(sign)) length += CAPITAL_LETTERS - 1;
    else if (/\p{M}/u.test(sign)) length -= 1;
    else length += PAUSE_LETTERS - 1;
  }
  return length;
}

/**
 * The parts of a shown text, down to single words, with the time that each takes to say (letters).
 * Every voice says "2019–2022" or "SQL" in more time than their letters suggest, so the readings for
 * espeak-ng serve as an estimate for all of them.
 */
function timesIn(text: string): { shown: string; length: number }[] {
  const language: Language = /\p{Script=Arabic}/u.test(text) ? 'ar-SA' : 'en-US';
  return partsOf(text, language).flatMap(({ shown, said }) =>
    shown === said
      ? (shown.match(/\S+\s*|\s+/gu) ?? []).map((word) => ({ shown: word, length: lengthOf(word) }))
      : [{ shown, length: lengthOf(said) }],
  );
}

/** Estimates how long a shown text takes to say, in letters of a word. */
export function spokenLength(text: string): number {
  return timesIn(text).reduce((sum, { length }) => sum + length, 0);
}

/** Returns the whole words of a shown text that have been said after a share (0–1) of its time. */
export function wordsSaid(text: string, share: number): string {
  const times = timesIn(text);
  let left = share * times.reduce((sum, { length }) => sum + length, 0);
  let at = 0;
  for (const { shown, length } of times) {
    if (left < length) {
      at += Math.floor((left / length) * shown.length);
      break;
    }
    left -= length;
    at += shown.length;
  }
  const end = text.lastIndexOf(' ', at);
  return end < 0 ? '' : text.slice(0, end).trimEnd();
}
