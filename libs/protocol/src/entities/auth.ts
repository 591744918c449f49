import { z } from 'zod';
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
  sessionId: z.string().optional(),
  userIdentity: z.string().optional(),
  interviewId: z.string().optional(),
  /** What the candidate chose to be heard by; absent where the servers' default hears. */
  hearing: hearingChoiceSchema.optional(),
});
export type RoomData = z.infer<typeof roomDataSchema>;

/** §3 Auth state. Empty values are null: what is absent cannot be mistaken for what is blank. */
export const authStateSchema = z.object({
  isAuthenticated: z.boolean(),
  userId: z.string().nullable(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  accessToken: z.string().nullable(),
  sessionId: z.string().nullable(),
  roomName: z.string().nullable(),
  livekitToken: z.string().nullable(),
  livekitUrl: z.string().nullable(),
  /** What hears in the room; null where the servers' default does (added). */
  hearing: hearingChoiceSchema.nullable(),
  /** Equals the email (§3). */
  userIdentity: z.string().nullable(),
  appId: z.string().nullable(),
  apiKey: z.string().nullable(),
  /** Seconds. */
  expiresIn: z.number().nullable(),
});
export type AuthState = z.infer<typeof authStateSchema>;

/** What is kept in the browser's local storage, under `AUTH_STORAGE_KEY`. */
export const persistedAuthSchema = authStateSchema.pick({
  userId: true, email: true, firstName: true, lastName: true, accessToken: true, sessionId: true,
});
export type PersistedAuth = z.infer<typeof persistedAuthSchema>;
export const AUTH_STORAGE_KEY = 'auth-data';
