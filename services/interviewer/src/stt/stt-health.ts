import type { Clock } from '@portal/clock';

/**
 * How an engine works. `streamed`: words during speech; `pieces`: words after each pause; both over
 * a network. `here`: in a process on this machine.
 */
export type SttMode = 'streamed' | 'pieces' | 'here';

/**
 * Voice without any word, and the time without words (ms), after which the connection is doubted,
 * and then the engine is given up. Interim words usually come within 1 s.
 */
export const DOUBT = { voice: 2_000, wordless: 2_500 };
const WORDLESS = { voice: 4_000, wordless: 6_000 };
/**
 * A final transcript is slow if it arrives more than this long after speech ends (ms). Several slow
 * ones in a row mean that the engine is unhealthy.
 */
export const SLOW_FINAL_MS = 3_000;
export const SLOW_FINALS = 3;
/**
 * An engine that still owes final words after this hangs (ms). Engines of mode `pieces` have their
 * own limit.
 */
export const HANGING_MS = 10_000;
/** A shorter voice may be a cough without words (ms). */
const SHORTEST_WORD_MS = 400;

export type SttVerdict = 'well' | 'doubtful' | 'wordless' | 'slow' | 'hanging';

/** Judges an engine by the timing of its words, compared with voice activity. */
export class SttHealth {
  /** Finished voice since the last words (ms). */
  private voiced = 0;
  private speakingSince: number | null = null;
  private wordlessSince: number | null = null;
  private lastVoice = 0;
  private readonly owed: number[] = [];
  private lateInARow = 0;

  constructor(
    private readonly way: SttMode,
    private readonly clock: Clock,
  ) {}

  speechStarted(): void {
    this.speakingSince ??= this.clock.now();
    this.wordlessSince ??= this.clock.now();
  }

  speechEnded(): void {
    if (this.speakingSince === null) return;
    const now = this.clock.now();
    this.lastVoice = now - this.speakingSince;
    this.voiced += this.lastVoice;
    this.speakingSince = null;
    this.owed.push(now);
  }

  /** Words came, partial or final. */
  words(): void {
    this.voiced = 0;
    if (this.speakingSince !== null) this.speakingSince = this.clock.now();
    this.wordlessSince = this.speakingSince;
  }

  /** A final came, with or without words. */
  answered(): void {
    const endedAt = this.owed.shift();
    if (endedAt === undefined) return;
    this.lateInARow = this.clock.now() - endedAt > SLOW_FINAL_MS ? this.lateInARow + 1 : 0;
  }

  /** Whether a final without words is suspicious: there was enough voice, but never a word. */
  get silenceIsOdd(): boolean {
    return (
      this.way === 'streamed' && this.wordlessSince !== null && this.lastVoice >= SHORTEST_WORD_MS
    );
  }

  get verdict(): SttVerdict {
    const now = this.clock.now();
    if (this.lateInARow >= SLOW_FINALS) return 'slow';
    if (this.way !== 'pieces' && this.owed[0] !== undefined && now - this.owed[0] >= HANGING_MS)
      return 'hanging';
    if (this.way !== 'streamed' || this.wordlessSince === null) return 'well';
    const voice = this.voiced + (this.speakingSince === null ? 0 : now - this.speakingSince);
    const wordless = now - this.wordlessSince;
    if (voice >= WORDLESS.voice && wordless >= WORDLESS.wordless) return 'wordless';
    return voice >= DOUBT.voice && wordless >= DOUBT.wordless ? 'doubtful' : 'well';
  }
}
