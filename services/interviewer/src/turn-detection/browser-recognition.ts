import type { Clock } from '@portal/clock';
import { PATIENCE, type Pace } from '@portal/interviewing';
import type { BrowserWords } from '../room/data-channel';
import type { TurnListener, TurnSource } from './turn-listener';
import { TurnTaker } from './turn-taker';

/**
 * Time without new words after which the candidate counts as silent (ms). Browsers update their
 * guesses several times per second.
 */
export const SPEECH_ENDS_MS = 1_000;
/** If the final words of a piece have not come after this, use the last guess (ms). */
export const FINAL_WAIT_MS = 4_000;

/**
 * Detects turns from the words that the candidate's browser recognises, which are the only sign of
 * speech.
 */
export class BrowserRecognition implements TurnSource {
  private readonly taker: TurnTaker;
  private piece: { segmentId: string; text: string } | null = null;
  /** Pieces that were taken or given up; late words of them are ignored. */
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

  /** Whether any words have come: a browser that sent none may not be listening. */
  get audible(): boolean {
    return this.wordsAt !== null;
  }

  get busy(): boolean {
    return this.taker.busy;
  }

  /** Sets the silence that ends the next turns. */
  setPace(pace: Pace): void {
    this.pace = pace;
    this.taker.reconsider();
  }

  receive({ text, final, segmentId, confidence }: BrowserWords): void {
    if (this.finished.has(segmentId)) return;
    // A browser that starts another piece won't finish the previous one.
    if (this.piece && this.piece.segmentId !== segmentId) this.finish(this.piece.text, null);
    // The final words come late and often differ from the last guess only in punctuation and
    // capitals.
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

  /** Ends the timers; the listener is not called afterwards. */
  close(): void {
    this.stopTimers();
    this.taker.close();
  }

  /** New words: the candidate speaks. If the last words are long ago, there was a pause. */
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

/** The audible part of a text. */
const sounds = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
