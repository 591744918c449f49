import * as z from '@portal/protocol/zod';
import { followUpReasonSchema } from './entities/plan';

/** How good an answer is as an answer, so that the interviewer asks on or goes on. */
export const answerQualitySchema = z.enum(['good', ...followUpReasonSchema.options]);

/** All that a language model may tell of an answer: a score, a comment or any other field makes the whole of it invalid. */
export const judgementSchema = z.strictObject({ quality: answerQualitySchema });
