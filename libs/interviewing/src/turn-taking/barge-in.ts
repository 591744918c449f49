import { words } from '../language/words';
import { isBackchannel } from './backchannel';

/**
 * What a short piece of the candidate's sound is. An echo of the interviewer's voice is always
 * `echo`, whatever it sounds like.
 */
export type SoundKind = 'speech' | 'hum' | 'noise' | 'echo' | 'silence';

/** What to do with the interviewer's speech. */
export type BargeInDecision = 'pause' | 'stop' | 'resume' | 'ignore';

/** A finished piece of the candidate's sound. Times are in ms; `at` is when it ended. */
export interface HeardSound {
  kind: SoundKind;
  at: number;
  lasted: number;
  /** Probability (0–1) that it contains a voice, by which speech is weighted. */
  probability: number;
}

/** What the interviewer is saying now. */
export interface SaidNow {
  /** How much of the utterance is still to be played (ms); null if unknown. */
  remainingMs: number | null;
}

/**
 * Thresholds for interruptions (durations in ms). Backchannels ("mm-hm") mostly last less than half
 * a second, while someone who wants the floor keeps talking (Heldner & Edlund 2010; Gravano &
 * Hirschberg 2011). The amounts of speech are tuned on the sounds in `bench/barge-in`.
 */
export const BARGE_IN = {
  /**
   * Pause after this much speech-like sound, weighted by the probability of a voice, because it may
   * be the start of an interruption.
   */
  speechToPause: 24,
  /** Pause after this much of any other sound. */
  otherToPause: 1_500,
  /**
   * Stop once the candidate has spoken for this long, with at least `speechToStop` of clear speech
   * and no more noise than speech, which excludes coughing fits.
   */
  voiceToStop: 700,
  speechToStop: 280,
  /**
   * Replaces `voiceToStop` while the words so far are a backchannel, because "okay" can be drawn
   * out.
   */
  signalToStop: 1_200,
  /**
   * Silence that ends a burst of sound; longer than the silence in stop consonants and breaths
   * within a phrase.
   */
  burstEnd: 260,
  /**
   * Silence after which the interviewer resumes if no word was recognised. Recognisers need about
   * this long for the first one.
   */
  resumeWithoutWords: 600,
  /**
   * Silence after which the interviewer resumes after a backchannel or a sound other than speech.
   */
  resumeAfterSignal: 300,
  /**
   * Number of bursts of speech within `burstsWithin` that take the floor even if no word was
   * recognised.
   */
  burstsToStop: 3,
  burstsWithin: 5_000,
  /** Maximum delay between speech and the words that a recogniser returns for it. */
  wordsLate: 2_000,
  /**
   * If the sound was not speech-like, fewer recognised words than this are ignored, because the
   * recogniser probably made them up.
   */
  wordsOfNoise: 3,
  /**
   * Most words last less than this. Words that a recogniser makes up during a coughing fit are
   * spread more thinly.
   */
  wordLasts: 400,
  /** With this little left to play, stopping gains nothing. */
  atTheEnd: 250,
} as const;

/**
 * Share of the recognised words that must match the interviewer's, in order, for them to be an
 * echo. Not 1, because recognisers make mistakes.
 */
const ECHO_SHARE = 0.8;
/**
 * Anyone may happen to say this few of the interviewer's words, so they count as an echo only if
 * part of the sound was an echo as well.
 */
const FEW_WORDS = 2;

interface Burst {
  startedAt: number;
  lastSoundAt: number;
  /** Duration of the speech (ms), weighted by the probability of a voice. */
  speechEvidence: number;
  speechMs: number;
  humMs: number;
  noiseMs: number;
  echoMs: number;
}

type State =
  /** `off`: the interviewer is saying nothing, or nothing that may be interrupted. */
  { name: 'off' } | { name: 'speaking' } | { name: 'paused' } | { name: 'stopped' };

/** Whether a burst contains a voice, and so perhaps a word. */
const isSpeechLike = ({ speechEvidence }: Burst): boolean =>
  speechEvidence >= BARGE_IN.speechToPause;

/**
 * Whether a burst is mostly speech, rather than a hum that briefly sounds like speech or a cough
 * with a voice in it. Consonants are noise too, up to two thirds of a word ("actually").
 */
const isSpoken = (burst: Burst): boolean =>
  isSpeechLike(burst) && burst.speechMs >= Math.max(burst.humMs, burst.noiseMs / 2);

/**
 * Decides from the candidate's sound and words whether the interviewer falls silent: immediately
 * but briefly if it may be an interruption, for good if it is one, and not at all for coughs,
 * backchannels and the interviewer's own echo. Reads no clock: times are passed in.
 */
export class BargeIn {
  private state: State = { name: 'off' };
  private burst: Burst | null = null;
  /** The most recent burst that has ended. */
  private past: Burst | null = null;
  /** End times of the bursts of speech for which no words were recognised. */
  private unexplained: number[] = [];
  private heard: readonly string[] = [];
  /** The words of the candidate's turn that were already handled. */
  private accounted: readonly string[] = [];
  /** Whether the words in the current burst are a backchannel. */
  private signal = false;

  /** Called when the interviewer begins an utterance. */
  begins({ interruptible }: { interruptible: boolean }): void {
    this.state = { name: interruptible ? 'speaking' : 'off' };
    this.burst = null;
    this.past = null;
    this.unexplained = [];
    this.accounted = this.heard;
    this.signal = false;
  }

  /** Called when the interviewer has finished, or was stopped for another reason. */
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
   * @param said the interviewer's words; the same words from the candidate are an echo.
   */
  words(text: string, at: number, said: string): BargeInDecision {
    this.heard = words(text);
    if (this.state.name === 'off' || this.state.name === 'stopped') return 'ignore';
    const burst =
      this.burst ??
      (this.past && at - this.past.lastSoundAt <= BARGE_IN.wordsLate ? this.past : null);
    const fresh = this.fresh();
    // If no voice was heard during this utterance, the words belong to what the candidate said
    // before it.
    if (!burst || fresh.length === 0) return 'ignore';
    if (isEchoOf(fresh, words(said), burst.echoMs > 0)) return 'ignore';
    this.signal = isBackchannel(fresh.join(' '));
    if (this.signal) {
      this.unexplained = [];
      return 'ignore';
    }
    // Require more words if the sound was not speech: recognisers even turn a hum into a word or
    // two ("mm-hm" into "meantime") and a cough into one ("four").
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
    // Words from a coughing fit must not add up across its bursts.
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

  /** Returns the words since the interviewer began, or since the last backchannel. */
  private fresh(): readonly string[] {
    const same = this.accounted.findIndex((word, i) => word !== this.heard[i]);
    const common = same < 0 ? this.accounted.length : same;
    // A new turn starts with no words, whereas a new guess about the current turn changes only a
    // word or two, so a turn whose words are mostly unchanged continues.
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
 * @param heard folded words from the candidate's side, in order.
 * @param said folded words of the interviewer, in order.
 * @param suspected whether part of the sound was an echo.
 */
function isEchoOf(heard: readonly string[], said: readonly string[], suspected: boolean): boolean {
  if (heard.length === 0 || (heard.length <= FEW_WORDS && !suspected)) return false;
  return commonSubsequence(heard, said) / heard.length >= ECHO_SHARE;
}

/** Returns the length of the longest common subsequence, computed one row at a time. */
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
