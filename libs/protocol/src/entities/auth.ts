import * as z from '@portal/protocol/zod';
import { hearingChoiceSchema } from '../runtime-config';

/** The signed-in person as login returns it (§3 Login response). */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  accessToken: z.string(),
  sessionId: z.string(),
});
export type User = z.infer<typeof userSchema>;

/** What a room needs to be joined (§3 Interview start response / voice session result). */
export const roomDataSchema = z.object({
  roomName: z.string(),
  livekitToken: z.string(),
  livekitUrl: z.string(),
  /** Seconds for which `livekitToken` opens the room. */
  expiresIn: z.number(),
  sessionId: z.optional(z.string()),
  userIdentity: z.optional(z.string()),
  interviewId: z.optional(z.string()),
  /** What the candidate chose to be heard by; absent where the servers' default hears. */
  hearing: z.optional(hearingChoiceSchema),
});
export type RoomData = z.infer<typeof roomDataSchema>;

/** §3 Auth state. Empty values are null: what is absent cannot be mistaken for what is blank. */
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
  /** What hears in the room; null where the servers' default does (added). */
  hearing: z.nullable(hearingChoiceSchema),
  /** Equals the email (§3). */
  userIdentity: z.nullable(z.string()),
  appId: z.nullable(z.string()),
  apiKey: z.nullable(z.string()),
  /** Seconds. */
  expiresIn: z.nullable(z.number()),
});
export type AuthState = z.infer<typeof authStateSchema>;

/** What is kept in the browser's local storage, under `AUTH_STORAGE_KEY`. */
export const persistedAuthSchema = z.pick(authStateSchema, {
  userId: true,
  email: true,
  firstName: true,
  lastName: true,
  accessToken: true,
  sessionId: true,
});
export type PersistedAuth = z.infer<typeof persistedAuthSchema>;
