import { PATIENCE, type Pace } from '@portal/interviewing';
import type { Clock } from '../clock';
import type { BrowserWords } from '../room/data-channel';
import type { TurnListener, TurnSource } from './turn-listener';
import { TurnTaker } from './turn-taker';

/** Without new words for this long the candidate has stopped speaking (ms): browsers tell their guesses several times a second. */
export const SPEECH_ENDS_MS = 1_000;
/** A piece whose final words have not come after this long is taken as it was guessed last (ms). */
export const FINAL_WAIT_MS = 4_000;

/** Detects turns from the words that the candidate's browser recognises: they alone show whether somebody speaks. */
export class BrowserRecognition implements TurnSource {
  private readonly taker: TurnTaker;
  private piece: { segmentId: string; text: string } | null = null;
  /** Pieces whose words have been taken, or given up: what still comes of them is late. */
  private readonly finished = new Set<string>();
  private wordsAt: number | null = null;
  private pace: Pace = 'usual';
  private stopSpeech: (() => void) | null = null;
  private stopPiece: (() => void) | null = null;

  constructor(
    listener: TurnListener,
    private readonly clock: Clock,
  ) {
    this.taker = new TurnTaker({
      listener,
      clock,
      wordsComing: () => this.piece !== null,
      silenceNeeded: () => PATIENCE[this.pace].endOfWordsMs,
    });
  }

  /** Whether words have come at all: a browser that was never heard of may not be listening. */
  get audible(): boolean {
    return this.wordsAt !== null;
  }

  get busy(): boolean {
    return this.taker.busy;
  }

  /** The turns to come are over only after the silence of that pace. */
  setPace(pace: Pace): void {
    this.pace = pace;
    this.taker.reconsider();
  }

  receive({ text, final, segmentId, confidence }: BrowserWords): void {
    if (this.finished.has(segmentId)) return;
    // A browser that begins another piece will not finish the one before.
    if (this.piece && this.piece.segmentId !== segmentId) this.finish(this.piece.text, null);
    // The final words often differ from the last guess in marks and capitals alone, and come a good while after they were said.
    const spoken = sounds(text) !== sounds(this.piece?.text ?? '');
    this.piece = { segmentId, text };
    if (spoken) this.speak(segmentId);
    this.stopPiece?.();
    this.stopPiece = null;
    if (final) {
      this.finish(text, confidence);
      return;
    }
    this.taker.partial({ text, confidence: null });
    this.stopPiece = this.clock.after(FINAL_WAIT_MS, () => this.finish(text, null));
  }

  discard(): void {
    if (this.piece) this.finished.add(this.piece.segmentId);
    this.piece = null;
    this.stopTimers();
    this.taker.discard();
  }

  /** Ends the timers; nothing is told after this. */
  close(): void {
    this.stopTimers();
    this.taker.close();
  }

  /** New words: the candidate speaks, and has paused where the last words are long ago. */
  private speak(segmentId: string): void {
    const now = this.clock.now();
    this.wordsAt = now;
    this.taker.speechStarted(now, segmentId);
    this.stopSpeech?.();
    this.stopSpeech = this.clock.after(SPEECH_ENDS_MS, () => this.taker.speechEnded(now));
  }

  private finish(text: string, confidence: number | null): void {
    this.stopPiece?.();
    this.stopPiece = null;
    if (this.piece) this.finished.add(this.piece.segmentId);
    this.piece = null;
    this.taker.final({ text, confidence });
  }

  private stopTimers(): void {
    this.stopSpeech?.();
    this.stopPiece?.();
    this.stopSpeech = null;
    this.stopPiece = null;
  }
}

/** What can be heard of a text. */
const sounds = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
