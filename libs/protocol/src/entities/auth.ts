import * as z from '@portal/protocol/zod';
import { recognitionChoiceSchema } from '../runtime-config';

/** The signed-in user, as in the login response (§3 Login response). */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  accessToken: z.string(),
  sessionId: z.string(),
});
export type User = z.infer<typeof userSchema>;

/**
 * What a client needs in order to join a room (§3 Interview start response / voice session result).
 */
export const roomDataSchema = z.object({
  roomName: z.string(),
  livekitToken: z.string(),
  livekitUrl: z.string(),
  /** Lifetime of `livekitToken` in seconds. */
  expiresIn: z.number(),
  sessionId: z.optional(z.string()),
  userIdentity: z.optional(z.string()),
  interviewId: z.optional(z.string()),
  /** The candidate's STT choice; absent if the server's default is used. */
  hearing: z.optional(recognitionChoiceSchema),
});
export type RoomData = z.infer<typeof roomDataSchema>;

/** The auth state (§3). Unset values are null. */
export const authStateSchema = z.object({
  isAuthenticated: z.boolean(),
  userId: z.nullable(z.string()),
  email: z.nullable(z.string()),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  accessToken: z.nullable(z.string()),
  sessionId: z.nullable(z.string()),
  roomName: z.nullable(z.string()),
  livekitToken: z.nullable(z.string()),
  livekitUrl: z.nullable(z.string()),
  /**
   * The STT choice for the room; null if the server's default is used. Not in the specification.
   */
  hearing: z.nullable(recognitionChoiceSchema),
  /** The same as the email (§3). */
  userIdentity: z.nullable(z.string()),
  appId: z.nullable(z.string()),
  apiKey: z.nullable(z.string()),
  /** Seconds. */
  expiresIn: z.nullable(z.number()),
});
export type AuthState = z.infer<typeof authStateSchema>;

/** The part of the auth state kept in local storage, under `AUTH_STORAGE_KEY`. */
export const persistedAuthSchema = z.pick(authStateSchema, {
  userId: true,
  email: true,
  firstName: true,
  lastName: true,
  accessToken: true,
  sessionId: true,
});
export type PersistedAuth = z.infer<typeof persistedAuthSchema>;
