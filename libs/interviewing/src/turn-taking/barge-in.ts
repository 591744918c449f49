import { words } from '../language/words';
import { callsOut, isFollowing, namesFloor, takesFloor } from './backchannel';

/**
 * Kinds of sound in a short piece of the candidate's audio. An echo of the interviewer's voice is
 * always classified as `echo`, whatever it sounds like. What is much softer than the candidate's
 * usual voice is `distant`: somebody else, a radio, or the candidate turned away.
 */
export type SoundKind = 'speech' | 'hum' | 'noise' | 'distant' | 'echo' | 'silence';

/** What to do with the interviewer's speech. */
export type BargeInDecision = 'pause' | 'stop' | 'resume' | 'ignore';

/**
 * A segment of the candidate's audio that has already ended. Times are in ms; `at` is the end of
 * the segment.
 */
export interface HeardSound {
  kind: SoundKind;
  at: number;
  lasted: number;
  /** Probability (0–1) that the sound contains a voice. Used to weight the duration of speech. */
  probability: number;
  /**
   * How a voice differs from the candidate's answers; null for what is no voice, and while the
   * candidate's voice is unknown.
   */
  difference?: VoiceDifference | null;
}

/** How a piece of a voice differs from what is usual in the candidate's answers (dB). */
export interface VoiceDifference {
  /** Its level, compared with the loud parts of answers. */
  level: number;
  /**
   * The share of its sound above 3 kHz, compared with the louder half of answers. The head shadows
   * high sounds most, so somebody who speaks to the side sounds dull (Chu & Warnock 2002). Null for
   * a hum, which always does.
   */
  hiss: number | null;
}

/** State of the interviewer's current utterance. */
export interface SaidNow {
  /** How much of the utterance is still to be played (ms); null if unknown. */
  remainingMs: number | null;
}

/**
 * Thresholds for interruptions (durations in ms). Backchannels ("mm-hm") usually last less than
 * half a second, while someone who wants the floor keeps talking (Heldner & Edlund 2010; Gravano &
 * Hirschberg 2011). The thresholds for the amount of speech were tuned using the sounds in
 * `bench/barge-in`.
 */
export const BARGE_IN = {
  /**
   * Duration of speech-like sound after which the interviewer pauses (ms), weighted by the
   * probability that the sound contains a voice.
   */
  speechToPause: 24,
  /** Duration of sound other than speech after which the interviewer pauses (ms). */
  otherToPause: 1_500,
  /**
   * Longest time that a paused interviewer waits for the end of a burst (ms); longer than an
   * agreement of several words. Then it stops, or resumes if the burst is not meant for it. To stop
   * it, a burst must contain at least `speechToStop` of speech and no more noise than speech, which
   * excludes coughing fits.
   */
  longestWait: 2_400,
  speechToStop: 280,
  /**
   * Duration of a burst which stops the interviewer at its end if no word was recognized (ms).
   */
  wordlessToStop: 1_000,
  /**
   * Below this, a burst's voice is taken for somebody else's, or for the candidate's with the head
   * turned away (dB): the sum of how much softer it is than the candidate's and, weighted by
   * `dullness`, how much duller. Half as loud (−6 dB) is not enough. Dullness weighs more, because
   * somebody who interrupts may do so softly, but faces the microphone.
   */
  turnedAway: -9,
  dullness: 2,
  /**
   * Number of pieces of a voice from which its dullness can be told (about a second): that of a shorter
   * phrase depends on the sounds in it. As many are carried over into the next burst, if it follows
   * within `wordsLate`: what was just said tells whose voice it is.
   */
  enoughVoice: 32,
  /** The level of a burst is one that this share of its voice stays below. */
  loudShare: 0.8,
  /**
   * How often a sound that goes on after the interviewer resumed is judged anew (ms), so that a
   * candidate who speaks up during it is heard.
   */
  lookAgain: 1_000,
  /**
   * Time per word (ms) above which a burst of at least `wordlessToStop` counts as one without words:
   * most of them were not recognized.
   */
  wordTakes: 650,
  /**
   * Silence that ends a burst of sound (ms). Longer than a stop consonant or a breath within a
   * phrase.
   */
  burstEnd: 260,
  /**
   * Silence after which the interviewer resumes if no word was recognized (ms). Recognizers take
   * about this long to return the first word.
   */
  resumeWithoutWords: 600,
  /**
   * Silence before the interviewer resumes after a backchannel or a sound other than speech (ms).
   */
  resumeAfterSignal: 300,
  /**
   * Number of bursts of speech within `burstsWithin` (ms) that stop the interviewer even if no word
   * was recognized.
   */
  burstsToStop: 3,
  burstsWithin: 5_000,
  /**
   * Maximum delay between speech and the words that a recognizer returns for it (ms). Speech after a
   * longer gap is another attempt, and the words before it don't count towards it.
   */
  wordsLate: 2_000,
  /**
   * Minimum number of recognized words needed to stop the interviewer if the audio did not sound
   * like speech. If there are fewer, the recognizer probably made them up.
   */
  wordsOfNoise: 3,
  /**
   * Maximum average time per word (ms) if the sound was not speech-like. Words that a recognizer
   * makes up during a coughing fit are further apart.
   */
  wordLasts: 400,
  /**
   * How much near sound a burst must contain for each part of distant sound. Every voice has soft
   * syllables, and somebody in the background has a few that are as loud as the candidate's.
   */
  nearToDistant: 0.5,
  /**
   * Remaining playback time (ms) below which sounds no longer interrupt the interviewer, because
   * the utterance is about to end anyway.
   */
  atTheEnd: 250,
} as const;

