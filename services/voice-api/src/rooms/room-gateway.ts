/** What the voice API needs from the media server. Implemented with LiveKit. */
export interface RoomGateway {
  /**
   * Creates the room if needed, and ensures that exactly one interviewer is called.
   * `missingInterviewer` is the identity of one that the candidate reports as lost; it is removed
   * from the room unless it still responds.
   * @throws RoomUnavailableError if the media server is unreachable or refuses
   */
  openRoom(room: {
    name: string;
    interviewerMetadata: string;
    missingInterviewer?: string | undefined;
  }): Promise<void>;
  /**
   * Opens a room without an interviewer that closes soon after its only participant leaves.
   * @throws RoomUnavailableError as for `openRoom`
   */
  openCheckRoom(name: string): Promise<void>;
  /** Creates a token with which one person can join one room for `ttlS` seconds. */
  tokenFor(access: RoomAccess): Promise<string>;
  /** Rejects if the media server does not respond. */
  ping(): Promise<void>;
  /** Stops monitoring rooms. The rooms stay open. */
  close(): void;
}

export interface RoomAccess {
  roomName: string;
  /**
   * The participant's identity on the room server. Never use an email address, because identities
   * are visible there.
   */
  identity: string;
  displayName: string;
  ttlS: number;
}

export class RoomUnavailableError extends Error {
  override readonly name = 'RoomUnavailableError';
}
