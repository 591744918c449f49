import * as z from '@portal/protocol/zod';
import { CORRECTION_MAX_CHARS, MAX_CORRECTED_WORDS, MAX_CORRECTIONS } from '../constants';
import { NOT_BLANK } from '../text-patterns';
import { timestampSchema } from './choices';

/* Corrections of what the recognizer misheard. Not in the specification. */

/** What the candidate says that they said in place of some words of a message. */
export const correctionSchema = z.object({
  /** Index of the first word that was misheard, in the message's text split at whitespace. */
  from: z.int().check(z.gte(0), z.lte(20_000)),
  /** Number of words that were misheard. */
  count: z.int().check(z.gte(1), z.lte(MAX_CORRECTED_WORDS)),
  /**
   * The words that were misheard, with a space between each. Their place alone does not tell: the
   * interviewer's version of an utterance may replace the page's.
   */
  heard: z.string().check(z.maxLength(20_000)),
  text: z
    .string()
    .check(z.maxLength(CORRECTION_MAX_CHARS), z.trim(), z.minLength(1), z.regex(NOT_BLANK)),
});
export type Correction = z.infer<typeof correctionSchema>;

export const storedCorrectionSchema = z.extend(correctionSchema, {
  /**
   * Whether the server takes the correction for an addition: something that was not said. An
   * addition is shown, and not scored.
   */
  addition: z.boolean(),
});
export type StoredCorrection = z.infer<typeof storedCorrectionSchema>;

/** The corrections of a message, in the order of its words. They do not overlap. */
export const messageCorrectionsSchema = z.object({
  /** When they were last saved; `items` is empty if all were undone then. */
  changedAt: timestampSchema,
  items: z.array(storedCorrectionSchema).check(z.maxLength(MAX_CORRECTIONS)),
});
export type MessageCorrections = z.infer<typeof messageCorrectionsSchema>;
