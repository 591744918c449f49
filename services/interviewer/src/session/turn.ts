/** A silence inside an answer counts as a pause from here on (ms). */
const MIN_PAUSE_MS = 1_000;
/** As many pauses of one answer are told as a message may carry. */
const MAX_PAUSES = 500;
/** A sound without words, followed by more silence than this, was no part of the answer (ms). */
const STRAY_SOUND_MS = 2_000;

/** One turn of the candidate on its way to an answer. Times are the clock's. */
export class Turn {
  /** Whether a word of it has come. */
  worded = false;
  private endedAt: number | null = null;
  /** Silences inside it, in milliseconds. */
  private pauses: number[] = [];

  constructor(readonly segmentId: string, private startedAt: number | null) {}

  /** @param wordsOnTheWay words may still come of what was said last: then it was no stray sound. */
  speechStarted(at: number, wordsOnTheWay: boolean): void {
    const silence = this.endedAt === null ? 0 : at - this.endedAt;
    if (silence > STRAY_SOUND_MS && !this.worded && !wordsOnTheWay) {
      this.startedAt = at;
      this.pauses = [];
    } else if (silence >= MIN_PAUSE_MS && this.pauses.length < MAX_PAUSES) this.pauses.push(silence);
    this.startedAt ??= at;
    this.endedAt = null;
  }

  speechEnded(at: number): void {
    this.endedAt = at;
  }

  /** When it was, as far as it is known; `now` where it is not. */
  times(now: number): { startedAt: number; endedAt: number; pauses: readonly number[] } {
    return { startedAt: this.startedAt ?? now, endedAt: this.endedAt ?? now, pauses: this.pauses };
  }
}
