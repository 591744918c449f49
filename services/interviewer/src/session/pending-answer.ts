import type { Utterance } from '@portal/interviewing';
import type { Clock } from '../clock';
import { joinUtterances } from '../turn-detection/turn-draft';
import type { DetectedUtterance } from '../turn-detection/turn-listener';

/** A candidate who continues within this time of the reply's first sound had not finished (ms). */
export const CONTINUES_WITHIN_MS = 2_000;
/** After a sound without words, this much quiet means that the answer was complete (ms). */
const WHOLE_AFTER_MS = 600;
/** Quiet after which an interviewer who broke off a reply encourages the candidate to go on (ms). */
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
  /** Taken, and the reply is on its way; `before` is where the conversation stood. */
  | { is: 'taken'; utterance: CandidateUtterance; before: Mark; sounds: boolean }
  /** The candidate makes a sound again: the conversation stands where it stood before the answer. */
  | {
      is: 'reopened';
      utterance: CandidateUtterance;
      interviewerBegan: boolean;
      encouraged: boolean;
      quietMs: number;
    };

interface PendingAnswerOptions<Mark> {
  clock: Clock;
  /** Nobody speaks, and no words are on the way. */
  quiet: () => boolean;
  /** The answer is final: send and store it. */
  settle: (utterance: CandidateUtterance) => void;
  /** The conversation goes back to before the answer. */
  restore: (before: Mark, utterance: CandidateUtterance) => void;
  /** The answer was whole: it is taken once more. */
  takeAgain: (utterance: CandidateUtterance) => void;
  /** The interviewer had begun too early, broke off, and now nobody says anything. */
  encourage: () => void;
}

/**
 * Holds an answer until it is certain that it was complete. Thinking pauses are long, so the end of a turn is a guess:
 * a candidate who continues within two seconds of the reply's first sound makes both parts one answer.
 */
export class PendingAnswer<Mark> {
  private state: State<Mark> = { is: 'empty' };
  private stop: (() => void) | null = null;

  constructor(private readonly parts: PendingAnswerOptions<Mark>) {}

  /** The answer that is not yet final, where there is one. */
  get utterance(): CandidateUtterance | null {
    return this.state.is === 'empty' ? null : this.state.utterance;
  }

  /** The candidate has gone on, or made a sound: the reply is called off. */
  get reopened(): boolean {
    return this.state.is === 'reopened';
  }

  /** The reply to the answer has not sounded yet: it can be called off without anyone noticing. */
  get unanswered(): boolean {
    return this.state.is === 'taken' && !this.state.sounds;
  }

  take(utterance: CandidateUtterance, before: Mark): void {
    this.end();
    this.state = { is: 'taken', utterance, before, sounds: false };
  }

  /** The reply begins to sound: from now on the time runs. */
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
   * Words that were on their way when the answer was taken come after all: they belong to it, and the reply goes on.
   * @returns false where the turn is no such straggler, or the reply can still be called off.
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

  /** Appends a turn to the pending answer and clears it. @returns the joined answer. */
  join(utterance: CandidateUtterance): CandidateUtterance {
    const first = this.utterance;
    this.end();
    return first ? joined(first, utterance) : utterance;
  }

  /** An answer that is open again is taken without waiting for more. */
  takeNow(): void {
    if (this.state.is !== 'reopened') return;
    const { utterance } = this.state;
    this.end();
    this.parts.takeAgain(utterance);
  }

  /** Settles the answer as it stands. @returns it, if it was reopened and the conversation does not know of it. */
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
