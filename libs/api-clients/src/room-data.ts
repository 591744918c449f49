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
 * Reads room data from a response body. The fields can have the server's names or the names in
 * `RoomData`, and can be at the top level or inside `data`. Returns null if a required field is
 * missing.
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
