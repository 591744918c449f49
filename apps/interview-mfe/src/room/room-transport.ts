import type { ConnectionStatus, DataChannelMessageInput } from '@portal/protocol';
import type { Stop } from './clock';

/** Somebody in the room who can be heard at this moment. */
export interface Speaker {
  identity: string;
  local: boolean;
}

/** The interviewer's voice as it arrives. `track` is for measuring, `attach` for hearing. */
export interface RemoteAudio {
  track: MediaStreamTrack;
  attach(element: HTMLMediaElement): void;
  detach(element: HTMLMediaElement): void;
}

export type RoomTransportEvent =
  /** `ended`, of a disconnection: the room wants this person no more, as when it was closed or joined from elsewhere. */
  | { type: 'status'; status: ConnectionStatus; ended?: boolean }
  /** From an agent: what others in the room send is none of it. */
  | { type: 'data'; payload: Uint8Array }
  | { type: 'speakers'; speakers: Speaker[] }
  /** Identities of the agents in the room. */
  | { type: 'participants'; identities: string[] }
  | { type: 'audio'; audio: RemoteAudio | null }
  /** The microphone in use stopped giving sound: it was pulled out, or its permission was taken back. */
  | { type: 'microphone-ended' }
  /** False while the browser holds sound back until the person has clicked. */
  | { type: 'playback'; allowed: boolean };

/**
 * The real-time room, as the interview needs it. One adapter implements it on the media service's client
 * (`livekit-room.ts`); tests and the harness implement it in memory.
 */
export interface RoomTransport {
  /** Resolves when media can flow. Rejects with the client's own error. */
  connect(url: string, token: string): Promise<void>;
  disconnect(): Promise<void>;
  send(message: DataChannelMessageInput): Promise<void>;
  /** Publishes and unmutes, or mutes. Rejects with a `DOMException` where the browser gives no microphone. */
  setMicrophone(on: boolean): Promise<void>;
  /** The room's own view: what the others can hear. */
  isMicrophoneOn(): boolean;
  microphoneTrack(): MediaStreamTrack | null;
  /** The microphone to use from now on, also while it is open; null is the system's own choice. Preferred, not demanded. */
  useMicrophone(deviceId: string | null): Promise<void>;
  /** The speaker that the others are heard from; null is the system's own choice. Rejects where the browser lets no page choose. */
  useSpeaker(deviceId: string | null): Promise<void>;
  /** Stops every local track at its source, so that the browser's recording light goes out. */
  stopLocalTracks(): void;
  /** To be called from a click while playback is held back. */
  startAudio(): Promise<void>;
  subscribe(listener: (event: RoomTransportEvent) => void): Stop;
}

/** A new transport for one stay in one room. */
export type RoomTransportFactory = () => RoomTransport;
