import type { SoundTap } from '../speech-output/sink';
import { levelOf } from './onset';

/** Loudness is compared in steps of this length (ms). */
export const ENVELOPE_STEP_MS = 16;
/** The way through network, loudspeaker, air, microphone and back takes no longer (ms). */
const LONGEST_WAY_MS = 500;
/** What was said and heard longer ago than this is forgotten (ms). */
const MEMORY_MS = 2_500;
/** Softer than this is silence to both sides (dB of full scale). */
const FLOOR = -60;
/** As long as it is not known whether there is an echo, sound that follows what was said so closely may be one (Pearson's r of the levels over half a second). */
const SUSPECTED = { r: 0.5, steps: 32 };
/** Over the last second this surely is, and its way is then known. */
const CERTAIN = { r: 0.85, steps: 64 };
/** … but only while something was said: that two voices begin after a silence makes them alike, and shows nothing. Of those steps so many. */
const SAYING_STEPS = 48;
/** Certainty is looked for this often (steps): it costs the most. */
const CERTAINTY_STEPS = 8;
/** A gap between words is part of what was said (steps). */
const WORD_GAP = 20;
/** Sound over a known way is an echo unless it is louder than expected by this (dB). */
const LOUDER_THAN_ECHO = 6;
/** A known way is given up when what should come back is this much softer, over the last second (dB): headphones, or a better echo canceller. */
const WAY_LOST = 15;
/** So much silence while an echo would have had to be heard shows that there is none (steps). */
const SILENCE_SHOWN = 40;
/** What is louder than this would be heard if it came back (dB of full scale). */
const LOUD = -35;
/** What was said must vary to be recognised: the levels' standard deviation (dB). */
const MIN_VARIATION = 1.5;

/** Steps from saying to hearing, and how much softer it is then (dB). */
interface Way {
  lag: number;
  gain: number;
}

type Echo = { name: 'unknown' } | { name: 'none' } | { name: 'known'; way: Way };

/** Knows the interviewer's own voice when it comes back through the candidate's loudspeaker and microphone. Times are the clock's ms. */
export class EchoDetector implements SoundTap {
  /** Loudness of what was said, by step. */
  private readonly said = new Map<number, number>();
  /** Loudness of what was heard, the latest last. */
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
   * Whether the window that was just heard is an echo.
   * @param window 16 kHz; its last sample was heard at `at`.
   * @param silent nothing is to be heard in it but the room.
   */
  isEcho(window: Int16Array, at: number, silent: boolean): boolean {
    const steps = this.hear(window, at);
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

  /** Something loud was said, and even the longest way is over. */
  private wouldBeHeard(at: number): boolean {
    const now = stepOf(at);
    const longest = LONGEST_WAY_MS / ENVELOPE_STEP_MS;
    for (let step = Math.floor(now - 1.5 * longest); step <= now - longest; step += 1)
      if (this.saidAt(step) > LOUD) return true;
    return false;
  }

  /**
   * A window of which nothing is asked, so that it is known what was heard before the next.
   * @returns how many steps were added.
   */
  hear(window: Int16Array, at: number): number {
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

  /** The steps in which something was said, and the gaps between its words. */
  private sayingSteps(): Set<number> {
    const saying = new Set<number>();
    for (const [step, level] of this.said)
      if (level > FLOOR) for (let after = 0; after < WORD_GAP; after += 1) saying.add(step + after);
    return saying;
  }

  /** Not louder than the echo of what was said would be, one step sooner or later. */
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

/** Over the loud half of what was said: in the soft half the room's own noise is heard. */
function gainOf(said: readonly number[], heard: readonly number[]): number {
  const loud = mean(said);
  const gains = said.flatMap((level, i) => (level > loud ? [(heard[i] ?? 0) - level] : []));
  return mean(gains);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
