/** What the voice API needs from the media server. Implemented with LiveKit. */
export interface RoomGateway {
  /**
   * Creates the room if needed, and ensures that exactly one interviewer is called.
   * `missingInterviewer` is the identity of an interviewer that the candidate reports as lost. That
   * interviewer is removed from the room unless it still responds.
   * @throws RoomUnavailableError if the media server is unreachable or refuses the request
   */
  openRoom(room: {
    name: string;
    interviewerMetadata: string;
    missingInterviewer?: string | undefined;
  }): Promise<void>;
  /**
   * Opens a room for one participant. The room closes soon after the participant leaves. With
   * `interviewerMetadata`, an interviewer is called once, and not again if none is free.
   * @throws RoomUnavailableError as for `openRoom`
   */
  openCheckRoom(name: string, interviewerMetadata?: string): Promise<void>;
  /** Creates a token that lets one person join one room and is valid for `ttlS` seconds. */
  tokenFor(access: RoomAccess): Promise<string>;
  /** Checks that the media server is responding. Rejects if it is not. */
  ping(): Promise<void>;
  /** Stops monitoring rooms. The rooms stay open. */
  close(): void;
}

export interface RoomAccess {
  roomName: string;
  /**
   * The participant's identity on the room server. Never an email address, because the room server
   * logs identities.
   */
  identity: string;
  displayName: string;
  ttlS: number;
}

export class RoomUnavailableError extends Error {
  override readonly name = 'RoomUnavailableError';
}
