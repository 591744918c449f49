import * as z from '@portal/protocol/zod';
import { EMAIL_PATTERN, PASSWORD_MIN_CHARS } from '../constants';
import { roomDataSchema, userSchema } from '../entities/auth';
import { idSchema } from '../entities/choices';
import { recognitionChoiceSchema } from '../runtime-config';
import { NOT_BLANK } from '../text-patterns';

// These schemas have their own file, because they are the only main API schemas that a page needs
// before sign-in.

/* POST /api/v1/auth/login */
export const loginBodySchema = z.object({
  email: z
    .string('Email is required')
    .check(
      z.trim(),
      z.minLength(1, 'Email is required'),
      z.maxLength(254),
      z.regex(EMAIL_PATTERN, 'Invalid email format'),
    ),
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(1024)),
  /**
   * The interview that this person was in when their session ended. If it is still under way, the
   * response carries its room. Not in the specification.
   */
  interviewId: z.optional(idSchema),
  /**
   * The STT choice for that room, needed if its interviewer has to be called again. Not in the
   * specification.
   */
  hearing: z.optional(recognitionChoiceSchema),
});
export type LoginBody = z.infer<typeof loginBodySchema>;
/** Our own server's response. Clients also accept the other formats in §3. */
export const loginResponseSchema = z.object({
  message: z.optional(z.string()),
  data: z.extend(
    z.partial(
      z.pick(roomDataSchema, {
        roomName: true,
        livekitToken: true,
        livekitUrl: true,
        interviewId: true,
      }),
    ),
    {
      user: userSchema,
      /** Lifetime of the access token, in seconds. The room's token lasts at least as long. */
      expiresIn: z.number(),
    },
  ),
});
export type LoginResponse = z.infer<typeof loginResponseSchema>;
/**
 * All formats of the login response in §3: wrapped in `data` or not, with or without room fields.
 */
export const anyLoginResponseSchema = z.union([
  z.looseObject({
    data: z.intersection(
      z.looseObject({
        user: userSchema,
        expiresIn: z.optional(z.number()),
      }),
      z.partial(roomDataSchema),
    ),
    message: z.optional(z.string()),
  }),
  z.intersection(
    z.looseObject({
      user: userSchema,
      expiresIn: z.optional(z.number()),
      message: z.optional(z.string()),
    }),
    z.partial(roomDataSchema),
  ),
]);

/* POST /api/v1/auth/register */
export const registerBodySchema = z.object({
  firstName: z
    .string('First name is required')
    .check(
      z.maxLength(100),
      z.trim(),
      z.minLength(1, 'First name is required'),
      z.regex(NOT_BLANK),
    ),
  lastName: z
    .string('Last name is required')
    .check(z.maxLength(100), z.trim(), z.minLength(1, 'Last name is required'), z.regex(NOT_BLANK)),
  email: z
    .string('Email is required')
    .check(
      z.trim(),
      z.minLength(1, 'Email is required'),
      z.maxLength(254),
      z.regex(EMAIL_PATTERN, 'Invalid email format'),
    ),
  password: z
    .string('Password must be at least 6 characters')
    .check(
      z.minLength(PASSWORD_MIN_CHARS, 'Password must be at least 6 characters'),
      z.maxLength(1024),
    ),
});
export type RegisterBody = z.infer<typeof registerBodySchema>;
export const registeredUserSchema = z.pick(userSchema, {
  id: true,
  email: true,
  firstName: true,
  lastName: true,
});
export const registerResponseSchema = z.object({
  message: z.string(),
  data: registeredUserSchema,
});

/*
 * POST /api/v1/auth/refresh renews the access token with the refresh cookie (not in the
 * specification)
 */
export const refreshResponseSchema = z.object({
  data: z.object({
    accessToken: z.string(),
    expiresIn: z.number(),
  }),
});
/* POST /api/v1/auth/logout responds with 204 (not in the specification) */

/* GET /auth/status */
export const authStatusResponseSchema = z.object({
  is_active: z.boolean(),
  /** Seconds until the session expires; 0 if it is not active. */
  expires_in: z.number(),
});
