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

/** Reads what a room needs, in the server's names or the interface's, bare or under `data`; null when any part is missing. */
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
