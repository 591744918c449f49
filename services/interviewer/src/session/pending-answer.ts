import type { Utterance } from '@portal/interviewing';
import type { Clock } from '@portal/clock';
import { joinUtterances } from '../turn-detection/turn-draft';
import type { DetectedUtterance } from '../turn-detection/turn-listener';

/**
 * If the candidate continues within this time of the reply's first sound, they had not finished
 * (ms).
 */
export const CONTINUES_WITHIN_MS = 2_000;
/** Quiet after a sound without words that means the answer was complete (ms). */
const WHOLE_AFTER_MS = 600;
/**
 * Quiet after which an interviewer that withdrew its reply encourages the candidate to continue
 * (ms).
 */
const ENCOURAGE_AFTER_MS = 1_000;
/** Quiet after that encouragement (ms). */
const WHOLE_AFTER_ENCOURAGED_MS = 3_000;
const STEP_MS = 100;

/** An utterance of the candidate with its id, and the question it answers. */
export interface CandidateUtterance
  extends DetectedUtterance, Pick<Utterance, 'questionIndex' | 'typed'> {
  segmentId: string;
}

type State<Mark> =
  | { is: 'empty' }
  /**
   * Taken, with the reply on its way; `before` is the state of the conversation before the answer.
   */
  | { is: 'taken'; utterance: CandidateUtterance; before: Mark; sounds: boolean }
  /** The candidate made a sound: the conversation is back to its state before the answer. */
  | {
      is: 'reopened';
      utterance: CandidateUtterance;
      interviewerBegan: boolean;
      encouraged: boolean;
      quietMs: number;
    };

interface PendingAnswerOptions<Mark> {
  clock: Clock;
  /** Nobody is speaking, and no words are pending. */
  quiet: () => boolean;
  /** The answer is final: send and store it. */
  settle: (utterance: CandidateUtterance) => void;
  /** Restore the conversation to before the answer. */
  restore: (before: Mark, utterance: CandidateUtterance) => void;
  /** The answer was complete after all: take it again. */
  takeAgain: (utterance: CandidateUtterance) => void;
  /** The reply was withdrawn, and now nobody speaks. */
  encourage: () => void;
}

/**
 * Holds an answer until it is certainly complete. Thinking pauses are long, so the end of a turn is
 * a guess: if the candidate continues within two seconds of the reply's first sound, both parts
 * become one answer.
 */
export class PendingAnswer<Mark> {
  private state: State<Mark> = { is: 'empty' };
  private stop: (() => void) | null = null;

  constructor(private readonly parts: PendingAnswerOptions<Mark>) {}

  /** The answer that is not final yet, if any. */
  get utterance(): CandidateUtterance | null {
    return this.state.is === 'empty' ? null : this.state.utterance;
  }

  /** The candidate continued or made a sound, so the reply was withdrawn. */
  get reopened(): boolean {
    return this.state.is === 'reopened';
  }

  /** The reply is not audible yet, so it can be withdrawn unnoticed. */
  get unanswered(): boolean {
    return this.state.is === 'taken' && !this.state.sounds;
  }

  take(utterance: CandidateUtterance, before: Mark): void {
    this.end();
    this.state = { is: 'taken', utterance, before, sounds: false };
  }

  /** The reply becomes audible: starts the time limit for continuing. */
  replySounds(): void {
    if (this.state.is !== 'taken' || this.state.sounds) return;
    this.state = { ...this.state, sounds: true };
    this.stop = this.parts.clock.after(CONTINUES_WITHIN_MS, () => this.settle());
  }

  /** The candidate speaks again. @returns whether the answer is open again. */
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
   * Adds late words of the answer without withdrawing the reply.
   * @returns false if the words are not late ones, or the reply can still be withdrawn.
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

  /** Appends an utterance to the pending answer and clears it. @returns the joined answer. */
  join(utterance: CandidateUtterance): CandidateUtterance {
    const first = this.utterance;
    this.end();
    return first ? joined(first, utterance) : utterance;
  }

  /** Takes a reopened answer without waiting for more. */
  takeNow(): void {
    if (this.state.is !== 'reopened') return;
    const { utterance } = this.state;
    this.end();
    this.parts.takeAgain(utterance);
  }

  /**
   * Settles the answer as it is. @returns it if it was reopened, because the conversation doesn't
   * know it then.
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
  const { segmentId, questionIndex, typed } = first;
  return { ...joinUtterances(first, second), segmentId, questionIndex, typed };
}
