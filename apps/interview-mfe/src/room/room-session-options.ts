import type { Clock } from '@portal/clock';
import type { RuntimeData } from '@portal/protocol';
import type { Devices } from '../devices/devices';
import type { RoomBackend } from './backend';
import type { BrowserRecognitionOptions } from './browser-recognition';
import type { OpenMedia } from './camera';
import type { AnalyseTrack } from './level-meter';
import type { RoomMemory } from './room-memory';
import type { RoomTransport } from './room-transport';

/** The collaborators of a room session. */
export interface RoomSessionOptions {
  transport: RoomTransport;
  backend: RoomBackend;
  clock: Clock;
  analyse: AnalyseTrack;
  openMedia: OpenMedia;
  /** The browser's devices and stored choices; without them the system default is used. */
  devices?: Devices;
  /** Returns a unique id for an utterance that has none. */
  newId(): string;
  storeTicket(ticket: { ticket: string; expiresAt: number }): void;
  /** Data that survives a reload; without it nothing does. */
  memory?: RoomMemory;
  /** Set if the candidate chose browser recognition. */
  browserRecognition?: BrowserRecognitionOptions | undefined;
  /** What is on screen; the default sample if absent (§3). */
  runtimeData?: () => RuntimeData;
  /** Logs for developers, without personal data. */
  log(event: string, error?: unknown): void;
}
