import type { Utterance } from '@portal/interviewing';
import type { Clock } from '@portal/clock';
import type { RecognizedBy } from '../stt/doubt';
import { joinUtterances } from '../turn-detection/turn-draft';
import type { DetectedUtterance } from '../turn-detection/turn-listener';

/** How long the candidate can still continue an answer after the reply becomes audible (ms). */
export const CONTINUES_WITHIN_MS = 2_000;
/**
 * Duration of silence after which an answer is considered complete (ms), if the candidate made a
 * sound but didn't say anything more.
 */
const WHOLE_AFTER_MS = 600;
/**
 * How long it must be quiet before a candidate who interrupted the reply is encouraged to continue
 * (ms).
 */
const ENCOURAGE_AFTER_MS = 1_000;
/**
 * How long it must be quiet before an answer is considered complete, once the candidate has been
 * encouraged to continue (ms).
 */
const WHOLE_AFTER_ENCOURAGED_MS = 3_000;
const STEP_MS = 100;

/**
 * An utterance by the candidate, with its id, the question that it answers and what recognized it
 * (null if nothing did).
 */
export interface CandidateUtterance
  extends DetectedUtterance, Pick<Utterance, 'questionIndex' | 'typed'> {
  segmentId: string;
  recognizedBy: RecognizedBy | null;
}

type State<Mark> =
  | { is: 'empty' }
  /**
   * The answer has been accepted and its reply is on the way. `before` is the state of the
   * conversation before the answer.
   */
  | { is: 'taken'; utterance: CandidateUtterance; before: Mark; sounds: boolean }
  /**
   * The candidate continued or made a sound, so the conversation was restored to its state before
   * the answer.
   */
  | {
      is: 'reopened';
      utterance: CandidateUtterance;
      interviewerBegan: boolean;
      encouraged: boolean;
      quietMs: number;
    };

interface PendingAnswerOptions<Mark> {
  clock: Clock;
  /** Whether nobody is speaking and no transcript is pending. */
  quiet: () => boolean;
  /** Sends and stores the answer, which is now final. */
  settle: (utterance: CandidateUtterance) => void;
  /** Restores the conversation to its state before the answer. */
  restore: (before: Mark, utterance: CandidateUtterance) => void;
  /** Processes the answer again because it was complete after all. */
  takeAgain: (utterance: CandidateUtterance) => void;
  /**
   * Encourages the candidate to continue. Called when the reply has been withdrawn but nobody is
   * speaking.
   */
  encourage: () => void;
}

/**
 * Holds an answer until it is certain to be complete. The end of a turn is only a guess, because
 * people may pause for a long time to think. If the candidate starts speaking again within two
 * seconds after the reply becomes audible, what they say is added to the answer.
 */
export class PendingAnswer<Mark> {
  private state: State<Mark> = { is: 'empty' };
  private stop: (() => void) | null = null;

  constructor(private readonly parts: PendingAnswerOptions<Mark>) {}

  /** The answer that is not final yet; null if there is none. */
  get utterance(): CandidateUtterance | null {
    return this.state.is === 'empty' ? null : this.state.utterance;
  }

  /** Whether the reply was withdrawn because the candidate continued or made a sound. */
  get reopened(): boolean {
    return this.state.is === 'reopened';
  }

  /**
   * Whether the reply can still be withdrawn without the candidate noticing, because it is not
   * audible yet.
   */
  get unanswered(): boolean {
    return this.state.is === 'taken' && !this.state.sounds;
  }

  take(utterance: CandidateUtterance, before: Mark): void {
    this.end();
    this.state = { is: 'taken', utterance, before, sounds: false };
  }

  /**
   * Starts the period in which the candidate can still continue the answer. Called when the reply
   * becomes audible.
   */
  replySounds(): void {
    if (this.state.is !== 'taken' || this.state.sounds) return;
    this.state = { ...this.state, sounds: true };
    this.stop = this.parts.clock.after(CONTINUES_WITHIN_MS, () => this.settle());
  }

  /**
   * Reopens the answer because the candidate is speaking again.
   * @returns whether the answer has been reopened.
   */
  reopen(): boolean {
    if (this.state.is === 'reopened') return true;
    if (this.state.is !== 'taken') return false;
    const { utterance, before, sounds } = this.state;
    this.end();
    this.state = {
      is: 'reopened',
      utterance,
      interviewerBegan: sounds,
      encouraged: false,
      quietMs: 0,
    };
    this.parts.restore(before, utterance);
    this.stop = this.parts.clock.every(STEP_MS, () => this.tick());
    return true;
  }

  /**
   * Extends the answer with words that were recognized late, without withdrawing the reply.
   * @returns false if the words don't belong to the answer, or if the reply is not audible yet and
   *   can still be withdrawn.
   */
  amend(late: CandidateUtterance): boolean {
    if (
      this.state.is !== 'taken' ||
      !this.state.sounds ||
      late.startMs > this.state.utterance.endMs
    )
      return false;
    this.state.utterance = joined(this.state.utterance, late);
    return true;
  }

  /**
   * Appends an utterance to the pending answer, if there is one, and stops holding the answer.
   * @returns the combined answer.
   */
  join(utterance: CandidateUtterance): CandidateUtterance {
    const first = this.utterance;
    this.end();
    return first ? joined(first, utterance) : utterance;
  }

  /** Processes a reopened answer now, without waiting for more words. */
  takeNow(): void {
    if (this.state.is !== 'reopened') return;
    const { utterance } = this.state;
    this.end();
    this.parts.takeAgain(utterance);
  }

  /**
   * Finalizes the answer as it stands.
   * @returns the answer if it had been reopened and is therefore not part of the conversation yet;
   *   otherwise null.
   */
  settle(): CandidateUtterance | null {
    const { state } = this;
    this.end();
    if (state.is === 'empty') return null;
    this.parts.settle(state.utterance);
    return state.is === 'reopened' ? state.utterance : null;
  }

  private tick(): void {
    if (this.state.is !== 'reopened') return;
    this.state.quietMs = this.parts.quiet() ? this.state.quietMs + STEP_MS : 0;
    const { interviewerBegan, encouraged, quietMs } = this.state;
    if (interviewerBegan && !encouraged) {
      if (quietMs < ENCOURAGE_AFTER_MS) return;
      this.state = { ...this.state, encouraged: true, quietMs: 0 };
      this.parts.encourage();
    } else if (quietMs >= (encouraged ? WHOLE_AFTER_ENCOURAGED_MS : WHOLE_AFTER_MS)) this.takeNow();
  }

  private end(): void {
    this.stop?.();
    this.stop = null;
    this.state = { is: 'empty' };
  }
}

function joined(first: CandidateUtterance, second: CandidateUtterance): CandidateUtterance {
  const { segmentId, questionIndex, typed, recognizedBy } = first;
  return { ...joinUtterances(first, second), segmentId, questionIndex, typed, recognizedBy };
}