/**
 * Minimum share (0–1) of the recognized words that must match the interviewer's, in order, for the
 * words to be treated as an echo. Less than 1, because recognizers make mistakes.
 */
const ECHO_SHARE = 0.8;
/**
 * Maximum number of words that may match the interviewer's by chance. This many words or fewer are
 * treated as an echo only if part of the sound was an echo as well.
 */
const FEW_WORDS = 2;

interface Burst {
  startedAt: number;
  lastSoundAt: number;
  /** End of the last sound that was neither distant nor an echo (ms); the start if there is none. */
  lastNearAt: number;
  /** End of the last speech (ms); the start if there is none. */
  lastSpeechAt: number;
  /** Duration of the speech (ms), weighted by the probability that the sound contains a voice. */
  speechEvidence: number;
  speechMs: number;
  humMs: number;
  noiseMs: number;
  distantMs: number;
  echoMs: number;
  /** How each piece of a voice in it, and just before it, differs from the candidate's. */
  voice: VoiceDifference[];
  /** Whether the interviewer speaks over it, because it is not meant for it. */
  passedOver: boolean;
}

type State =
  /** `off`: the interviewer is silent, or is saying something that must not be interrupted. */
  { name: 'off' } | { name: 'speaking' } | { name: 'paused' } | { name: 'stopped' };

/** Whether a burst probably contains a voice, and so may contain a word. */
const isSpeechLike = ({ speechEvidence }: Burst): boolean =>
  speechEvidence >= BARGE_IN.speechToPause;

/**
 * Whether a burst is mostly speech, rather than a hum that briefly sounds like speech or a cough
 * that contains some voice. Consonants are classified as noise, so up to two thirds of a spoken
 * word such as "actually" may count as noise.
 */
const isSpoken = (burst: Burst): boolean =>
  isSpeechLike(burst) &&
  !isElsewhere(burst) &&
  burst.speechMs >= Math.max(burst.humMs, burst.noiseMs / 2);

/**
 * Whether a burst is something else than speech. What was mostly taken for an echo may be speech:
 * a voice over the interviewer's sometimes resembles it.
 */
const isNoSpeech = (burst: Burst): boolean => !isSpoken(burst) && burst.echoMs <= nearMs(burst);

const nearMs = ({ speechMs, humMs, noiseMs }: Burst): number => speechMs + humMs + noiseMs;

/**
 * Whether a burst is mostly distant. All near sound counts against it, not only speech: a near voice
 * with closed vowels looks like a hum for up to a second.
 */
const isDistant = (burst: Burst): boolean =>
  nearMs(burst) < burst.distantMs * BARGE_IN.nearToDistant;

/**
 * Whether the voice in a burst is probably not meant for the interviewer: somebody else's, or the
 * candidate's with the head turned away. Judged by its loud parts, because each voice has soft
 * sounds.
 */
const isTurnedAway = ({ voice }: Burst): boolean =>
  voice.length > 0 &&
  percentile(levelsOf(voice), BARGE_IN.loudShare) - BARGE_IN.dullness * dullnessOf(voice) <
    BARGE_IN.turnedAway;

const levelsOf = (voice: readonly VoiceDifference[]) => voice.map(({ level }) => level);

/** Returns the part of a voice that is carried over into the next burst. */
const lastOf = (voice: readonly VoiceDifference[]) => voice.slice(-BARGE_IN.enoughVoice);

/**
 * How much duller than the candidate's a voice is (dB); 0 if it is brighter, or too short to tell.
 * Told from the louder half: soft sounds differ most from one phrase to the next.
 */
