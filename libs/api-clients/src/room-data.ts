import { roomDataSchema, type RoomData } from '@portal/protocol';

const SERVER_NAMES: Record<string, keyof RoomData> = {
  session_id: 'sessionId',
  room_name: 'roomName',
  livekit_token: 'livekitToken',
  livekit_url: 'livekitUrl',
  expires_in: 'expiresIn',
  user_identity: 'userIdentity',
  interview_id: 'interviewId',
};

/**
 * Reads room data with the server's field names or those of `RoomData`, with or without `data`
 * around it. Returns null if a required field is missing.
 */
export function normaliseRoomData(body: unknown): RoomData | null {
  if (typeof body !== 'object' || body === null) return null;
  const source = body as Record<string, unknown>;
  const renamed = Object.fromEntries(
    Object.entries(source).map(([name, value]) => [SERVER_NAMES[name] ?? name, value ?? undefined]),
  );
  return (
    roomDataSchema.safeParse(renamed).data ??
    ('data' in source ? normaliseRoomData(source.data) : null)
  );
}
