import type { DataChannelMessageInput } from '@portal/protocol';
import type { Clock, Stop } from '@portal/clock';
import type { SnapshotStore } from '../store/snapshot-store';
import {
  ContinuousRecognizer,
  type RecognitionState,
  type RecognizedWords,
} from './continuous-recognizer';
import type { ConversationSnapshot } from './conversation';
import { RecognizedAnswer } from './recognized-answer';
import { detectEcho, type StartedDuring } from './echo-detection';
import type { RoomSnapshot } from './room-snapshot';
import type { NewRecognizer } from './recognizer';

/**
 * For this long after the interviewer stops speaking, recognized words may still be an echo (ms).
 */
export const SPEECH_TAIL_MS = 1_500;

/** The page's visibility. Recognition runs only while the page is visible. */
export interface PageVisibility {
  visible(): boolean;
  subscribe(listener: () => void): Stop;
}

export interface BrowserRecognitionOptions {
  newRecognizer: NewRecognizer;
  page: PageVisibility;
  /** The BCP 47 language tag to use until the interview's language is known. */
  language: string;
}

export interface BrowserRecognitionParts extends BrowserRecognitionOptions {
  clock: Clock;
  newId(): string;
  send(message: DataChannelMessageInput): Promise<void>;
  microphoneTrack(): MediaStreamTrack | null;
  show(text: string, segmentId: string): void;
  keep(text: string, segmentId: string): void;
}

/**
 * Recognizes speech in the candidate's browser. It listens while the room is live and connected,
 * the interviewer is present, the microphone is on and the page is visible. Echoes of the
 * interviewer's speech are discarded.
 */
export class BrowserRecognition {
  readonly #parts: BrowserRecognitionParts;
  readonly #recognizer: ContinuousRecognizer;
  readonly #answer: RecognizedAnswer;
  readonly #stopPage: Stop;
  #room: RoomSnapshot | null = null;
  #spokeAtMs = Number.NEGATIVE_INFINITY;
  /**
   * The current segment: when it began, and whether it has been classified as the candidate's
   * speech.
   */
  #piece: { segmentId: string; began: StartedDuring; taken: boolean } | null = null;
  /**
   * Whether the last segment was an echo. If so, words recognized soon afterwards may be part of
   * the same echo.
   */
  #echoed = false;
  #closed = false;

  constructor(parts: BrowserRecognitionParts) {
    this.#parts = parts;
    this.#answer = new RecognizedAnswer({ ...parts, cut: () => this.#recognizer.cut() });
    this.#recognizer = new ContinuousRecognizer({
      ...parts,
      newId: () => `heard-${parts.newId()}`,
      onWords: (words) => this.#handleWords(words),
    });
    this.#stopPage = parts.page.subscribe(() => this.#listen());
  }

  get store(): SnapshotStore<{ state: RecognitionState }> {
    return this.#recognizer.store;
  }

  /**
   * Starts or stops listening, depending on the room's state. Call this whenever that state
   * changes.
   */
  update(room: RoomSnapshot): void {
    if (this.#closed) return;
    if (this.#room?.connection !== 'connected' && room.connection === 'connected')
      this.#answer.resend();
    this.#room = room;
    if (isSpeaking(room)) this.#spokeAtMs = this.#parts.clock.now();
    this.#listen();
  }

  /** Handles the interviewer's confirmation that `text` is the candidate's answer. */
  confirm(segmentId: string | null, text: string): void {
    this.#answer.confirm(segmentId, text);
  }

  /**
   * Moves the words recognized so far to the transcript. Call this when an interviewer joins or
   * returns, because that interviewer has not received those words.
   */
  keep(): void {
    this.#answer.keep();
  }

  /** Discards the recognized words. Call this when the candidate types the answer instead. */
  drop(): void {
    this.#recognizer.cut();
    this.#answer.drop();
  }

  /** Stops listening permanently and adds unconfirmed words to the transcript. */
  close(): void {
    if (this.#closed) return;
    this.#recognizer.close();
    this.#closed = true;
    this.#stopPage();
    this.#answer.keep();
  }

  #listen(): void {
    const room = this.#room;
    const wanted =
      room?.phase.name === 'live' &&
      room.connection === 'connected' &&
      room.interviewer !== 'absent' &&
      !room.microphone.muted &&
      this.#parts.page.visible();
    this.#recognizer.update(
      wanted
        ? {
            wanted,
            track: this.#parts.microphoneTrack(),
            language: room.interview?.language ?? this.#parts.language,
          }
        : { wanted: false },
    );
  }

  #handleWords(words: RecognizedWords): void {
    const speaking = this.#room !== null && isSpeaking(this.#room);
    if (speaking) this.#spokeAtMs = this.#parts.clock.now();
    const piece =
      this.#piece?.segmentId === words.segmentId
        ? this.#piece
        : { segmentId: words.segmentId, began: this.#during(speaking), taken: false };
    const verdict = piece.taken
      ? 'candidate'
      : detectEcho(words.text, this.#said(), { began: piece.began, speaking });
    piece.taken = verdict === 'candidate';
    this.#piece = words.final ? null : piece;
    if (verdict !== 'too-little') this.#echoed = verdict === 'echo';
    if (piece.taken) this.#answer.add(words);
    // The candidate may speak right after the echo, so classify the next words separately.
    else if (verdict === 'echo') this.#recognizer.cut();
  }

  #during(speaking: boolean): StartedDuring {
    if (speaking) return 'speech';
    if (this.#parts.clock.now() - this.#spokeAtMs >= SPEECH_TAIL_MS) return 'quiet';
    return this.#echoed ? 'speech' : 'tail';
  }

  /** Returns the interviewer's recent words, including those being spoken now. */
  #said(): string {
    const { conversation } = this.#room ?? {};
    if (!conversation) return '';
    const lines = conversation.transcript
      .filter(({ speaker }) => speaker === 'ai')
      .slice(-2)
      .map(({ text }) => text);
    return [...lines, liveWords(conversation)].join(' ');
  }
}

const liveWords = ({ live }: ConversationSnapshot): string =>
  live?.side === 'ai' ? live.settled + live.provisional : '';
const isSpeaking = (room: RoomSnapshot): boolean =>
  room.interviewer === 'speaking' || room.conversation.live?.side === 'ai';