function dullnessOf(voice: readonly VoiceDifference[]): number {
  if (voice.length < BARGE_IN.enoughVoice) return 0;
  const middle = percentile(levelsOf(voice), 0.5);
  const loud = voice.filter(({ level }) => level >= middle);
  const hisses = loud.flatMap(({ hiss }) => hiss ?? []);
  return Math.max(0, -percentile(hisses, 0.5));
}

/**
 * Whether a burst is not meant for the interviewer. Its voice as a whole tells better than the number
 * of soft pieces, but it can be compared only once the candidate's is known.
 */
const isElsewhere = (burst: Burst): boolean =>
  burst.voice.length > 0 ? isTurnedAway(burst) : isDistant(burst);

/** Whether most of a burst is as loud as the candidate. */
const isNear = (burst: Burst): boolean => nearMs(burst) > burst.distantMs;

/** Whether a burst contains enough speech to be more than coughs. */
const hasEnoughSpeech = ({ speechMs, noiseMs }: Burst): boolean =>
  speechMs >= Math.max(BARGE_IN.speechToStop, noiseMs);

const durationOf = ({ startedAt, lastSoundAt }: Burst): number => lastSoundAt - startedAt;

/** How long the words in a burst took: noise that goes on after them has none. */
const durationOfWords = (burst: Burst): number =>
  burst.speechMs > 0 ? burst.lastSpeechAt - burst.startedAt : durationOf(burst);

/** Whether a burst is so long that a recognizer which heard so few words has missed most of it. */
const isMissedBy = (said: readonly string[], burst: Burst): boolean =>
  durationOf(burst) >= BARGE_IN.wordlessToStop &&
  durationOf(burst) >= said.length * BARGE_IN.wordTakes;

/**
 * Decides from the candidate's sounds and words whether the interviewer pauses (possible
 * interruption), stops (real interruption) or resumes (cough, backchannel, echo). Doesn't read the
 * clock: callers pass the times.
 */
export class BargeIn {
  private state: State = { name: 'off' };
  private burst: Burst | null = null;
  /** The most recent burst that has ended, unless it was only distant sound followed by more. */
  private past: Burst | null = null;
  /** End times of the bursts of speech for which no words were recognized (ms). */
  private unexplained: number[] = [];
  private heard: readonly string[] = [];
  /** The words of the candidate's turn that have already been handled. */
  private accounted: readonly string[] = [];
  /** Duration of the ended bursts of speech whose words have not been handled (ms). */
  private spokenMs = 0;
  /** Whether the words in the current burst are a backchannel. */
  private signal = false;
  /** Whether those words are the interviewer's. */
  private echoed = false;

  /** Called when the interviewer begins an utterance. */
  begins({ interruptible }: { interruptible: boolean }): void {
    this.state = { name: interruptible ? 'speaking' : 'off' };
    this.burst = null;
    this.past = null;
    this.unexplained = [];
    this.account();
    this.signal = false;
  }

  /**
   * Called when the interviewer has finished, or was stopped by something other than a barge-in.
   */
  ends(): void {
    this.state = { name: 'off' };
  }

  /**
   * Handles a chunk of the candidate's audio. Must be called for silence too, because silence ends
   * a burst of sound.
   */
  sound(heard: HeardSound, { remainingMs }: SaidNow): BargeInDecision {
    const { kind, at, lasted, probability, difference } = heard;
    if (this.state.name === 'off' || this.state.name === 'stopped') return 'ignore';
    if (kind === 'silence') return this.quiet(at);
    if (kind === 'echo' && !this.burst) return this.quiet(at);
    const faded = kind === 'distant' && this.burst !== null && this.hasFaded(this.burst, at);
    const settled = faded && this.state.name === 'paused';
    if (faded) this.endNearSound();
    const decision = settled ? this.settle(this.past) : 'ignore';
    if (decision === 'stop') return decision;
    this.burst ??= this.newBurst(at - lasted);
    if (kind !== 'echo') this.burst.lastSoundAt = at;
    if (kind !== 'echo' && kind !== 'distant') this.burst.lastNearAt = at;
    this.burst[`${kind}Ms`] += lasted;
    if (kind === 'speech') this.burst.speechEvidence += lasted * probability;
    if (kind === 'speech') this.burst.lastSpeechAt = at;
    if (difference && kind !== 'echo') this.burst.voice.push(difference);
    if (settled) return decision;
    if (kind === 'echo' && at - this.burst.lastSoundAt >= BARGE_IN.burstEnd) return this.quiet(at);
    return this.judge(this.burst, at, remainingMs);
  }

