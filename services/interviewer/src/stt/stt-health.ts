import type { Clock } from '@portal/clock';

/**
 * How an engine works. `streamed` returns words during speech, and `pieces` after each pause, both
 * over a network. `here` runs in a process on this machine.
 */
export type SttMode = 'streamed' | 'pieces' | 'here';

/**
 * The connection is doubted after this much speech (`voice`) and this much time (`wordless`)
 * without any words (ms). After the limits in `WORDLESS`, the engine is given up. Interim words
 * usually arrive within 1 s.
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
 * An engine hangs if its final words are still missing this long after speech ends (ms). Engines
 * that work in `pieces` have their own timeout.
 */
export const HANGING_MS = 10_000;
/** Shorter sounds may be a cough without any words (ms). */
const SHORTEST_WORD_MS = 400;

export type SttVerdict = 'well' | 'doubtful' | 'wordless' | 'slow' | 'hanging';

/** Judges an engine by when its words arrive, compared with voice activity. */
export class SttHealth {
  /** Duration of the finished speech since the last words arrived (ms). */
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

  /** Call when words arrive, partial or final. */
  words(): void {
    this.voiced = 0;
    if (this.speakingSince !== null) this.speakingSince = this.clock.now();
    this.wordlessSince = this.speakingSince;
  }

  /** Call when a final transcript arrives, with or without words. */
  answered(): void {
    const endedAt = this.owed.shift();
    if (endedAt === undefined) return;
    this.lateInARow = this.clock.now() - endedAt > SLOW_FINAL_MS ? this.lateInARow + 1 : 0;
  }

  /**
   * Whether a final transcript without words is suspicious: the speech was long enough for a word,
   * but no words have arrived.
   */
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
