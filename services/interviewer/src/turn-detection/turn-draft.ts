import type { Transcription } from '../stt/stt';
import { countWords } from '../words';
import type { DetectedUtterance } from './turn-listener';

/** Minimum silence that counts as a pause within an answer (ms). */
const MIN_PAUSE_MS = 1_000;
/** Maximum number of pauses to store with an answer. */
const MAX_PAUSES = 500;
/**
 * Maximum silence between a sound without words and the answer (ms). After a longer silence, the
 * sound is not part of the answer.
 */
const STRAY_SOUND_MS = 2_000;

/** What was recognized of a part of a turn. */
type Piece = Pick<Transcription, 'text' | 'confidence' | 'misheard'>;

/** A turn in progress: its words, and when they were spoken (clock time, ms). */
export class TurnDraft {
  private pieces: Piece[] = [];
  private startMs: number | null = null;
  private endMs: number | null = null;
  private readonly pauses: number[] = [];

  /** @param segmentId the id that the candidate's page assigned to the turn, if any. */
  constructor(readonly segmentId?: string) {}

  /** The final words so far. */
  get text(): string {
    return this.pieces.map(({ text }) => text).join(' ');
  }

  /**
   * Handles the start of speech.
   * @param worded whether the previous sound contained words, or might still turn out to contain
   *   some. A sound without words may be left out of the answer.
   */
  speechStarted(at: number, worded: boolean): void {
    const silence = this.endMs === null ? 0 : at - this.endMs;
    if (silence > STRAY_SOUND_MS && !worded) {
      this.startMs = at;
      this.pauses.length = 0;
    } else if (silence >= MIN_PAUSE_MS && this.pauses.length < MAX_PAUSES)
      this.pauses.push(silence);
    this.startMs ??= at;
    this.endMs = null;
  }

  speechEnded(at: number): void {
    this.endMs = at;
  }

  add({ text, ...heard }: Piece): void {
    const said = text.trim();
    if (said) this.pieces.push({ text: said, ...heard });
  }

  /**
   * Returns the finished utterance.
   * @param now time to use if the start or end is unknown.
   */
  finish(now: number): DetectedUtterance {
    return {
      text: this.text,
      confidence: meanConfidence(this.pieces),
      ...misheardIn(this.pieces),
      startMs: this.startMs ?? now,
      endMs: this.endMs ?? now,
      pauses: this.pauses,
      ...(this.segmentId !== undefined && { segmentId: this.segmentId }),
    };
  }
}

/** Joins two utterances that belong to one answer. */
export function joinUtterances(
  first: DetectedUtterance,
  second: DetectedUtterance,
): DetectedUtterance {
  const silence = second.startMs - first.endMs;
  return {
    text: `${first.text} ${second.text}`.trim(),
    confidence: meanConfidence([first, second]),
    ...misheardIn([first, second]),
    startMs: first.startMs,
    endMs: Math.max(first.endMs, second.endMs),
    pauses: [
      ...first.pauses,
      ...(silence >= MIN_PAUSE_MS ? [silence] : []),
      ...second.pauses,
    ].slice(0, MAX_PAUSES),
  };
}

/**
 * Returns the mean confidence, weighted by the number of words, or null if no piece has a
 * confidence.
 */
function meanConfidence(pieces: readonly Piece[]): number | null {
  let words = 0;
  let sum = 0;
  for (const { text, confidence } of pieces) {
    if (confidence === null) continue;
    words += countWords(text);
    sum += confidence * countWords(text);
  }
  return words ? sum / words : null;
}

/** Returns the indexes of the misheard words in the joined pieces, if there are any. */
function misheardIn(pieces: readonly Piece[]): Pick<DetectedUtterance, 'misheard'> {
  let before = 0;
  const misheard = pieces.flatMap(({ text, misheard: own = [] }) => {
    const at = before;
    before += countWords(text);
    return own.map((index) => at + index);
  });
  return misheard.length > 0 ? { misheard } : {};
}