  /**
   * Handles the words of the candidate's turn so far, partial or final.
   * @param said the interviewer's words, used to detect an echo of them.
   */
  words(text: string, at: number, said: string): BargeInDecision {
    this.heard = words(text);
    if (this.state.name === 'off' || this.state.name === 'stopped') return 'ignore';
    const burst = this.burstOfWords(at);
    const fresh = this.fresh();
    // If no sound was heard while the interviewer was speaking, the candidate said these words
    // earlier, and they don't count for a later sound either.
    if (!burst) this.account();
    if (!burst || fresh.length === 0) return 'ignore';
    this.echoed = isEchoOf(fresh, words(said), burst.echoMs > 0);
    if (this.echoed) return 'ignore';
    this.signal = isFollowing(fresh);
    if (this.signal) {
      this.unexplained = [];
      return 'ignore';
    }
    if ((isDistant(burst) || isSpeechLike(burst)) && callsOut(fresh)) return this.stop();
    if (burst.passedOver) {
      // The words that follow may be the candidate's.
      this.account();
      return 'ignore';
    }
    // What is meant often shows only at the end ("that's a good boy" becomes "that's a good
    // point"). Nothing is lost meanwhile if the interviewer is silent.
    if (this.state.name === 'paused') return 'ignore';
    return this.claimsFloor(burst) ? this.stop() : 'ignore';
  }

  /**
   * Handles the end of the candidate's turn: no more words are to come, so a paused interviewer
   * need not wait for them.
   */
  turnOver(): BargeInDecision {
    if (this.state.name !== 'paused') return 'ignore';
    if (this.burst) this.endBurst(this.burst);
    return this.settle(this.past);
  }

  /** Whether a burst and the words so far show that the candidate wants the floor. */
  private claimsFloor(burst: Burst): boolean {
    if (burst.passedOver || (this.echoed && burst.echoMs > 0)) return false;
    const fresh = this.echoed ? [] : this.fresh();
    if (isElsewhere(burst)) return isNear(burst) && namesFloor(fresh);
    if (isSpoken(burst)) {
      if (isMissedBy(fresh, burst) && hasEnoughSpeech(burst)) return true;
      const lasted = this.spokenMs + (burst === this.past ? 0 : durationOf(burst));
      return !this.signal && takesFloor(fresh, lasted);
    }
    // Require more words if the sound was not speech: recognizers turn even a hum into a word or
    // two ("mm-hm" into "meantime") and a cough into one ("four").
    const needed = Math.max(BARGE_IN.wordsOfNoise, durationOfWords(burst) / BARGE_IN.wordLasts);
    return !this.signal && fresh.length >= needed;
  }

  private judge(burst: Burst, at: number, remainingMs: number | null): BargeInDecision {
    if (this.state.name === 'speaking' && remainingMs !== null && remainingMs <= BARGE_IN.atTheEnd)
      return 'ignore';
    if (burst.passedOver) this.lookAgain(burst, at);
    if (burst.passedOver) return 'ignore';
    const elsewhere = isElsewhere(burst);
    if (!elsewhere && isSpoken(burst) && this.recentBursts(at) >= BARGE_IN.burstsToStop - 1)
      return this.stop();
    if (at - burst.startedAt >= BARGE_IN.longestWait) {
      if ((!elsewhere && hasEnoughSpeech(burst)) || this.claimsFloor(burst)) return this.stop();
      if (this.state.name === 'paused') return this.passOver(burst, at);
    }
    if (
      this.state.name === 'speaking' &&
      (isSpeechLike(burst) || burst.humMs + burst.noiseMs >= BARGE_IN.otherToPause)
    ) {
      this.state = { name: 'paused' };
      return 'pause';
    }
    return 'ignore';
  }

  /** Resumes while a sound that is not meant for the interviewer goes on. */
  private passOver(burst: Burst, at: number): BargeInDecision {
    this.account();
    this.resume();
    this.listenAnew(burst, at);
    return 'resume';
  }

  /** Notices when the candidate speaks up during a sound that was passed over. */
  private lookAgain(burst: Burst, at: number): void {
    if (isSpoken(burst) && burst.speechMs >= BARGE_IN.speechToStop) burst.passedOver = false;
    else if (at - burst.startedAt >= BARGE_IN.lookAgain) this.listenAnew(burst, at);
  }

  private listenAnew({ voice }: Burst, at: number): void {
    this.burst = { ...this.newBurst(at), voice: lastOf(voice), passedOver: true };
  }

  private quiet(at: number): BargeInDecision {
    if (this.burst && at - this.burst.lastSoundAt >= BARGE_IN.burstEnd) this.endBurst(this.burst);
    if (this.state.name !== 'paused' || this.burst) return 'ignore';
    if (at - (this.past?.lastSoundAt ?? at) < this.resumesAfter(this.past)) return 'ignore';
    return this.settle(this.past);
  }

