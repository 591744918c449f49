import { keep, readKept } from '@portal/auth-store';
import { MAX_CORRECTED_WORDS, type Correction, type InterviewMessage } from '@portal/protocol';
import * as z from '@portal/protocol/zod';

/** `sessionStorage` key for an interview's unsaved corrections, which survive a reload or a crash. */
export const draftsKey = (interviewId: string): string => `word-corrections:${interviewId}`;

const correctionSchema = z.object({
  from: z.int(),
  count: z.int(),
  heard: z.string(),
  text: z.string(),
});
const draftSchema = z.object({
  corrections: z.array(correctionSchema),
  field: z.nullable(correctionSchema),
});

/** What the candidate has changed in a message and not yet saved. */
export interface Draft {
  /** All corrections of the message, in the order of its words. */
  corrections: readonly Correction[];
  /** The words that are being corrected, and what is typed in their place; null for none. */
  field: Correction | null;
}
export type Drafts = Readonly<Record<string, Draft>>;

/** Returns the unsaved corrections of an interview, by message. */
export const readDrafts = (storage: Pick<Storage, 'getItem'>, interviewId: string): Drafts =>
  readKept(storage, draftsKey(interviewId), z.record(z.string(), draftSchema)) ?? {};

/** Stores the unsaved corrections. Does nothing if storage is unavailable or full. */
export const rememberDrafts = (
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  interviewId: string,
  drafts: Drafts,
): void => keep(storage, draftsKey(interviewId), Object.keys(drafts).length === 0 ? null : drafts);

/** Returns the draft with which a message's correcting begins: what is saved. */
export const draftOf = ({ corrections }: Pick<InterviewMessage, 'corrections'>): Draft => ({
  corrections: (corrections?.items ?? []).map(({ from, count, heard, text }) => ({
    from,
    count,
    heard,
    text,
  })),
  field: null,
});

/** Returns the words of a message, which corrections refer to by their index. */
export const wordsOf = (content: string): string[] => content.split(/\s+/u).filter(Boolean);

/**
 * Splits a draft into what fits a message's words and what does not, because other words were there
 * when it was typed.
 */
export function fitted(
  { corrections, field }: Draft,
  words: readonly string[],
): { draft: Draft; outdated: readonly Correction[] } {
  const fits = ({ from, count, heard }: Correction) =>
    words.slice(from, from + count).join(' ') === heard;
  const typed = field && field.text.trim() !== field.heard ? [...corrections, field] : corrections;
  const outdated = typed.filter((one) => !fits(one));
  const kept = field && fits(field) ? field : null;
  if (outdated.length === 0) return { draft: { corrections, field: kept }, outdated };
  return { draft: { corrections: corrections.filter(fits), field: kept }, outdated };
}

/** Whether a draft has the same corrections as a message has stored. */
export function isSaved(draft: Draft, message: Pick<InterviewMessage, 'corrections'>): boolean {
  const saved = draftOf(message).corrections;
  return (
    saved.length === draft.corrections.length &&
    saved.every(({ from, count, text }, at) => {
      const other = draft.corrections[at]!;
      return from === other.from && count === other.count && text === other.text;
    })
  );
}

/** A word of a message, or the words of one correction, as they can be chosen. */
export interface Choice {
  from: number;
  count: number;
  /** What was heard. */
  heard: string;
  correction: Correction | null;
}

/** Splits the words of a message into what can be chosen. The words being corrected are one. */
export function choicesOf(words: readonly string[], { corrections, field }: Draft): Choice[] {
  const choices: Choice[] = [];
  for (let from = 0; from < words.length;) {
    const correction = corrections.find((one) => one.from === from) ?? null;
    const count = (field?.from === from ? field.count : correction?.count) ?? 1;
    choices.push({ from, count, heard: words.slice(from, from + count).join(' '), correction });
    from += count;
  }
  return choices;
}

/** Opens a word or a correction for typing. What was typed for another word is applied. */
export function open(draft: Draft, { from, count, heard, correction }: Choice): Draft {
  return {
    ...applied(draft),
    field: { from, count, heard, text: correction?.text ?? heard },
  };
}

/**
 * Puts what is typed in place of the words; if it is empty or what was heard, the words go back to
 * what was heard.
 */
export function applied({ corrections, field }: Draft): Draft {
  if (!field) return { corrections, field };
  const text = field.text.trim();
  const others = corrections.filter(
    ({ from }) => from < field.from || from >= field.from + field.count,
  );
  const all = text === '' || text === field.heard ? others : [...others, { ...field, text }];
  return { corrections: [...all].sort((a, b) => a.from - b.from), field: null };
}

/** Returns a draft in which the words that are being corrected are as they were heard. */
export const putBack = ({ corrections, field }: Draft): Draft => ({
  corrections: corrections.filter(({ from }) => from !== field?.from),
  field: null,
});

/** Extends the words that are being corrected by the next one; null if that isn't possible. */
export function withNextWord(
  words: readonly string[],
  { corrections, field }: Draft,
): Draft | null {
  if (!field || field.count >= MAX_CORRECTED_WORDS) return null;
  const next = field.from + field.count;
  const word = words[next];
  if (word === undefined || corrections.some(({ from }) => from === next)) return null;
  return {
    corrections,
    field: {
      from: field.from,
      count: field.count + 1,
      heard: `${field.heard} ${word}`,
      text: `${field.text.trimEnd()} ${word}`,
    },
  };
}
