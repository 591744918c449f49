import type { Clock } from '@portal/clock';
import { PATIENCE, type Pace } from '@portal/interviewing';
import type { BrowserWords } from '../room/data-channel';
import type { TurnListener, TurnSource } from './turn-listener';
import { TurnTaker } from './turn-taker';

/**
 * How long after the last new words the candidate is assumed to have stopped speaking (ms).
 * Browsers update their partial results several times per second.
 */
export const SPEECH_ENDS_MS = 1_000;
/**
 * Maximum time to wait for the final words of a piece of speech (ms). After that, the partial words
 * are used.
 */
export const FINAL_WAIT_MS = 4_000;

/**
 * Detects turns from the words that the candidate's browser recognizes. No audio is available, so
 * the words are the only sign of speech.
 */
export class BrowserRecognition implements TurnSource {
  private readonly taker: TurnTaker;
  private piece: { segmentId: string; text: string } | null = null;
  /**
   * Ids of the pieces of speech that are final or were discarded. Later words with these ids are
   * ignored.
   */
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

  /** Whether any words have arrived. A browser that has sent none may not be listening at all. */
  get audible(): boolean {
    return this.wordsAt !== null;
  }

  get busy(): boolean {
    return this.taker.busy;
  }

  /** Sets how much silence ends a turn. */
  setPace(pace: Pace): void {
    this.pace = pace;
    this.taker.reconsider();
  }

  receive({ text, final, segmentId, confidence }: BrowserWords): void {
    if (this.finished.has(segmentId)) return;
    // Finish the previous segment, because the browser has moved on to a new one.
    if (this.piece && this.piece.segmentId !== segmentId) this.finish(this.piece.text, null);
    // Final words arrive late, so they are a sign of new speech only if they differ from the
    // partial words in more than punctuation and capitalization.
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

  /** Stops the timers. The listener is not called afterwards. */
  close(): void {
    this.stopTimers();
    this.taker.close();
  }

  /**
   * Reports that speech has started, because new words have arrived. Reports its end if no more
   * words arrive for a while.
   */
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

/** Returns `text` in lowercase and without punctuation, to compare only what can be heard. */
const sounds = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
