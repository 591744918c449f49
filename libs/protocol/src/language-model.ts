import * as z from '@portal/protocol/zod';
import { followUpReasonSchema } from './entities/plan';

/** Rating of an answer, which decides whether the interviewer asks a follow-up question. */
export const answerQualitySchema = z.enum(['good', ...followUpReasonSchema.options]);

/**
 * The only output about an answer that is accepted from a language model. Any other field, such as
 * a score, makes it invalid.
 */
export const judgementSchema = z.strictObject({
  quality: answerQualitySchema,
});
