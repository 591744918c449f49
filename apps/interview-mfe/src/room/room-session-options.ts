import type { RuntimeData } from '@portal/protocol';
import type { Devices } from '../devices/devices';
import type { RoomBackend } from './backend';
import type { BrowserRecognitionOptions } from './browser-recognition';
import type { OpenMedia } from './camera';
import type { Clock } from './clock';
import type { AnalyseTrack } from './level-meter';
import type { RoomMemory } from './room-memory';
import type { RoomTransport } from './room-transport';

/** What a stay in a room works with. */
export interface RoomSessionOptions {
  transport: RoomTransport;
  backend: RoomBackend;
  clock: Clock;
  analyse: AnalyseTrack;
  openMedia: OpenMedia;
  /** The browser's devices and what was chosen among them; without them the system's own are used. */
  devices?: Devices;
  /** A new unique id for an utterance that has none. */
  newId(): string;
  storeTicket(ticket: { ticket: string; expiresAt: number }): void;
  /** What outlives a reload; without it, nothing does. */
  memory?: RoomMemory;
  /** Given where the candidate chose to be heard by the browser. */
  browserRecognition?: BrowserRecognitionOptions | undefined;
  /** What is on the screen; the default sample where it is not given (§3). */
  runtimeData?: () => RuntimeData;
  /** For developers; never the words of a person. */
  log(event: string, error?: unknown): void;
}
