import * as z from '@portal/protocol/zod';
import { ERROR_CODES } from './error-codes';

export const errorCodeSchema = z.enum(ERROR_CODES);

/**
 * The error body that both servers send. `detail` is for developers. If the user has to upload a
 * document before logging in, the body also contains `onboardingToken`.
 */
export const errorBodySchema = z.object({
  message: z.string(),
  detail: z.nullable(z.string()),
  code: errorCodeSchema,
  onboardingToken: z.optional(z.string()),
  userId: z.optional(z.string()),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
