import { words } from '../language/words';
import { isBackchannel } from './backchannel';

/**
 * Kind of a short piece of the candidate's sound. Echo of the interviewer's voice is always `echo`,
 * whatever it sounds like.
 */
export type SoundKind = 'speech' | 'hum' | 'noise' | 'echo' | 'silence';

/** What to do with the interviewer's voice. */
export type BargeInDecision = 'pause' | 'stop' | 'resume' | 'ignore';

/** A finished piece of the candidate's sound (all in ms; `at` is when it ended). */
export interface HeardSound {
  kind: SoundKind;
  at: number;
  lasted: number;
  /** Probability of a voice in it (0–1), the weight of speech. */
  probability: number;
}

/** The interviewer's current utterance. */
export interface SaidNow {
  /** Sound still to play (ms); null if unknown. */
  remainingMs: number | null;
}

/**
 * Thresholds for interruptions (ms). Listeners' signals are mostly under half a second, while
 * someone who wants the floor keeps talking (Heldner & Edlund 2010; Gravano & Hirschberg 2011). The
 * amounts of speech are tuned on the sounds of `bench/barge-in`.
 */
export const BARGE_IN = {
  /**
   * Pause after this much speech-like sound, weighted by the probability of a voice: it may be an
   * interruption.
   */
  speechToPause: 24,
  /** Pause after other sound of this length. */
  otherToPause: 1_500,
  /**
   * Stop for a voice that lasts this long, with at least this much clear speech and no more noise
   * than speech, which excludes coughing fits.
   */
  voiceToStop: 700,
  speechToStop: 280,
  /** The same if its words so far are a listener's signal: "okay" can be drawn out. */
  signalToStop: 1_200,
  /**
   * Silence that ends a burst of voice; longer than stop consonants and breaths within a phrase.
   */
  burstEnd: 260,
  /**
   * Silence after which the interviewer resumes if no word came: recognisers need about this long
   * for the first one.
   */
  resumeWithoutWords: 600,
  /** Silence after which it resumes after a listener's signal or a sound other than speech. */
  resumeAfterSignal: 300,
  /**
   * This many bursts of speech within `burstsWithin` take the floor even if no word was recognised.
   */
  burstsToStop: 3,
  burstsWithin: 5_000,
  /** Maximum delay of words after the voice that said them. */
  wordsLate: 2_000,
  /**
   * Minimum number of words to believe a recogniser when the sound was not speech-like; fewer are
   * invented.
   */
  wordsOfNoise: 3,
  /** Most words are shorter than this; words recognised in a coughing fit are spread thinner. */
  wordLasts: 400,
  /** With this little left to say, stopping gains nothing. */
  atTheEnd: 250,
} as const;

/**
 * Share of the recognised words that must match the interviewer's, in order, to be an echo:
 * recognisers make mistakes.
 */
const ECHO_SHARE = 0.8;
/** Anyone may say this few words: they are an echo only if the sound is suspected too. */
const FEW_WORDS = 2;

interface Burst {
  startedAt: number;
  lastSoundAt: number;
  /** Weighted by its probability. */
  speechEvidence: number;
  speechMs: number;
  humMs: number;
  noiseMs: number;
  echoMs: number;
}

type State =
  /** Nothing is being said, or nothing interruptible. */
  { name: 'off' } | { name: 'speaking' } | { name: 'paused' } | { name: 'stopped' };

/** Contains a voice, possibly a word. */
const isSpeechLike = ({ speechEvidence }: Burst): boolean =>
  speechEvidence >= BARGE_IN.speechToPause;

/**
 * Mostly speech: not a hum that opens for a moment, nor a cough with a voice in it. Consonants are
 * noise too, up to two thirds of a word ("actually").
 */
const isSpoken = (burst: Burst): boolean =>
  isSpeechLike(burst) && burst.speechMs >= Math.max(burst.humMs, burst.noiseMs / 2);

/**
 * Decides from the candidate's sound and words whether the interviewer falls silent: at once but
 * briefly for a possible interruption, for good for a real one, and not at all for coughs,
 * listeners' signals and its own echo. Times are passed in.
 */
export class BargeIn {
  private state: State = { name: 'off' };
  private burst: Burst | null = null;
  /** The last finished burst. */
  private past: Burst | null = null;
  /** End times of the bursts of speech without recognised words. */
  private unexplained: number[] = [];
  private heard: readonly string[] = [];
  /** The words of the candidate's turn that were already handled. */
  private accounted: readonly string[] = [];
  /** The words of the burst are a listener's signal. */
  private signal = false;

  /** The interviewer begins an utterance. */
  begins({ interruptible }: { interruptible: boolean }): void {
    this.state = { name: interruptible ? 'speaking' : 'off' };
    this.burst = null;
    this.past = null;
    this.unexplained = [];
    this.accounted = this.heard;
    this.signal = false;
  }

  /** The interviewer has finished, or was stopped by something else. */
  ends(): void {
    this.state = { name: 'off' };
  }

