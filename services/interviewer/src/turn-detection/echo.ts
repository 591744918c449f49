import type { SoundTap } from '../speech-output/sink';
import { levelOf } from './onset';

/** Length of one step (ms). Loudness is compared step by step. */
export const ENVELOPE_STEP_MS = 16;
/** Maximum delay between playing audio and hearing its echo (ms). */
const LONGEST_WAY_MS = 500;
/** How long to keep the levels of played audio (ms). */
const MEMORY_MS = 2_500;
/** Audio below this level is treated as silence (dBFS). */
const FLOOR = -60;
/**
 * Until an echo is proven or ruled out, the candidate's audio is treated as an echo if its
 * correlation with the played audio (Pearson's r) is at least this high over the last 32 steps
 * (half a second).
 */
const SUSPECTED = { r: 0.5, steps: 32 };
/**
 * Minimum correlation over the last 64 steps (one second) to prove an echo. This also determines
 * the echo's delay and attenuation.
 */
const CERTAIN = { r: 0.85, steps: 64 };
/**
 * Minimum number of steps during which the interviewer must be speaking for an echo to be proven.
 * With fewer, a candidate who happens to start speaking at the same time could be mistaken for an
 * echo.
 */
const SAYING_STEPS = 48;
/** Number of steps between attempts to confirm an echo. Each attempt is expensive. */
const CERTAINTY_STEPS = 8;
/**
 * After an audible step, the interviewer is considered to be speaking for this many steps. This
 * bridges the gaps between words.
 */
const WORD_GAP = 20;
/** Tolerance above the expected level of an echo (dB). Louder audio is not an echo. */
const LOUDER_THAN_ECHO = 6;
/**
 * The echo's delay and attenuation are forgotten if the candidate's audio is quieter than the
 * expected echo by this much on average (dB). This happens when the candidate puts on headphones,
 * for example.
 */
const WAY_LOST = 15;
/**
 * Number of consecutive silent steps that rule out an echo, if an echo would have been audible in
 * all of them.
 */
const SILENCE_SHOWN = 40;
/** Level above which played audio would have an audible echo (dBFS). */
const LOUD = -35;
/**
 * Minimum standard deviation of the levels (dB). The echo of a steadier sound can't be recognized.
 */
const MIN_VARIATION = 1.5;

/**
 * Difference between the echo and the played audio: a delay (`lag`, in steps) and a change in level
 * (`gain`, in dB).
 */
interface Way {
  lag: number;
  gain: number;
}

type Echo = { name: 'unknown' } | { name: 'none' } | { name: 'known'; way: Way };

/**
 * Recognizes the interviewer's own voice when it returns through the candidate's loudspeaker and
 * microphone. All times are clock times (ms).
 */
export class EchoDetector implements SoundTap {
  /** Levels of the played audio, keyed by step. */
  private readonly said = new Map<number, number>();
  /** Levels of the candidate's audio, oldest first. */
  private heard: { step: number; level: number }[] = [];
  private echo: Echo = { name: 'unknown' };
  private silentSteps = 0;
  private stepsUntilCertainty = CERTAINTY_STEPS;

  played(samples: Int16Array, sampleRate: number, at: number): void {
    this.forget(at);
    const size = Math.round((ENVELOPE_STEP_MS * sampleRate) / 1_000);
    for (let i = 0; i < samples.length; i += size) {
      const step = stepOf(at + (i * 1_000) / sampleRate);
      this.said.set(
        step,
        Math.max(levelOf(samples.subarray(i, i + size)), this.said.get(step) ?? FLOOR),
      );
    }
  }

  cut(at: number): void {
    const now = stepOf(at);
    for (const step of this.said.keys()) if (step > now) this.said.delete(step);
  }

  /**
   * Whether a window of the candidate's audio is an echo.
   * @param window audio at 16 kHz, whose last sample arrived at `at`.
   * @param silent whether the window contains nothing but room noise.
   */
  isEcho(window: Int16Array, at: number, silent: boolean): boolean {
    const steps = this.record(window, at);
    this.forget(at);
    if (this.said.size === 0) return false;
    this.learn(steps, at, silent);
    if (silent || this.echo.name === 'none') return false;
    if (this.echo.name === 'known') return this.isExpected(this.echo.way, steps);
    return (this.bestWay(SUSPECTED.steps)?.r ?? 0) >= SUSPECTED.r;
  }

  private learn(steps: number, at: number, silent: boolean): void {
    this.stepsUntilCertainty -= steps;
    const certain =
      silent || this.stepsUntilCertainty > 0 ? null : this.bestWay(CERTAIN.steps, SAYING_STEPS);
    if (this.stepsUntilCertainty <= 0) this.stepsUntilCertainty = CERTAINTY_STEPS;
    if (certain && certain.r >= CERTAIN.r) this.echo = { name: 'known', way: certain };
    else if (this.echo.name === 'known' && this.isLost(this.echo.way))
      this.echo = { name: 'unknown' };
    else if (this.echo.name === 'unknown') {
      this.silentSteps = silent && this.wouldBeHeard(at) ? this.silentSteps + steps : 0;
      if (this.silentSteps >= SILENCE_SHOWN) this.echo = { name: 'none' };
    }
  }

