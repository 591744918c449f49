import { AUDIBLE } from '../speech-output/sound';

/**
 * Longest pause inside a phrase, at a comma, semicolon, colon or dash (ms). espeak-ng's own last up to
 * 410 ms at our rates, almost as long as the pause after a sentence.
 */
export const CLAUSE_PAUSE_MS = 180;
/** Length of the pause before a question within a sentence (ms). */
export const QUESTION_PAUSE_MS = 260;
/**
 * Length of the pause after a sentence (ms). espeak-ng's own is about 540 ms as a program and about
 * 10 ms as WASM, where the next sentence would follow without a breath.
 */
export const SENTENCE_PAUSE_MS = 400;

/**
 * Sets the length of the pauses in a voice's audio, as it arrives. Nothing is held back, so the
 * first sound is as early as without it.
 */
export class Pauses {
  private readonly longest: number;
  /** Number of silent samples at the end of what has been returned so far. */
  private silent = 0;
  private sounded = false;

  constructor(private readonly sampleRate: number) {
    this.longest = this.samples(CLAUSE_PAUSE_MS);
  }

  /** Returns the samples without what exceeds the longest pause. */
  shorten(samples: Int16Array): Int16Array {
    const { longest } = this;
    const kept = new Int16Array(samples.length);
    let length = 0;
    let { silent, sounded } = this;
    // A plain loop: a sentence has 100,000 samples, and the first sound waits for this.
    for (let i = 0; i < samples.length; i += 1) {
      const sample = samples[i] ?? 0;
      if (sample > AUDIBLE || sample < -AUDIBLE) {
        silent = 0;
        sounded = true;
      } else if (silent === longest) continue;
      else silent += 1;
      kept[length] = sample;
      length += 1;
    }
    this.silent = silent;
    this.sounded = sounded;
    return kept.subarray(0, length);
  }

  /**
   * Returns the silence that is missing to a pause of `ms` at the end; none if there was no sound,
   * which is for the caller to notice.
   */
  end(ms: number): Int16Array {
    if (!this.sounded) return new Int16Array();
    return new Int16Array(Math.max(0, this.samples(ms) - this.silent));
  }

  private samples(ms: number): number {
    return Math.round((ms * this.sampleRate) / 1_000);
  }
}
