import { USUAL_PROSODY } from '@portal/protocol';
import { trailingSilence } from './sound';
import { spokenLength, wordsSaid } from './word-positions';

/** Initial capacity of the buffer (s). The buffer doubles in size when it is full. */
const FIRST_CAPACITY_S = 8;
/**
 * Estimated duration of a letter (ms), used until the voice's own pace is known. Corresponds to
 * about 15 letters per second.
 */
const USUAL_LETTER_MS = 65;

interface Piece {
  text: string;
  /**
   * How long the text takes to say, in letters of a word at the voice's usual rate. At 80 % of that
   * rate, four letters take as long as five.
   */
  letters: number;
  start: number;
  /** Where the audio rendered so far for this piece of text ends, in samples. */
  end: number;
  complete: boolean;
  /** Where the last word ends if the piece is complete; the rest of its audio is silence. */
  spokenEnd: number;
}

/**
 * The audio of one utterance, which grows as it is rendered, and the positions of the words in it.
 * Positions are measured in samples from the start.
 */
export class Recording {
  private samples: Int16Array;
  private filled = 0;
  private readonly pieces: Piece[] = [];
  private closed = false;

  constructor(readonly sampleRate: number) {
    this.samples = new Int16Array(FIRST_CAPACITY_S * sampleRate);
  }

  /** Number of samples so far. */
  get length(): number {
    return this.filled;
  }

  /** Whether rendering has ended. */
  get complete(): boolean {
    return this.closed;
  }

  /** All the words so far, including those that have no audio. */
  get text(): string {
    return this.pieces.map(({ text }) => text).join(' ');
  }

  /**
   * Starts the next piece (a sentence or part of one) at the end of the previous piece.
   * @param rate the rate at which it is spoken, as a percentage of the voice's usual one
   */
  begin(text: string, rate: number = USUAL_PROSODY.rate): void {
    this.endPiece();
    this.pieces.push({
      text,
      letters: (spokenLength(text) * USUAL_PROSODY.rate) / rate,
      start: this.filled,
      end: this.filled,
      complete: false,
      spokenEnd: 0,
    });
  }

  append(samples: Int16Array): void {
    if (this.filled + samples.length > this.samples.length) {
      const larger = new Int16Array(
        Math.max(this.samples.length * 2, this.filled + samples.length),
      );
      larger.set(this.samples.subarray(0, this.filled));
      this.samples = larger;
    }
    this.samples.set(samples, this.filled);
    this.filled += samples.length;
    const piece = this.pieces.at(-1);
    if (piece) piece.end = this.filled;
  }

  /** Marks the current piece as complete. */
  endPiece(): void {
    const piece = this.pieces.at(-1);
    if (!piece || piece.complete) return;
    piece.complete = true;
    piece.spokenEnd = piece.end - trailingSilence(this.samples.subarray(piece.start, piece.end));
  }

  close(): void {
    this.endPiece();
    this.closed = true;
  }

  /** Returns how many pieces start before `position` (samples). Later ones have not been heard. */
  piecesBefore(position: number): number {
    const next = this.pieces.findIndex(({ start }) => start >= position);
    return next < 0 ? this.pieces.length : next;
  }

  /** Drops everything after the first `count` pieces, so that it can be rendered again. */
  keepPieces(count: number): void {
    const [next] = this.pieces.splice(count);
    if (!next) return;
    this.filled = next.start;
    this.closed = false;
  }

  slice(from: number, to: number): Int16Array {
    return this.samples.slice(Math.max(0, from), Math.min(to, this.filled));
  }

  /**
   * Returns all samples so far without copying them. Don't keep the result, because the buffer may
   * be replaced.
   */
  peek(): Int16Array {
    return this.samples.subarray(0, this.filled);
  }

  /**
   * Returns the bounds of the piece at `position`, or of the last piece if `position` is after the
   * end. Returns null if there is no audio.
   */
  pieceAt(position: number): { start: number; end: number; complete: boolean } | null {
    return (
      this.pieces.find(({ start, end }) => position >= start && position < end) ??
      this.pieces.findLast(({ start, end }) => end > start) ??
      null
    );
  }

  /**
   * Returns the words that have been heard once everything before `position` has been played. If a
   * piece has been played only in part, estimates how many of its words were heard.
   */
  textBefore(position: number): string {
    const heard: string[] = [];
    for (const piece of this.pieces) {
      const end = this.expectedEnd(piece);
      if (piece.end <= piece.start || position <= piece.start) continue;
      heard.push(
        position >= end
          ? piece.text
          : wordsSaid(piece.text, (position - piece.start) / (end - piece.start)),
      );
    }
    return heard.filter(Boolean).join(' ');
  }

  /**
   * Returns the position at which the words of a piece end (samples). While the piece is still being
   * rendered, estimates this position from the average duration of a letter so far.
   */
  private expectedEnd(piece: Piece): number {
    if (piece.complete) return piece.spokenEnd;
    const known = this.pieces.filter(({ complete, start, end }) => complete && end > start);
    const letters = known.reduce((sum, piece) => sum + piece.letters, 0);
    const perLetter =
      letters > 0
        ? known.reduce((sum, { start, spokenEnd }) => sum + spokenEnd - start, 0) / letters
        : (USUAL_LETTER_MS * this.sampleRate) / 1_000;
    return Math.max(piece.end, piece.start + piece.letters * perLetter);
  }
}
