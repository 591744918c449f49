import type { Clock } from '../clock';

/** A finished turn. `confidence` 0–1, null where the recogniser gives none. */
export interface CollectedAnswer {
  text: string;
  confidence: number | null;
}

/** How often a held answer is looked at again (ms). */
const LOOK_AGAIN_MS = 100;
/** A recogniser that never comes back must not hold an answer for ever (ms). */
const LONGEST_HOLD_MS = 8_000;

/**
 * Puts the pieces of one answer together. The end of a turn is judged by sound alone, and can fall before the recogniser has given the words of
 * its last sentences, or in a pause after which the candidate goes on: the answer is held until nobody speaks and no words are to come.
 */
export class AnswerCollector {
  private pieces: { text: string; confidence: number | null; words: number }[] = [];
  private cancel: (() => void) | null = null;
  private heldMs = 0;

  constructor(
    /** What more may come: the candidate speaks, the recogniser is at work on what they said, or nothing. */
    private readonly more: () => 'speech' | 'words' | null,
    private readonly release: (answer: CollectedAnswer) => void,
    private readonly clock: Clock,
  ) {}

  /** The words of the answer so far. */
  get text(): string {
    return this.pieces.map(({ text }) => text).join(' ');
  }

  add(text: string, confidence: number | null): void {
    if (!text.trim()) return;
    this.pieces.push({ text: text.trim(), confidence, words: text.trim().split(/\s+/u).length });
    this.heldMs = 0;
    this.look();
  }

  /** Forgets what was collected, as when the candidate typed instead. */
  clear(): void {
    this.pieces = [];
    this.cancel?.();
    this.cancel = null;
  }

  private look(): void {
    this.cancel?.();
    this.cancel = null;
    if (!this.pieces.length) return;
    const more = this.more();
    if (more !== null && this.heldMs < LONGEST_HOLD_MS) {
      this.heldMs = more === 'speech' ? 0 : this.heldMs + LOOK_AGAIN_MS;
      this.cancel = this.clock.after(LOOK_AGAIN_MS, () => this.look());
      return;
    }
    const answer = { text: this.text, confidence: this.confidence() };
    this.clear();
    this.release(answer);
  }

  /** Mean over words, so that a stray short piece does not count as much as a sentence. */
  private confidence(): number | null {
    const known = this.pieces.filter((piece): piece is typeof piece & { confidence: number } => piece.confidence !== null);
    const words = known.reduce((sum, piece) => sum + piece.words, 0);
    return words ? known.reduce((sum, piece) => sum + piece.confidence * piece.words, 0) / words : null;
  }
}