  /** Decides what a paused interviewer does after a burst. */
  private settle(burst: Burst | null): BargeInDecision {
    if (burst && this.claimsFloor(burst)) return this.stop();
    this.resume();
    return 'resume';
  }

  /** How long the interviewer waits after a burst before it resumes (ms). */
  private resumesAfter(burst: Burst | null): number {
    if (!burst || !isSpeechLike(burst)) return BARGE_IN.resumeAfterSignal;
    return this.signal && !isMissedBy(this.fresh(), burst)
      ? BARGE_IN.resumeAfterSignal
      : BARGE_IN.resumeWithoutWords;
  }

  private resume(): void {
    if (this.signal) this.account();
    this.signal = false;
    this.state = { name: 'speaking' };
  }

  /**
   * Whether only distant sound has been heard for so long that the interviewer need not wait. Without
   * this, a voice in the background would keep a burst open for ever: the interviewer would stay
   * paused, and what the candidate says next would count as distant.
   */
  private hasFaded(burst: Burst, at: number): boolean {
    return at - burst.lastNearAt >= this.resumesAfter(burst);
  }

  /**
   * Ends a burst in which distant sound goes on. One without any near sound is not kept, so that
   * late words can still belong to the candidate's speech before it.
   */
  private endNearSound(): void {
    const { burst } = this;
    if (burst && nearMs(burst) > 0) this.endBurst({ ...burst, lastSoundAt: burst.lastNearAt });
    this.burst = null;
  }

  private newBurst(at: number): Burst {
    const recent = this.recentPast(at);
    // Words of an echo are treated as handled, and so are those of a burst that wasn't speech, so
    // that a coughing fit doesn't add up to an interruption. Nor do words that are far apart.
    if (this.past && (this.echoed || isNoSpeech(this.past) || !recent)) this.account();
    this.signal = false;
    this.echoed = false;
    return {
      startedAt: at,
      lastSoundAt: at,
      lastNearAt: at,
      lastSpeechAt: at,
      speechEvidence: 0,
      speechMs: 0,
      humMs: 0,
      noiseMs: 0,
      distantMs: 0,
      echoMs: 0,
      voice: recent ? lastOf(recent.voice) : [],
      passedOver: false,
    };
  }

  private endBurst(burst: Burst): void {
    if (isSpoken(burst) && !this.signal) this.unexplained.push(burst.lastSoundAt);
    if (isSpoken(burst)) this.spokenMs += durationOf(burst);
    this.past = burst;
    this.burst = null;
  }

  private recentBursts(at: number): number {
    return this.unexplained.filter((end) => at - end <= BARGE_IN.burstsWithin).length;
  }

  /** Returns the burst before, unless words that come now are too late to belong to it. */
  private recentPast(at: number): Burst | null {
    const { past } = this;
    return past && at - past.lastSoundAt <= BARGE_IN.wordsLate ? past : null;
  }

  /** Returns the burst that words reported now belong to. */
  private burstOfWords(at: number): Burst | null {
    const { burst } = this;
    const recent = this.recentPast(at);
    if (!burst || (recent && isDistant(burst) && isSpoken(recent))) return recent;
    return burst;
  }

  /** Treats the words so far as handled. */
  private account(): void {
    this.accounted = this.heard;
    this.spokenMs = 0;
  }

  /** Returns the words that have not been handled yet. */
  private fresh(): readonly string[] {
    const same = this.accounted.findIndex((word, i) => word !== this.heard[i]);
    const common = same < 0 ? this.accounted.length : same;
    // A corrected transcript of the current turn differs in only a word or two, whereas a new
    // turn's transcript starts from scratch. So if at least half of the words that have already
    // been handled are unchanged, this is still the same turn.
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
 * Whether recognized words are the interviewer's own, picked up from a loudspeaker.
 * @param heard folded words recognized in the candidate's audio, in order.
 * @param said the interviewer's words, folded and in order.
 * @param suspected whether part of the sound was an echo.
 */
function isEchoOf(heard: readonly string[], said: readonly string[], suspected: boolean): boolean {
  if (heard.length === 0 || (heard.length <= FEW_WORDS && !suspected)) return false;
  return commonSubsequence(heard, said) / heard.length >= ECHO_SHARE;
}

/**
 * Returns the length of the longest common subsequence. Keeps only one row of the DP table in
 * memory.
 */
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

/** Returns the value that a share (0–1) of the values stays below; 0 if there are none. */
export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
