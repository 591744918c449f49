import { percentile, type VoiceDifference } from '@portal/interviewing';

/** Minimum probability that a window contains speech, for it to tell about a voice. */
const VOICE = 0.5;
/** Number of windows of speech to remember: about 20 s. */
const REMEMBERED = 600;
/** Number of windows of speech from which the voice is known: a second. */
const ENOUGH = 32;
/** A window is compared with the level that this share of the candidate's windows stays below. */
const SHARE = 0.65;
/**
 * How much softer than the candidate's level a distant sound is (dB). With `SHARE`, 35 % of what
 * the candidate says is near even if they speak half as loud as before (−6 dB), however much their
 * voice rises and falls; `BARGE_IN.nearToDistant` asks for a third of a burst. A voice from three
 * times as far is 9.5 dB softer.
 */
const DISTANT_DB = 6;
/** A whole burst is compared with what this share of the candidate's windows stays below. */
const LOUD_SHARE = 0.9;

/** What is measured of a window; see `Features`. */
export interface VoiceSample {
  level: number;
  hiss: number;
}

/**
 * How loud and how bright the candidate's voice is while answering. Answers tell, because that is
 * when nearly all that the microphone takes is the candidate's voice.
 */
export class CandidateVoice {
  private samples: VoiceSample[] = [];
  private next = 0;
  private usual: ReturnType<typeof usualOf> | null = null;

  /**
   * Learns from a window in which the interviewer was silent.
   * @param measure returns what is measured of the window; called only if it contains speech.
   * @param probability probability that the window contains speech (0–1).
   */
  learn(measure: () => VoiceSample, probability: number): void {
    if (probability < VOICE) return;
    this.samples[this.next] = measure();
    this.next = (this.next + 1) % REMEMBERED;
    this.usual = null;
  }

  /** Forgets what was learned, because the sound comes from another microphone now. */
  forget(): void {
    this.samples = [];
    this.next = 0;
    this.usual = null;
  }

  /** Whether a sound is much softer than the candidate. False while their level is unknown. */
  isDistant(level: number): boolean {
    const usual = this.known();
    return usual !== null && level < usual.level - DISTANT_DB;
  }

  /**
   * How a window differs from the candidate's voice; null if it is no voice, or while the
   * candidate's is unknown. Its level is compared with that of the candidate's loud windows.
   * @param hummed whether the lips are closed: then everybody sounds dull.
   */
  differenceOf(
    measure: () => VoiceSample,
    { probability, hummed }: { probability: number; hummed: boolean },
  ): VoiceDifference | null {
    const usual = this.known();
    if (probability < VOICE || !usual) return null;
    const { level, hiss } = measure();
    return { level: level - usual.loud, hiss: hummed ? null : hiss - usual.hiss };
  }

  private known() {
    if (this.samples.length < ENOUGH) return null;
    this.usual ??= usualOf(this.samples);
    return this.usual;
  }
}

function usualOf(samples: readonly VoiceSample[]) {
  const levels = samples.map(({ level }) => level);
  const middle = percentile(levels, 0.5);
  const loudHalf = samples.filter(({ level }) => level >= middle);
  return {
    level: percentile(levels, SHARE),
    loud: percentile(levels, LOUD_SHARE),
    hiss: percentile(
      loudHalf.map(({ hiss }) => hiss),
      0.5,
    ),
  };
}
