import { words } from '../language/words';
import { isBackchannel } from './backchannel';

/** What a short stretch of the candidate's sound is. Echo of the interviewer's own voice is told as `echo`, whatever it sounds like. */
export type SoundKind = 'speech' | 'hum' | 'noise' | 'echo' | 'silence';

/** What the interviewer's voice is to do. */
export type BargeInDecision = 'pause' | 'stop' | 'resume' | 'ignore';

/** A stretch of the candidate's sound that is over (all in ms; `at`: the clock when it ended). */
export interface HeardSound {
  kind: SoundKind;
  at: number;
  lasted: number;
  /** Of a voice in it (0–1): speech counts as much as it is certain. */
  probability: number;
}

/** What the interviewer is saying now. */
export interface SaidNow {
  /** Sound still to come (ms); null while that is not known. */
  remainingMs: number | null;
}

/**
 * When a voice breaks into another's. Milliseconds. Listeners' signals are mostly under half a second, while who wants the floor goes on talking
 * (Heldner & Edlund 2010; Gravano & Hirschberg 2011); the sums of speech are tuned on the sounds of `bench/barge-in`.
 */
export const BARGE_IN = {
  /** As much speech-like sound, times the probability that it is a voice, has the interviewer fall silent: it may be an interruption. */
  speechToPause: 24,
  /** Sound that is no speech must last this long. */
  otherToPause: 1_500,
  /** A voice that goes on this long takes the floor, where this much of it is clearly speech and no more of it is noise: a fit of coughs is none. */
  voiceToStop: 700,
  speechToStop: 280,
  /** The same where its words so far are a listener's signal: "okay" can be drawn out. */
  signalToStop: 1_200,
  /** Silence that ends a burst of voice: stop consonants and breaths within a phrase are shorter. */
  burstEnd: 260,
  /** Silence after which the interviewer goes on where no word has come: recognisers need about this long for the first. */
  resumeWithoutWords: 600,
  /** Silence after which it goes on after a listener's signal, or what was no speech. */
  resumeAfterSignal: 300,
  /** As many bursts of speech within `burstsWithin` take the floor even where no word was recognised. */
  burstsToStop: 3,
  burstsWithin: 5_000,
  /** Words may come this long after the voice that said them. */
  wordsLate: 2_000,
  /** Words that a recogniser makes of what did not sound like speech: fewer are invented. */
  wordsOfNoise: 3,
  /** Words are mostly shorter than this; what is made of a fit of coughs is spread thinner. */
  wordLasts: 400,
  /** With so little left to say, nothing is gained by breaking off. */
  atTheEnd: 250,
} as const;

/** Share of the heard words that must be the speaker's, in their order, to be its voice: recognisers mishear. */
const ECHO_SHARE = 0.8;
/** So few words are said by anyone: they are an echo only where the sound itself is suspected. */
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
  /** Nothing is said, or nothing that may be broken off. */
  { name: 'off' } | { name: 'speaking' } | { name: 'paused' } | { name: 'stopped' };

/** There is a voice in it, which may be a word's. */
const isSpeechLike = ({ speechEvidence }: Burst): boolean =>
  speechEvidence >= BARGE_IN.speechToPause;

/** Speech makes it up: not a hum that opens for a moment, nor a cough with a voice in it. Consonants are noise as well, up to two thirds of a word ("actually"). */
const isSpoken = (burst: Burst): boolean =>
  isSpeechLike(burst) && burst.speechMs >= Math.max(burst.humMs, burst.noiseMs / 2);

/**
 * Decides from the candidate's sound and words whether the interviewer falls silent for it: at once and for a moment where it may be an
 * interruption, for good where it is one, and not at all for coughs, listeners' signals and its own echo. Times are passed in.
 */
export class BargeIn {
  private state: State = { name: 'off' };
  private burst: Burst | null = null;
  /** The last burst that is over. */
  private past: Burst | null = null;
  /** When the bursts of speech without known words ended. */
  private unexplained: number[] = [];
  private heard: readonly string[] = [];
  /** How many words of the candidate's turn are accounted for already. */
  private accounted: readonly string[] = [];
  /** The words of the burst are a listener's signal. */
  private signal = false;

  /** The interviewer begins to say something. */
  begins({ interruptible }: { interruptible: boolean }): void {
    this.state = { name: interruptible ? 'speaking' : 'off' };
    this.burst = null;
    this.past = null;
    this.unexplained = [];
    this.accounted = this.heard;
    this.signal = false;
  }

  /** The interviewer has nothing more to say, or was cut short by something else. */
  ends(): void {
    this.state = { name: 'off' };
  }

  /** A stretch of the candidate's sound; silence too, as it ends what came before it. */
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
   * The words of the candidate's turn so far, a guess or settled.
   * @param said what the interviewer is saying: words that come back from it are an echo.
   */
  words(text: string, at: number, said: string): BargeInDecision {
    this.heard = words(text);
    if (this.state.name === 'off' || this.state.name === 'stopped') return 'ignore';
    const burst =
      this.burst ??
      (this.past && at - this.past.lastSoundAt <= BARGE_IN.wordsLate ? this.past : null);
    const fresh = this.fresh();
    // Words of a voice that was not heard over this utterance belong to what was said before it.
    if (!burst || fresh.length === 0) return 'ignore';
    if (isEchoOf(fresh, words(said), burst.echoMs > 0)) return 'ignore';
    this.signal = isBackchannel(fresh.join(' '));
    if (this.signal) {
      this.unexplained = [];
      return 'ignore';
    }
    // Recognisers make a word or two of a hum ("meantime" of "mm-hm") and of a cough ("four") as well.
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
    // A fit of coughs gathers no words.
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

  /** The words that came since the interviewer began, or since the last signal. */
  private fresh(): readonly string[] {
    const same = this.accounted.findIndex((word, i) => word !== this.heard[i]);
    const common = same < 0 ? this.accounted.length : same;
    // A new turn begins from nothing; a guess about the old one changes a word or two of it.
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
 * Whether words that were heard are those that are being said, come back through a loudspeaker.
 * @param heard, said folded words in order.
 * @param suspected the sound was an echo in part.
 */
function isEchoOf(heard: readonly string[], said: readonly string[], suspected: boolean): boolean {
  if (heard.length === 0 || (heard.length <= FEW_WORDS && !suspected)) return false;
  return commonSubsequence(heard, said) / heard.length >= ECHO_SHARE;
}

/** The length of the longest common subsequence, one row at a time. */
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
