import type { Clock } from '@portal/clock';
import type { Language, RecognitionChoice, RuntimeData } from '@portal/protocol';
import type { Devices } from '../devices/devices';
import type { RoomBackend } from './backend';
import type { BrowserRecognitionOptions } from './browser-recognition';
import type { OpenMedia } from './camera';
import type { AnalyseTrack } from './level-meter';
import type { QueryPermission } from './microphone';
import type { RoomMemory } from './room-memory';
import type { VoiceMemory } from './voice-control';
import type { RoomTransport } from './room-transport';

/** Takes what the candidate chooses to recognize their speech. */
export interface RecognitionChoices {
  /** Makes it the choice for every interviewer that is called from now on. */
  choose(choice: RecognitionChoice): void;
  /** Keeps it for this interview, for when it is rejoined. */
  keepForInterview(choice: RecognitionChoice): void;
  /** Keeps it, and the consent that it needs, for later interviews in a language. */
  keepForLater(choice: RecognitionChoice, language: Language): void;
}

/** The dependencies of a room session. Tests pass fakes. */
export interface RoomSessionOptions {
  transport: RoomTransport;
  backend: RoomBackend;
  clock: Clock;
  analyse: AnalyseTrack;
  openMedia: OpenMedia;
  /** Set if the candidate chose to answer aloud. */
  microphonePermission?: QueryPermission | undefined;
  /**
   * The browser's devices and the candidate's stored choices. If absent, the system default devices
   * are used.
   */
  devices?: Devices;
  /** Returns a unique id for an utterance that has none. */
  newId(): string;
  storeTicket(ticket: { ticket: string; expiresAt: number }): void;
  /** Storage for data that survives a reload. If absent, a reload loses the data. */
  memory?: RoomMemory;
  /**
   * Where the candidate's settings of the interviewer's voice are kept. If absent, the voice is as
   * usual at first, and changes are lost.
   */
  voiceMemory?: VoiceMemory;
  /** Set if the candidate chose browser recognition and the browser supports it. */
  browserRecognition?: BrowserRecognitionOptions | undefined;
  /** Set if the browser supports recognition and the candidate did not choose it. */
  browserOffer?: BrowserRecognitionOptions | undefined;
  /** Where another choice that the candidate makes in the room goes. */
  recognitionChoices?: RecognitionChoices;
  /**
   * Returns what is on the candidate's screen, or null if the screen has no marked components. If
   * it is null or absent, sample data is sent instead (§3).
   */
  runtimeData?: () => RuntimeData | null;
  /** Logs an event for developers. Don't pass personal data. */
  log(event: string, error?: unknown): void;
}
