/** What the rooms' media server must be able to do; LiveKit is behind it. */
export interface RoomGateway {
  /**
   * Opens the room, or finds it open, and sees to it that one interviewer is called to it and no more.
   * `missingInterviewer` is the identity of one that the candidate has lost: it is taken out of the room unless it lives after all.
   * @throws RoomUnavailableError when the media server can't be reached or refuses.
   */
  openRoom(room: {
    name: string;
    interviewerMetadata: string;
    missingInterviewer?: string | undefined;
  }): Promise<void>;
  /**
   * Opens a room that nobody is called to and that is gone soon after its one guest.
   * @throws RoomUnavailableError as above.
   */
  openCheckRoom(name: string): Promise<void>;
  /** A token with which one person can join that one room for `ttlS` seconds. */
  tokenFor(access: RoomAccess): Promise<string>;
  /** Rejects when the media server does not answer. */
  ping(): Promise<void>;
  /** Stops looking after the rooms; they live on. */
  close(): void;
}

export interface RoomAccess {
  roomName: string;
  /** Whom the room's server knows the person as. Never an address: it is no secret there. */
  identity: string;
  displayName: string;
  ttlS: number;
}

export class RoomUnavailableError extends Error {
  override readonly name = 'RoomUnavailableError';
}
