import type { Stop } from '@portal/clock';
import type { ConnectionStatus, DataChannelMessageInput } from '@portal/protocol';

/** A participant who is speaking. */
export interface Speaker {
  identity: string;
  local: boolean;
}

/** The interviewer's incoming audio. `track` is for measuring, `attach` for playback. */
export interface RemoteAudio {
  track: MediaStreamTrack;
  attach(element: HTMLMediaElement): void;
  detach(element: HTMLMediaElement): void;
}

export type RoomTransportEvent =
  /** `ended`: disconnected for good, as when the room was closed or joined from elsewhere. */
  | { type: 'status'; status: ConnectionStatus; ended?: boolean }
  /** Sent by an agent. Data from other participants is ignored. */
  | { type: 'data'; payload: Uint8Array }
  | { type: 'speakers'; speakers: Speaker[] }
  /** Identities of the agents in the room. */
  | { type: 'participants'; identities: string[] }
  | { type: 'audio'; audio: RemoteAudio | null }
  /** The microphone in use stopped: it was unplugged or its permission was revoked. */
  | { type: 'microphone-ended' }
  /** False while the browser blocks sound until a click. */
  | { type: 'playback'; allowed: boolean };

/**
 * The real-time room, as the interview needs it. `livekit-room.ts` implements it on LiveKit; tests
 * and the harness use an in-memory room.
 */
export interface RoomTransport {
  /** Resolves when media can flow. Rejects with the client's own error. */
  connect(url: string, token: string): Promise<void>;
  disconnect(): Promise<void>;
  send(message: DataChannelMessageInput): Promise<void>;
  /**
   * Publishes and unmutes, or mutes. Rejects with a `DOMException` if the browser gives no
   * microphone.
   */
  setMicrophone(on: boolean): Promise<void>;
  /** The room's actual state: whether others can hear the microphone. */
  isMicrophoneOn(): boolean;
  microphoneTrack(): MediaStreamTrack | null;
  /**
   * Selects the microphone, also while it is on; null is the system default. A preference, not a
   * requirement.
   */
  useMicrophone(deviceId: string | null): Promise<void>;
  /**
   * Selects the speaker; null is the system default. Rejects if the browser does not support it.
   */
  useSpeaker(deviceId: string | null): Promise<void>;
  /** Stops every local track, so that the browser's recording indicator turns off. */
  stopLocalTracks(): void;
  /** Starts blocked audio. Must be called in a click handler. */
  startAudio(): Promise<void>;
  subscribe(listener: (event: RoomTransportEvent) => void): Stop;
}

/** Creates the transport of one room session. */
export type RoomTransportFactory = () => RoomTransport;
