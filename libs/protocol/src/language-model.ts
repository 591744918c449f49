import * as z from '@portal/protocol/zod';
import { followUpReasonSchema } from './entities/plan';

/** Rates an answer, to decide whether the interviewer asks a follow-up. */
export const answerQualitySchema = z.enum(['good', ...followUpReasonSchema.options]);

/**
 * The only accepted output of a language model about an answer: any other field, such as a score,
 * invalidates it.
 */
export const judgementSchema = z.strictObject({
  quality: answerQualitySchema,
});