  /** Whether loud audio was played long enough ago for any echo to have arrived by now. */
  private wouldBeHeard(at: number): boolean {
    const now = stepOf(at);
    const longest = LONGEST_WAY_MS / ENVELOPE_STEP_MS;
    for (let step = Math.floor(now - 1.5 * longest); step <= now - longest; step += 1)
      if (this.saidAt(step) > LOUD) return true;
    return false;
  }

  /**
   * Records a window without classifying it, as context for later windows.
   * @returns the number of steps added.
   */
  record(window: Int16Array, at: number): number {
    const size = (ENVELOPE_STEP_MS * 16_000) / 1_000;
    const count = Math.floor(window.length / size);
    for (let i = 0; i < count; i += 1) {
      const level = Math.max(FLOOR, levelOf(window.subarray(i * size, (i + 1) * size)));
      this.heard.push({ step: stepOf(at - (count - i) * ENVELOPE_STEP_MS), level });
    }
    this.heard = this.heard.slice(-CERTAIN.steps);
    return count;
  }

  private forget(at: number): void {
    const oldest = stepOf(at - MEMORY_MS);
    for (const step of this.said.keys()) if (step < oldest) this.said.delete(step);
  }

  private saidAt(step: number): number {
    return this.said.get(step) ?? FLOOR;
  }

  private bestWay(steps: number, sayingSteps = 0): (Way & { r: number }) | null {
    const heard = this.heard.slice(-steps);
    let best: (Way & { r: number }) | null = null;
    if (heard.length < steps) return null;
    const saying = sayingSteps > 0 ? this.sayingSteps() : null;
    for (let lag = 0; lag <= LONGEST_WAY_MS / ENVELOPE_STEP_MS; lag += 1) {
      const compared = saying ? heard.filter(({ step }) => saying.has(step - lag)) : heard;
      if (compared.length < sayingSteps) continue;
      const levels = compared.map(({ level }) => level);
      const said = compared.map(({ step }) => this.saidAt(step - lag));
      const r = correlation(said, levels);
      if (r > (best?.r ?? 0)) best = { lag, r, gain: gainOf(said, levels) };
    }
    return best;
  }

  /** Returns the steps in which the interviewer spoke, including the gaps between words. */
  private sayingSteps(): Set<number> {
    const saying = new Set<number>();
    for (const [step, level] of this.said)
      if (level > FLOOR) for (let after = 0; after < WORD_GAP; after += 1) saying.add(step + after);
    return saying;
  }

  /**
   * Whether the latest audio is no louder than the expected echo. Tolerates a small error in the
   * delay.
   */
  private isExpected({ lag, gain }: Way, steps: number): boolean {
    const audible = this.heard.slice(-steps).filter(({ level }) => level > FLOOR);
    return (
      audible.length === 0 ||
      audible.some(({ step, level }) => {
        const expected = Math.max(...[-2, -1, 0, 1].map((near) => this.saidAt(step - lag + near)));
        return expected > FLOOR && level <= expected + gain + LOUDER_THAN_ECHO;
      })
    );
  }

  private isLost({ lag, gain }: Way): boolean {
    const audible = this.heard.filter(
      ({ step }) => this.saidAt(step - lag) + gain > FLOOR + WAY_LOST,
    );
    if (audible.length < CERTAIN.steps / 2) return false;
    const missing =
      audible.reduce((sum, { step, level }) => sum + this.saidAt(step - lag) + gain - level, 0) /
      audible.length;
    return missing > WAY_LOST;
  }
}

const stepOf = (ms: number): number => Math.floor(ms / ENVELOPE_STEP_MS);

function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  let [product, squareA, squareB] = [0, 0, 0];
  a.forEach((value, i) => {
    const [x, y] = [value - meanA, (b[i] ?? 0) - meanB];
    product += x * y;
    squareA += x * x;
    squareB += y * y;
  });
  const varies = (square: number) => Math.sqrt(square / a.length) >= MIN_VARIATION;
  return varies(squareA) && varies(squareB) ? product / Math.sqrt(squareA * squareB) : 0;
}

/**
 * Returns the change in level from the played audio to its echo (dB). Uses only the steps in which
 * the played audio is louder than average, because room noise dominates the others.
 */
function gainOf(said: readonly number[], heard: readonly number[]): number {
  const loud = mean(said);
  const gains = said.flatMap((level, i) => (level > loud ? [(heard[i] ?? 0) - level] : []));
  return mean(gains);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
