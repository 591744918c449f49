import type { Clock } from '@portal/clock';

/**
 * How an engine works. `streamed` engines return words during speech, and `pieces` engines return
 * them after each pause; both work over a network. `here` engines run in a process on this machine.
 */
export type SttMode = 'streamed' | 'pieces' | 'here';

/**
 * Limits on speech without words (ms): `voice` limits the duration of the speech, and `wordless`
 * limits the time since the speech started or the last words arrived. An engine that exceeds both
 * limits in `DOUBT` is reopened; an engine that exceeds both limits in `WORDLESS` is replaced.
 */
export const DOUBT = { voice: 2_000, wordless: 2_500 };
const WORDLESS = { voice: 4_000, wordless: 6_000 };
/**
 * A final transcript that arrives more than this long after the end of speech is considered slow
 * (ms). After `SLOW_FINALS` slow transcripts in a row, the engine is replaced.
 */
export const SLOW_FINAL_MS = 3_000;
export const SLOW_FINALS = 3;
/**
 * An engine that has not returned a final transcript this long after the end of speech is
 * considered hung (ms). Engines that work in `pieces` have their own timeout.
 */
export const HANGING_MS = 10_000;
/** Minimum duration of a word (ms). Shorter sounds may be coughs. */
const SHORTEST_WORD_MS = 400;

export type SttVerdict = 'well' | 'doubtful' | 'wordless' | 'slow' | 'hanging';

/** Judges an engine by how quickly it returns words after speech is detected. */
export class SttHealth {
  /** Total duration of the speech that has ended since the last words arrived (ms). */
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

  /** Records that partial or final words have arrived. */
  words(): void {
    this.voiced = 0;
    if (this.speakingSince !== null) this.speakingSince = this.clock.now();
    this.wordlessSince = this.speakingSince;
  }

  /** Records that a final transcript has arrived, with or without words. */
  answered(): void {
    const endedAt = this.owed.shift();
    if (endedAt === undefined) return;
    this.lateInARow = this.clock.now() - endedAt > SLOW_FINAL_MS ? this.lateInARow + 1 : 0;
  }

  /**
   * Whether a final transcript without words is suspicious. This is the case if the speech was long
   * enough to contain a word but no words have arrived.
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
