import type { DataChannelMessageInput } from '@portal/protocol';
import type { SnapshotStore } from '../store/snapshot-store';
import {
  ContinuousRecognizer,
  type RecognitionState,
  type RecognizedWords,
} from './continuous-recognizer';
import type { Clock, Stop } from './clock';
import type { ConversationSnapshot } from './conversation';
import { RecognizedAnswer } from './recognized-answer';
import { detectEcho, type StartedDuring } from './echo-detection';
import type { RoomSnapshot } from './room-snapshot';
import type { NewRecognizer } from './recognizer';

/** After the interviewer has spoken, its voice may still come back from the recognizer for this long (ms). */
export const SPEECH_TAIL_MS = 1_500;

/** Whether the page is before the person's eyes: only then does the browser listen. */
export interface PageVisibility {
  visible(): boolean;
  subscribe(listener: () => void): Stop;
}

export interface BrowserRecognitionOptions {
  newRecognizer: NewRecognizer;
  page: PageVisibility;
  /** BCP 47 tag of the language to hear while the interview's own is not known. */
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
 * The candidate's browser as the interview's ear. It listens while the room is live, the interviewer is there, the microphone is on and the
 * page is seen; what it hears of the interviewer's own voice is left out.
 */
export class BrowserRecognition {
  readonly #parts: BrowserRecognitionParts;
  readonly #recognizer: ContinuousRecognizer;
  readonly #answer: RecognizedAnswer;
  readonly #stopPage: Stop;
  #room: RoomSnapshot | null = null;
  #spokeAtMs = Number.NEGATIVE_INFINITY;
  /** The piece being heard: when it began, and whether it has been taken for the candidate's. */
  #piece: { segmentId: string; began: StartedDuring; taken: boolean } | null = null;
  /** The last piece was the interviewer's voice: what follows of it in the moment after is its rest. */
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

  /** Told of every change in the room. */
  update(room: RoomSnapshot): void {
    if (this.#closed) return;
    if (this.#room?.connection !== 'connected' && room.connection === 'connected')
      this.#answer.resend();
    this.#room = room;
    if (isSpeaking(room)) this.#spokeAtMs = this.#parts.clock.now();
    this.#listen();
  }

  /** The interviewer has put an answer of the candidate into the transcript. */
  confirm(segmentId: string | null, text: string): void {
    this.#answer.confirm(segmentId, text);
  }

  /** An interviewer begins, or begins anew after the candidate was away: it knows nothing of what was heard before. */
  keep(): void {
    this.#answer.keep();
  }

  /** The candidate typed instead. */
  drop(): void {
    this.#recognizer.cut();
    this.#answer.drop();
  }

  /** Stops listening for good; what was heard and not taken up yet goes into the transcript. */
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
    // The candidate may go on in the same breath as the echo: that is judged for itself.
    else if (verdict === 'echo') this.#recognizer.cut();
  }

  #during(speaking: boolean): StartedDuring {
    if (speaking) return 'speech';
    if (this.#parts.clock.now() - this.#spokeAtMs >= SPEECH_TAIL_MS) return 'quiet';
    return this.#echoed ? 'speech' : 'tail';
  }

  /** The interviewer's words of late, those under way at the end. */
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
