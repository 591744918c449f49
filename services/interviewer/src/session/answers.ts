import type { Checkpoint, ConversationAction, ConversationEvent } from '@portal/interviewing';
import type { DetectedUtterance } from '../turn-detection/turn-listener';
import { pairSentences } from '../speech-output/sentence-pair';
import { PendingAnswer, type CandidateUtterance } from './pending-answer';
import type { InterviewRecord } from './record';
import type { Say, ActionQueue } from './action-queue';
import type { SessionParts } from './session-parts';

type AnswersParts = Pick<
  SessionParts,
  'plan' | 'conversation' | 'wording' | 'speechOutput' | 'clock' | 'log'
>;

interface AnswersEvents {
  /** Nobody is speaking, and no words are pending. */
  quiet: () => boolean;
  /** The candidate is present, so a reply makes sense. */
  attended: () => boolean;
  /** An answer was taken: nobody has the floor until the reply. */
  taken: () => void;
  /** The reply was withdrawn: the candidate has the floor. */
  calledOff: () => void;
  /** Adjusts the actions that the conversation decided on. */
  next: (actions: readonly ConversationAction[]) => readonly ConversationAction[];
}

/**
 * Passes the candidate's answers to the conversation one at a time, and withdraws a reply that came
 * too early.
 */
export class Answers {
  private readonly pendingAnswer: PendingAnswer<Checkpoint>;
  /** Serialises the answers. */
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
      settle: (utterance) => record.answer(utterance),
      restore: (before, utterance) => this.callOff(before, utterance),
      takeAgain: (utterance) => this.inTurn(() => this.take(utterance)),
      encourage: () => actions.perform(parts.conversation.handle({ type: 'gave_way' })),
    });
  }

  /** Whether an answer is not final yet. */
  get pending(): boolean {
    return this.pendingAnswer.utterance !== null;
  }

  /** The answer that the candidate is continuing after its reply was withdrawn. */
  get continued(): CandidateUtterance | null {
    return this.pendingAnswer.reopened ? this.pendingAnswer.utterance : null;
  }

  /**
   * Whether an utterance belongs to the pending answer: the reply is not audible yet, or the
   * utterance began before the answer ended.
   */
  awaited({ startMs }: DetectedUtterance): boolean {
    const { utterance } = this.pendingAnswer;
    return utterance !== null && (this.pendingAnswer.unanswered || startMs <= utterance.endMs);
  }

  /**
   * The candidate made a sound. Withdraws a reply that is not audible yet, which nobody notices; an
   * audible reply yields only to more than a sound.
   */
  soundDetected(): void {
    if (this.pendingAnswer.unanswered) this.pendingAnswer.reopen();
  }

  /**
   * The candidate continues over the reply. @returns false if no answer is pending, which makes it
   * an interruption.
   */
  goesOn(): boolean {
    return this.pendingAnswer.reopen();
  }

  /** Prepares the reply to these words. */
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

  /**
   * Handles a finished utterance: a new answer, a continuation of the pending one, or late words of
   * it.
   */
  spoken(utterance: CandidateUtterance): void {
    if (this.pendingAnswer.amend(utterance)) return;
    this.pendingAnswer.reopen();
    const whole = this.pendingAnswer.join(utterance);
    this.inTurn(() => this.take(whole));
  }

  /** Handles an utterance that is not part of the pending answer. */
  apart(utterance: CandidateUtterance): void {
    this.keep();
    this.inTurn(() => this.take(utterance));
  }

  /** Handles a typed answer, which is final immediately. */
  typed(utterance: CandidateUtterance): void {
    this.keep();
    this.inTurn(async () => {
      await this.actions.stop();
      this.events.taken();
      this.record.answer({ ...utterance, questionIndex: this.record.questionIndex });
      await this.reply(utterance, () => true);
    });
  }

  /** Runs after the answers before it. */
  inTurn(run: () => Promise<void>): void {
    this.last = this.last
      .then(run)
      .catch((error: unknown) => this.parts.log.error({ reason: String(error) }, 'answer lost'));
  }

  /**
   * Settles the pending answer. The conversation learns of a reopened one, but its reply is not
   * spoken.
   */
  keep(): void {
    const open = this.pendingAnswer.settle();
    if (open) this.parts.conversation.handle(answered(open));
  }

  /** Takes a reopened answer without waiting for more. */
  takeNow(): void {
    this.pendingAnswer.takeNow();
  }

  replySounds(): void {
    this.pendingAnswer.replySounds();
  }

  utteranceBegins(): void {
    this.premature = false;
  }

  /**
   * An utterance is over. Settles the answer first, so that it is sent and stored before its reply.
   * @returns whether the utterance was withdrawn.
   */
  utteranceOver(): boolean {
    if (!this.pendingAnswer.reopened) this.pendingAnswer.settle();
    const calledOff = this.premature;
    this.premature = false;
    return calledOff;
  }

  /** Settles the pending answer without a reply. */
  close(): void {
    this.keep();
    this.judging?.abort();
  }

  /** Withdraws a premature reply and restores the conversation. */
  private callOff(before: Checkpoint, { questionIndex }: CandidateUtterance): void {
    this.judging?.abort();
    this.parts.wording.forget();
    this.actions.drop();
    this.premature = this.actions.saying !== null;
    this.parts.conversation.restore(before);
    this.record.questionIndex = questionIndex;
    this.parts.speechOutput.interrupt();
    this.events.calledOff();
  }

  /** Takes an utterance as the answer, unless the candidate continues. */
  private async take(utterance: CandidateUtterance): Promise<void> {
    await this.actions.stop();
    if (!this.events.attended()) {
      this.record.answer(utterance);
      this.parts.conversation.handle(answered(utterance));
      return;
    }
    this.events.taken();
    this.record.words(utterance.text, utterance.segmentId);
    this.pendingAnswer.take(utterance, this.parts.conversation.checkpoint());
    await this.reply(
      utterance,
      () => this.pendingAnswer.utterance === utterance && !this.pendingAnswer.reopened,
    );
  }

  private async reply(utterance: CandidateUtterance, stillHolds: () => boolean): Promise<void> {
    const question = this.question();
    this.judging = new AbortController();
    const judgement = question
      ? await this.parts.wording.judge(question, utterance.text, this.judging.signal)
      : null;
    if (stillHolds())
      this.actions.perform(
        this.events.next(
          this.parts.conversation.handle({
            ...answered(utterance),
            ...(judgement && { judgement }),
          }),
        ),
      );
  }

  private question() {
    return this.parts.plan.questions[this.record.questionIndex ?? -1];
  }
}

const answered = ({
  text,
  typed,
  confidence,
}: CandidateUtterance): Extract<ConversationEvent, { type: 'answered' }> => ({
  type: 'answered',
  text,
  typed,
  ...(confidence !== null && { confidence }),
});
