import { anyLoginResponseSchema, type RoomData, type User } from '@portal/protocol';
import { normaliseRoomData } from './room-data';

/** A login response in one shape, whichever the server sent (§3). */
export interface LoginResult {
  user: User;
  /** Seconds until the access token expires; null if the server did not say. */
  expiresIn: number | null;
  message: string | null;
  /** Present if the login brought a room. */
  room: RoomData | null;
}

/**
 * Reads any login response of §3: `data`-wrapped or a bare `user`, with or without room fields;
 * null for any other shape.
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
