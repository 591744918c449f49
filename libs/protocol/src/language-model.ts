import * as z from '@portal/protocol/zod';
import { followUpReasonSchema } from './entities/plan';

/** Rating of an answer, which decides whether the interviewer asks a follow-up question. */
export const answerQualitySchema = z.enum(['good', ...followUpReasonSchema.options]);

/**
 * The only format in which a language model may rate an answer. Output with any other field, such
 * as a score, is rejected.
 */
export const judgementSchema = z.strictObject({
  quality: answerQualitySchema,
});
