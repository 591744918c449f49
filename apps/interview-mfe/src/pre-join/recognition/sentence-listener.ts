import type { Stop } from '@portal/clock';
import type { Language, RecognitionChoice } from '@portal/protocol';

/**
 * Why a sentence was not heard.
 * - `limited`: there were too many checks in a short time.
 * - `room`: the room could not be reached.
 * - `busy`: no interviewer came, as happens if all places are in use.
 * - `engine`: the engine does not work.
 * - `refused`, `network`, `language`: the browser's recognizer is not allowed, can't reach its
 *   service, or does not know the language.
 */
export type ListenFailure =
  'limited' | 'room' | 'busy' | 'engine' | 'refused' | 'network' | 'language';

/** The ways to be heard that can be checked. */
export type SpokenChoice = Exclude<RecognitionChoice, 'none'>;

export interface ListenRequest<Choice extends SpokenChoice = SpokenChoice> {
  choice: Choice;
  language: Language;
  /** The open microphone. It stays open afterwards. */
  track: MediaStreamTrack;
}

/** Receives what happens while a sentence is listened to. `heard` or `failed` is the last call. */
export interface SentenceListener {
  /** The sentence can be read from now on. `by` is what listens, if not what was chosen. */
  listening(by: SpokenChoice): void;
  /** All words so far. They replace those from the previous call. */
  words(text: string): void;
  /** The complete sentence; empty if no words were recognized. */
  heard(text: string): void;
  failed(because: ListenFailure): void;
}

/**
 * Listens to one sentence. Returns a function that stops it and releases everything; the listener is
 * not called afterwards.
 */
export type ListenToSentence<Choice extends SpokenChoice = SpokenChoice> = (
  request: ListenRequest<Choice>,
  listener: SentenceListener,
) => Stop;
