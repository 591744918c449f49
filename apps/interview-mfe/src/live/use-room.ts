import { useAuth } from '@portal/auth-store';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { RoomSession } from '../room/room-session';
import type { RoomSnapshot } from '../room/room-snapshot';

/** Returns the room's current state and re-renders when it changes. */
export function useRoom(session: RoomSession): RoomSnapshot {
  return useStore(session.store);
}

export interface JoinedRoom {
  interviewId: string;
  session: RoomSession;
}

/**
 * Joins the room whose address and token are in the auth store. Disposes of the session when the
 * view unmounts or the user signs out. Returns null if there is no room to join.
 */
export function useRoomSession(
  interviewId: string | null,
  createSession: (interviewId: string) => RoomSession,
): JoinedRoom | null {
  const isAuthenticated = useAuth((state) => state.isAuthenticated);
  const url = useAuth((state) => state.livekitUrl);
  // Starting or resuming an interview issues a new token, which makes the page join again.
  const token = useAuth((state) => state.livekitToken);
  const [joined, setJoined] = useState<JoinedRoom | null>(null);
  useEffect(() => {
    if (!isAuthenticated || interviewId === null || url === null || token === null) return;
    const session = createSession(interviewId);
    setJoined({ interviewId, session });
    void session.connect(url, token);
    return () => session.dispose();
  }, [isAuthenticated, interviewId, url, token, createSession]);
  return joined;
}
