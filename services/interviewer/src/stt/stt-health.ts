import type { Clock } from '../clock';

/** How an engine works: `streamed` gives words during speech, `pieces` after each pause; both over a connection. `here` runs on this machine, in a process of ours. */
export type SttMode = 'streamed' | 'pieces' | 'here';

/** Speech without any word, and for how long (ms), before the connection is doubted, and before the engine is given up. Interim words usually come within 1 s. */
export const DOUBT = { voice: 2_000, wordless: 2_500 };
const WORDLESS = { voice: 4_000, wordless: 6_000 };
/** Final words later than this after the end of the voice are slow (ms); so many in a row are too many. */
export const SLOW_FINAL_MS = 3_000;
export const SLOW_FINALS = 3;
/** An engine that still owes final words after this hangs (ms). Engines of mode `pieces` have a limit of their own. */
export const HANGING_MS = 10_000;
/** Voice as short as this may be a cough, which has no words (ms). */
const SHORTEST_WORD_MS = 400;

export type SttVerdict = 'well' | 'doubtful' | 'wordless' | 'slow' | 'hanging';

/** Judges one engine by when its words come, measured against voice activity. */
export class SttHealth {
  /** Voice since the last words (ms), without what is going on. */
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

  /** Words have come, guessed or final. */
  words(): void {
    this.voiced = 0;
    if (this.speakingSince !== null) this.speakingSince = this.clock.now();
    this.wordlessSince = this.speakingSince;
  }

  /** A final has come, with words or without. */
  answered(): void {
    const endedAt = this.owed.shift();
    if (endedAt === undefined) return;
    this.lateInARow = this.clock.now() - endedAt > SLOW_FINAL_MS ? this.lateInARow + 1 : 0;
  }

  /** Whether an answer without words is odd: there was voice enough, and no word of it ever came. */
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
