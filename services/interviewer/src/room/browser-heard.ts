import { PATIENCE, type Pace } from '@portal/interviewing';
import type { Clock } from '../clock';
import type { InterviewSession } from '../session/interview-session';
import type { BrowserWords } from './data-channel';

/** Without new words for this long the candidate has stopped speaking (ms): browsers tell their guesses several times a second. */
export const SPEECH_ENDS_MS = 1_000;
/** A piece whose final words have not come after this long is taken as it was guessed last (ms). */
export const FINAL_WAIT_MS = 4_000;

export interface BrowserHeardParts {
  session: Pick<InterviewSession, 'candidateSpeaking' | 'candidateWords' | 'candidateTurn' | 'candidateInterrupts'>;
  clock: Clock;
}

/**
 * Hears through the candidate's browser: turns the words that come over the data channel into what voice activity, recogniser and
 * end of turn tell the session where the interviewer hears by itself. Whether somebody speaks is judged by the words alone.
 */
export class BrowserHeard {
  private piece: { segmentId: string; text: string } | null = null;
  /** Pieces whose words have been taken, or given up: what still comes of them is late. */
  private readonly finished = new Set<string>();
  private speaking = false;
  private wordsAt: number | null = null;
  private pace: Pace = 'usual';
  private stopSpeech: (() => void) | null = null;
  private stopPiece: (() => void) | null = null;

  constructor(private readonly parts: BrowserHeardParts) {}

  /** Whether words have come at all: a browser that was never heard of may not be listening. */
  works(): boolean {
    return this.wordsAt !== null;
  }

  /** Whether words may still come of what was said so far. */
  busy(): boolean {
    return this.piece !== null || (this.wordsAt !== null && this.parts.clock.now() - this.wordsAt < PATIENCE[this.pace].endOfWordsMs);
  }

  /** The turns to come are over only after the silence of that pace. */
  setPace(pace: Pace): void {
    this.pace = pace;
  }

  receive({ text, final, segmentId, confidence }: BrowserWords): void {
    if (this.finished.has(segmentId)) return;
    // A browser that begins another piece will not finish the one before.
    if (this.piece && this.piece.segmentId !== segmentId) this.finish(null);
    // The final words often differ from the last guess in marks and capitals alone, and come a good while after they were said.
    if (sounds(text) !== sounds(this.piece?.text ?? '')) this.speak(segmentId);
    this.piece = { segmentId, text };
    this.parts.session.candidateWords(text, false);
    this.stopPiece?.();
    this.stopPiece = null;
    if (final) this.finish(confidence);
    else this.stopPiece = this.parts.clock.after(FINAL_WAIT_MS, () => this.finish(null));
  }

  /** Forgets the turn under way, as when the candidate typed instead, or left. */
  discard(): void {
    if (this.piece) this.finished.add(this.piece.segmentId);
    this.piece = null;
    this.stopTimers();
    // Nothing else would tell of the end of this speech.
    if (this.speaking) this.parts.session.candidateSpeaking(false);
    this.speaking = false;
  }

  /** Ends the timers; nothing is told after this. */
  close(): void {
    this.discard();
  }

  /** New words: the candidate speaks, and has paused where the last words are long ago. */
  private speak(segmentId: string): void {
    const { session, clock } = this.parts;
    const now = clock.now();
    this.wordsAt = now;
    if (!this.speaking) {
      this.speaking = true;
      session.candidateSpeaking(true, { at: now, segmentId });
      session.candidateInterrupts();
    }
    this.stopSpeech?.();
    this.stopSpeech = clock.after(SPEECH_ENDS_MS, () => {
      this.speaking = false;
      session.candidateSpeaking(false, { at: now });
    });
  }

  private finish(confidence: number | null): void {
    const { piece } = this;
    this.stopPiece?.();
    this.stopPiece = null;
    this.piece = null;
    if (!piece) return;
    this.finished.add(piece.segmentId);
    this.parts.session.candidateTurn(piece.text, confidence);
  }

  private stopTimers(): void {
    this.stopSpeech?.();
    this.stopPiece?.();
    this.stopSpeech = null;
    this.stopPiece = null;
  }
}

/** What can be heard of a text. */
const sounds = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
