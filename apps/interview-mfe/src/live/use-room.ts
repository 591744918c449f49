import { useAuth } from '@portal/auth-store';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { RoomSession } from '../room/room-session';
import type { RoomSnapshot } from '../room/room-snapshot';

/** What is in the room now. */
export function useRoom(session: RoomSession): RoomSnapshot {
  return useStore(session.store);
}

/**
 * Joins the room whose data is in the auth store, and leaves it to the network when the page or the person goes.
 * Null where there is nothing to join.
 */
export function useRoomSession(
  interviewId: string | null,
  createSession: (interviewId: string) => RoomSession,
): RoomSession | null {
  const isAuthenticated = useAuth((state) => state.isAuthenticated);
  const url = useAuth((state) => state.livekitUrl);
  // Every start gives a new token, also for the same interview resumed.
  const token = useAuth((state) => state.livekitToken);
  const [session, setSession] = useState<RoomSession | null>(null);
  useEffect(() => {
    if (!isAuthenticated || interviewId === null || url === null || token === null) return;
    const joined = createSession(interviewId);
    setSession(joined);
    void joined.connect(url, token);
    return () => joined.dispose();
  }, [isAuthenticated, interviewId, url, token, createSession]);
  return session;
}
