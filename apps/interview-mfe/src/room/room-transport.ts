import type { Stop } from '@portal/clock';
import type { ConnectFailure, ConnectionStatus, DataChannelMessageInput } from '@portal/protocol';

/** An error of the LiveKit client while joining a room, with its reason as a code. */
export class JoinError extends Error {
  override name = 'JoinError';
  constructor(
    readonly reason: ConnectFailure,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The interviewer's incoming audio. Use `track` for measuring and `attach` for playback. */
export interface RemoteAudio {
  track: MediaStreamTrack;
  attach(element: HTMLMediaElement): void;
  detach(element: HTMLMediaElement): void;
}

export type RoomTransportEvent =
  /**
   * `ended` means that the room is gone for good, for example because it was closed or the
   * candidate joined from elsewhere.
   */
  | { type: 'status'; status: ConnectionStatus; ended?: boolean }
  /** A message from an interviewer. Data from other participants is ignored. */
  | { type: 'data'; payload: Uint8Array }
  /** Whether an interviewer is among the room's active speakers. */
  | { type: 'speaking'; speaking: boolean }
  /** The identities of all interviewers in the room. */
  | { type: 'participants'; identities: string[] }
  | { type: 'audio'; audio: RemoteAudio | null }
  /** The microphone in use stopped, because it was unplugged or its permission was revoked. */
  | { type: 'microphone-ended' }
  /** `allowed` is false while the browser blocks sound until the user clicks. */
  | { type: 'playback'; allowed: boolean };

/**
 * An interview's connection to its real-time room. `livekit-room.ts` implements it with LiveKit.
 * Tests and the harness use an in-memory room.
 */
export interface RoomTransport {
  /** Resolves when media can flow. Rejects with a `JoinError`. */
  connect(url: string, token: string): Promise<void>;
  disconnect(): Promise<void>;
  send(message: DataChannelMessageInput): Promise<void>;
  /**
   * Publishes and unmutes the microphone, or mutes it if `on` is false. Rejects with a
   * `DOMException` if the browser can't open a microphone.
   */
  setMicrophone(on: boolean): Promise<void>;
  /**
   * Whether others in the room can hear the microphone. This is the room's actual state, which may
   * differ from the last requested state.
   */
  isMicrophoneOn(): boolean;
  microphoneTrack(): MediaStreamTrack | null;
  /**
   * Selects a microphone; null means the system default. Can be called while the microphone is on.
   * If the device is unavailable, another one is used.
   */
  useMicrophone(deviceId: string | null): Promise<void>;
  /**
   * Selects a speaker; null means the system default. Rejects if the browser can't select speakers.
   */
  useSpeaker(deviceId: string | null): Promise<void>;
  /** Stops every local track, so that the browser's recording indicator turns off. */
  stopLocalTracks(): void;
  /** Starts audio that the browser blocked. Must be called in a click handler. */
  startAudio(): Promise<void>;
  /**
   * Responds to the interviewer's calls of an RPC method until the returned function is called.
   * Refuses a response of more than `RPC_RESPONSE_MAX_BYTES` with RPC's own error, and calls from
   * others as if there were no such method. A caller whom the room server has not announced yet
   * counts as others.
   */
  handleRpc(method: string, respond: () => string): Stop;
  subscribe(listener: (event: RoomTransportEvent) => void): Stop;
}

/** Creates the transport for one room session. */
export type RoomTransportFactory = () => RoomTransport;