  /** Handles a piece of the candidate's sound, including silence, which ends a burst. */
  sound({ kind, at, lasted, probability }: HeardSound, { remainingMs }: SaidNow): BargeInDecision {
    if (this.state.name === 'off' || this.state.name === 'stopped') return 'ignore';
    if (kind === 'silence') return this.quiet(at);
    if (kind === 'echo' && !this.burst) return this.quiet(at);
    this.burst ??= this.newBurst(at - lasted);
    if (kind !== 'echo') this.burst.lastSoundAt = at;
    this.burst[`${kind}Ms`] += lasted;
    if (kind === 'speech') this.burst.speechEvidence += lasted * probability;
    if (kind === 'echo' && at - this.burst.lastSoundAt >= BARGE_IN.burstEnd) return this.quiet(at);
    return this.judge(this.burst, at, remainingMs);
  }

  /**
   * Handles the words of the candidate's turn so far, partial or final.
   * @param said the interviewer's words: the same words from the candidate are an echo.
   */
  words(text: string, at: number, said: string): BargeInDecision {
    this.heard = words(text);
    if (this.state.name === 'off' || this.state.name === 'stopped') return 'ignore';
    const burst =
      this.burst ??
      (this.past && at - this.past.lastSoundAt <= BARGE_IN.wordsLate ? this.past : null);
    const fresh = this.fresh();
    // Without a voice during this utterance, the words belong to what the candidate said before it.
    if (!burst || fresh.length === 0) return 'ignore';
    if (isEchoOf(fresh, words(said), burst.echoMs > 0)) return 'ignore';
    this.signal = isBackchannel(fresh.join(' '));
    if (this.signal) {
      this.unexplained = [];
      return 'ignore';
    }
    // Recognisers also turn a hum into a word or two ("mm-hm" into "meantime"), and a cough
    // ("four").
    const needed = Math.max(
      BARGE_IN.wordsOfNoise,
      (burst.lastSoundAt - burst.startedAt) / BARGE_IN.wordLasts,
    );
    return isSpoken(burst) || fresh.length >= needed ? this.stop() : 'ignore';
  }

  private judge(burst: Burst, at: number, remainingMs: number | null): BargeInDecision {
    const speechLike = isSpeechLike(burst);
    if (this.state.name === 'speaking' && remainingMs !== null && remainingMs <= BARGE_IN.atTheEnd)
      return 'ignore';
    if (isSpoken(burst) && this.recentBursts(at) >= BARGE_IN.burstsToStop - 1) return this.stop();
    const longEnough =
      at - burst.startedAt >= (this.signal ? BARGE_IN.signalToStop : BARGE_IN.voiceToStop);
    if (longEnough && burst.speechMs >= Math.max(BARGE_IN.speechToStop, burst.noiseMs))
      return this.stop();
    if (
      this.state.name === 'speaking' &&
      (speechLike || burst.humMs + burst.noiseMs >= BARGE_IN.otherToPause)
    ) {
      this.state = { name: 'paused' };
      return 'pause';
    }
    return 'ignore';
  }

  private quiet(at: number): BargeInDecision {
    if (this.burst && at - this.burst.lastSoundAt >= BARGE_IN.burstEnd) this.endBurst(this.burst);
    if (this.state.name !== 'paused' || this.burst) return 'ignore';
    const silence = at - (this.past?.lastSoundAt ?? at);
    const spoken = this.past !== null && isSpeechLike(this.past);
    const wait = this.signal || !spoken ? BARGE_IN.resumeAfterSignal : BARGE_IN.resumeWithoutWords;
    if (silence < wait) return 'ignore';
    if (this.signal) this.accounted = this.heard;
    this.signal = false;
    this.state = { name: 'speaking' };
    return 'resume';
  }

  private newBurst(at: number): Burst {
    this.signal = false;
    // Don't let a coughing fit accumulate words.
    if (this.past && !isSpoken(this.past)) this.accounted = this.heard;
    return {
      startedAt: at,
      lastSoundAt: at,
      speechEvidence: 0,
      speechMs: 0,
      humMs: 0,
      noiseMs: 0,
      echoMs: 0,
    };
  }

  private endBurst(burst: Burst): void {
    if (isSpoken(burst) && !this.signal) this.unexplained.push(burst.lastSoundAt);
    this.past = burst;
    this.burst = null;
  }

  private recentBursts(at: number): number {
    return this.unexplained.filter((end) => at - end <= BARGE_IN.burstsWithin).length;
  }

  /** Words since the interviewer began, or since the last signal. */
  private fresh(): readonly string[] {
    const same = this.accounted.findIndex((word, i) => word !== this.heard[i]);
    const common = same < 0 ? this.accounted.length : same;
    // A new turn starts empty; a new guess about the current one changes a word or two.
    const continued =
      this.heard.length >= this.accounted.length && common * 2 >= this.accounted.length;
    return continued ? this.heard.slice(this.accounted.length) : this.heard;
  }

  private stop(): BargeInDecision {
    this.state = { name: 'stopped' };
    return 'stop';
  }
}

/**
 * Whether recognised words are the interviewer's own, picked up from a loudspeaker.
 * @param heard, said folded words in order.
 * @param suspected part of the sound was an echo.
 */
function isEchoOf(heard: readonly string[], said: readonly string[], suspected: boolean): boolean {
  if (heard.length === 0 || (heard.length <= FEW_WORDS && !suspected)) return false;
  return commonSubsequence(heard, said) / heard.length >= ECHO_SHARE;
}

/** Length of the longest common subsequence, computed one row at a time. */
function commonSubsequence(a: readonly string[], b: readonly string[]): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (const word of a) {
    const next = [0];
    for (let j = 0; j < b.length; j += 1)
      next.push(word === b[j] ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}
