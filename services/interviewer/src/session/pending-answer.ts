import type { Clock } from '../clock';
import { joinTurns } from '../turn-detection/turn-draft';
import type { FinishedTurn } from '../turn-detection/turn-listener';

/** Who goes on within this time after the reply began to sound had not finished (ms). */
export const CONTINUES_WITHIN_MS = 2_000;
/** So much quiet after a sound that brought no words: the answer was whole after all (ms). */
const WHOLE_AFTER_MS = 600;
/** The same where the interviewer had begun to speak and broke off: then a word is due (ms). */
const ENCOURAGE_AFTER_MS = 1_000;
/** And after that word (ms). */
const WHOLE_AFTER_ENCOURAGED_MS = 3_000;
const STEP_MS = 100;

/** A turn with the name under which it is told and stored, and the question it belongs to. */
export type NamedTurn = FinishedTurn & { segmentId: string; questionIndex: number | null };

type Hand<Mark> =
  | { state: 'empty' }
  /** Taken, and the reply is on its way; `before` is where the conversation stood. */
  | { state: 'taken'; turn: NamedTurn; before: Mark; sounds: boolean }
  /** The candidate makes a sound again: the conversation stands where it stood before the answer. */
  | {
      state: 'reopened';
      turn: NamedTurn;
      interviewerBegan: boolean;
      encouraged: boolean;
      quietMs: number;
    };

interface HandParts<Mark> {
  clock: Clock;
  /** Nobody speaks, and no words are on the way. */
  quiet: () => boolean;
  /** The answer is final: it is told and stored. */
  settle: (turn: NamedTurn) => void;
  /** The conversation goes back to before the answer. */
  restore: (before: Mark, turn: NamedTurn) => void;
  /** The answer was whole: it is taken once more. */
  takeAgain: (turn: NamedTurn) => void;
  /** The interviewer had begun too early, broke off, and now nobody says anything. */
  encourage: () => void;
}

/**
 * Holds an answer from the moment it is taken until it is certain that it was over. Thinking pauses are long: the end of a turn is a guess.
 * Where the candidate goes on at the latest two seconds after the reply began to sound, both parts are one answer.
 */
export class AnswerInHand<Mark> {
  private hand: Hand<Mark> = { state: 'empty' };
  private stop: (() => void) | null = null;

  constructor(private readonly parts: HandParts<Mark>) {}

  /** The answer that is not yet final, where there is one. */
  get turn(): NamedTurn | null {
    return this.hand.state === 'empty' ? null : this.hand.turn;
  }

  /** The candidate has gone on, or made a sound: the reply is called off. */
  get reopened(): boolean {
    return this.hand.state === 'reopened';
  }

  /** The reply to the answer has not sounded yet: it can be called off without anyone noticing. */
  get unanswered(): boolean {
    return this.hand.state === 'taken' && !this.hand.sounds;
  }

  take(turn: NamedTurn, before: Mark): void {
    this.end();
    this.hand = { state: 'taken', turn, before, sounds: false };
  }

  /** The reply begins to sound: from now on the time runs. */
  replySounds(): void {
    if (this.hand.state !== 'taken' || this.hand.sounds) return;
    this.hand = { ...this.hand, sounds: true };
    this.stop = this.parts.clock.after(CONTINUES_WITHIN_MS, () => this.settle());
  }

  /** The candidate speaks again. @returns whether the answer is open again. */
  reopen(): boolean {
    if (this.hand.state === 'reopened') return true;
    if (this.hand.state !== 'taken') return false;
    const { turn, before, sounds } = this.hand;
    this.end();
    this.hand = {
      state: 'reopened',
      turn,
      interviewerBegan: sounds,
      encouraged: false,
      quietMs: 0,
    };
    this.parts.restore(before, turn);
    this.stop = this.parts.clock.every(STEP_MS, () => this.tick());
    return true;
  }

  /**
   * Words that were on their way when the answer was taken come after all: they belong to it, and the reply goes on.
   * @returns false where the turn is no such straggler, or the reply can still be called off.
   */
  amend(late: NamedTurn): boolean {
    if (this.hand.state !== 'taken' || !this.hand.sounds || late.startedAt > this.hand.turn.endedAt)
      return false;
    this.hand.turn = joined(this.hand.turn, late);
    return true;
  }

  /** What the candidate has said since is put behind what is in hand; the hand is empty after it. */
  join(turn: NamedTurn): NamedTurn {
    const first = this.turn;
    this.end();
    return first ? joined(first, turn) : turn;
  }

  /** An answer that is open again is taken without waiting for more. */
  takeNow(): void {
    if (this.hand.state !== 'reopened') return;
    const { turn } = this.hand;
    this.end();
    this.parts.takeAgain(turn);
  }

  /** The answer in hand is final as it is. @returns it, where it was open again and the conversation does not know of it. */
  settle(): NamedTurn | null {
    const { hand } = this;
    this.end();
    if (hand.state === 'empty') return null;
    this.parts.settle(hand.turn);
    return hand.state === 'reopened' ? hand.turn : null;
  }

  private tick(): void {
    if (this.hand.state !== 'reopened') return;
    this.hand.quietMs = this.parts.quiet() ? this.hand.quietMs + STEP_MS : 0;
    const { interviewerBegan, encouraged, quietMs } = this.hand;
    if (interviewerBegan && !encouraged) {
      if (quietMs < ENCOURAGE_AFTER_MS) return;
      this.hand = { ...this.hand, encouraged: true, quietMs: 0 };
      this.parts.encourage();
    } else if (quietMs >= (encouraged ? WHOLE_AFTER_ENCOURAGED_MS : WHOLE_AFTER_MS)) this.takeNow();
  }

  private end(): void {
    this.stop?.();
    this.stop = null;
    this.hand = { state: 'empty' };
  }
}

function joined(first: NamedTurn, second: NamedTurn): NamedTurn {
  return {
    ...joinTurns(first, second),
    segmentId: first.segmentId,
    questionIndex: first.questionIndex,
  };
}
