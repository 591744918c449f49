/** Minimum probability that a window contains speech, for the candidate's level to count. */
const VOICE = 0.5;
/** Number of windows of speech to remember: about 20 s. */
const REMEMBERED = 600;
/** Number of windows of speech from which the level is known: a second. */
const ENOUGH = 32;
/** The candidate's level is one that this share of the windows stays below. */
const SHARE = 0.65;
/**
 * How much softer than the candidate's level a distant sound is (dB). With `SHARE`, 35 % of what
 * the candidate says is near even if they speak half as loud as before (−6 dB), however much their
 * voice rises and falls; `BARGE_IN.nearToDistant` asks for a third of a burst. A voice from three
 * times as far is 9.5 dB softer.
 */
const DISTANT_DB = 6;

/**
 * How loud the candidate is while answering, in dBFS. Answers tell, because that is when nearly all
 * that the microphone takes is the candidate's voice.
 */
export class CandidateLevel {
  private levels: number[] = [];
  private next = 0;
  private level: number | null = null;

  /**
   * Learns from a window in which the interviewer was silent.
   * @param level level of the window (dBFS).
   * @param probability probability that the window contains speech (0–1).
   */
  learn(level: number, probability: number): void {
    if (probability < VOICE) return;
    this.levels[this.next] = level;
    this.next = (this.next + 1) % REMEMBERED;
    this.level = null;
  }

  /** Forgets what was learned, because the sound comes from another microphone now. */
  forget(): void {
    this.levels = [];
    this.next = 0;
    this.level = null;
  }

  /** Whether a sound is much softer than the candidate. False while their level is unknown. */
  isDistant(level: number): boolean {
    if (this.levels.length < ENOUGH) return false;
    this.level ??= percentile(this.levels, SHARE);
    return level < this.level - DISTANT_DB;
  }
}

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
