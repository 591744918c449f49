import type { Checkpoint, ConversationAction, ConversationEvent } from '@portal/interviewing';
import type { FinishedTurn } from '../turn-detection/turn-listener';
import { pairSentences } from '../speech-output/sentence-pair';
import { PendingAnswer, type NamedTurn } from './pending-answer';
import type { InterviewRecord } from './record';
import type { Say, ActionQueue } from './action-queue';
import type { SessionParts } from './session-parts';

type AnswersParts = Pick<
  SessionParts,
  'plan' | 'conversation' | 'wording' | 'speechOutput' | 'clock' | 'log'
>;

interface AnswersEvents {
  /** Nobody speaks, and no words are on the way. */
  quiet: () => boolean;
  /** The candidate is there to be replied to. */
  attended: () => boolean;
  /** An answer is taken: the floor is nobody's until the reply. */
  taken: () => void;
  /** What was being said is called off: the floor is the candidate's. */
  calledOff: () => void;
  /** What follows from what the conversation decided. */
  next: (actions: readonly ConversationAction[]) => readonly ConversationAction[];
}

/** Takes the candidate's answers to the conversation, one after another, and calls a reply off that came too early. */
export class Answers {
  private readonly pendingAnswer: PendingAnswer<Checkpoint>;
  /** Each waits for the one before. */
  private last: Promise<void> = Promise.resolve();
  private judging: AbortController | null = null;
  private premature = false;

  constructor(
    private readonly parts: AnswersParts,
    private readonly record: InterviewRecord,
    private readonly actions: ActionQueue,
    private readonly events: AnswersEvents,
  ) {
    this.pendingAnswer = new PendingAnswer<Checkpoint>({
      clock: parts.clock,
      quiet: () => events.quiet(),
      settle: (turn) => record.answer(turn, false),
      restore: (before, turn) => this.callOff(before, turn),
      takeAgain: (turn) => this.inTurn(() => this.take(turn)),
      encourage: () => actions.perform(parts.conversation.handle({ type: 'gave_way' })),
    });
  }

  /** An answer is not yet final. */
  get pending(): boolean {
    return this.pendingAnswer.turn !== null;
  }

  /** The answer that the candidate is going on with, where a reply was called off. */
  get continued(): NamedTurn | null {
    return this.pendingAnswer.reopened ? this.pendingAnswer.turn : null;
  }

  /** Whether a turn belongs to the pending answer: its reply has not sounded yet, or the turn began before the answer ended. */
  awaited({ startedAt }: FinishedTurn): boolean {
    const { turn } = this.pendingAnswer;
    return turn !== null && (this.pendingAnswer.unanswered || startedAt <= turn.endedAt);
  }

  /** A sound of the candidate: a reply that has not sounded is called off without anyone noticing; one that has, gives way to more than a sound. */
  soundDetected(): void {
    if (this.pendingAnswer.unanswered) this.pendingAnswer.reopen();
  }

  /** The candidate continues over the reply. @returns false if no answer is pending: then it is an interruption. */
  goesOn(): boolean {
    return this.pendingAnswer.reopen();
  }

  /** Makes the reply ready that these words would get. */
  prepare(words: string): void {
    const answer = [this.continued?.text, words].filter(Boolean).join(' ');
    const reply = this.parts.conversation
      .preview({ type: 'answered', text: answer, typed: false })
      .find((action): action is Say => action.type === 'say');
    const sentence = reply && pairSentences(reply.text)[0];
    if (sentence) this.parts.speechOutput.prepare(sentence);
    if (reply) this.parts.wording.prepareWording(reply);
    const question = this.question();
    if (question) this.parts.wording.prepare(question, answer);
  }

  /** Handles a finished turn: a new answer, a continuation of the pending one, or late words of it. */
  spoken(turn: NamedTurn): void {
    if (this.pendingAnswer.amend(turn)) return;
    this.pendingAnswer.reopen();
    const whole = this.pendingAnswer.join(turn);
    this.inTurn(() => this.take(whole));
  }

  /** Handles a turn that does not belong to the pending answer. */
  apart(turn: NamedTurn): void {
    this.keep();
    this.inTurn(() => this.take(turn));
  }

  /** A typed answer is final as it is. */
  typed(turn: NamedTurn): void {
    this.keep();
    this.inTurn(async () => {
      await this.actions.stop();
      this.events.taken();
      this.record.answer({ ...turn, questionIndex: this.record.questionIndex }, true);
      await this.reply(turn, true, () => true);
    });
  }

  /** Waits for the answers before it. */
  inTurn(run: () => Promise<void>): void {
    this.last = this.last
      .then(run)
      .catch((error: unknown) => this.parts.log.error({ reason: String(error) }, 'answer lost'));
  }

  /** Settles the pending answer. The conversation is told of a reopened one, but its reply is not spoken. */
  keep(): void {
    const open = this.pendingAnswer.settle();
    if (open) this.parts.conversation.handle(answered(open, false));
  }

  /** An answer that is open again is taken without waiting for more. */
  takeNow(): void {
    this.pendingAnswer.takeNow();
  }

  replySounds(): void {
    this.pendingAnswer.replySounds();
  }

  utteranceBegins(): void {
    this.premature = false;
  }

  /** An utterance is over. What is told and stored of the answer comes before what is of its reply. @returns whether it was called off. */
  utteranceOver(): boolean {
    if (!this.pendingAnswer.reopened) this.pendingAnswer.settle();
    const calledOff = this.premature;
    this.premature = false;
    return calledOff;
  }

  /** Settles the pending answer; no reply follows. */
  close(): void {
    this.keep();
    this.judging?.abort();
  }

  /** The reply was premature: it is not said, and the conversation stands where it stood before. */
  private callOff(before: Checkpoint, { questionIndex }: NamedTurn): void {
    this.judging?.abort();
    this.parts.wording.forget();
    this.actions.drop();
    this.premature = this.actions.saying !== null;
    this.parts.conversation.restore(before);
    this.record.questionIndex = questionIndex;
    this.parts.speechOutput.interrupt();
    this.events.calledOff();
  }

  /** Takes a spoken turn as the answer, for as long as the candidate does not go on. */
  private async take(turn: NamedTurn): Promise<void> {
    await this.actions.stop();
    if (!this.events.attended()) {
      this.record.answer(turn, false);
      this.parts.conversation.handle(answered(turn, false));
      return;
    }
    this.events.taken();
    this.record.words(turn.text, turn.segmentId);
    this.pendingAnswer.take(turn, this.parts.conversation.checkpoint());
    await this.reply(
      turn,
      false,
      () => this.pendingAnswer.turn === turn && !this.pendingAnswer.reopened,
    );
  }

  private async reply(turn: NamedTurn, typed: boolean, stillHolds: () => boolean): Promise<void> {
    const question = this.question();
    this.judging = new AbortController();
    const judgement = question
      ? await this.parts.wording.judge(question, turn.text, this.judging.signal)
      : null;
    if (stillHolds())
      this.actions.perform(
        this.events.next(
          this.parts.conversation.handle({
            ...answered(turn, typed),
            ...(judgement && { judgement }),
          }),
        ),
      );
  }

  private question() {
    return this.parts.plan.questions[this.record.questionIndex ?? -1];
  }
}

const answered = (
  { text, confidence }: FinishedTurn,
  typed: boolean,
): Extract<ConversationEvent, { type: 'answered' }> => ({
  type: 'answered',
  text,
  typed,
  ...(confidence !== null && { confidence }),
});
