import { anyLoginResponseSchema, type RoomData, type User } from '@portal/protocol';
import { normaliseRoomData } from './room-data';

/** A login response in a single shape, whichever shape the server used (§3). */
export interface LoginResult {
  user: User;
  /** Seconds until the access token expires; null if the server did not say. */
  expiresIn: number | null;
  message: string | null;
  /** The interview's room, if the login returned one. */
  room: RoomData | null;
}

/**
 * Reads a login response in any of the shapes in §3: wrapped in `data` or not, with or without a
 * room. Returns null for any other shape.
 */
export function normaliseLoginResponse(body: unknown): LoginResult | null {
  const parsed = anyLoginResponseSchema.safeParse(body).data;
  if (!parsed) return null;
  const holder = 'data' in parsed && typeof parsed.data === 'object' ? parsed.data : parsed;
  const { user, expiresIn } = holder as { user: User; expiresIn?: number };
  return {
    user,
    expiresIn: expiresIn ?? null,
    message: parsed.message ?? null,
    room: normaliseRoomData(holder) ?? normaliseRoomData(parsed),
  };
}
