import {
  type Checkpoint,
  commandOf,
  type ConversationAction,
  type ConversationEvent,
} from '@portal/interviewing';
import type { CandidateCommand } from '@portal/protocol';
import type { DetectedUtterance } from '../turn-detection/turn-listener';
import { pairSentences } from '../speech-output/sentence-pair';
import { isDoubtfulAnswer } from '../stt/doubt';
import { PendingAnswer, type CandidateUtterance } from './pending-answer';
import type { InterviewRecord } from './record';
import type { Say, ActionQueue } from './action-queue';
import type { SessionParts } from './session-parts';

type AnswersParts = Pick<
  SessionParts,
  'plan' | 'conversation' | 'wording' | 'speechOutput' | 'clock' | 'log'
>;

interface AnswersEvents {
  /** Whether nobody is speaking and no more recognized words are expected. */
  quiet: () => boolean;
  /** Whether the candidate is present to hear a reply. */
  attended: () => boolean;
  /** Called when an answer has been accepted. Nobody has the floor until the reply begins. */
  taken: () => void;
  /** Called when the reply has been withdrawn and the candidate has the floor again. */
  calledOff: () => void;
  /** Returns the actions to perform: `actions`, or those that close the interview if time is up. */
  next: (actions: readonly ConversationAction[]) => readonly ConversationAction[];
}

/**
 * Passes the candidate's answers to the conversation one at a time, and withdraws a reply if it
 * turns out to have come too early.
 */
export class Answers {
  private readonly pendingAnswer: PendingAnswer<Checkpoint>;
  /** Resolves when every answer so far has been processed. Each new answer is chained to it. */
  private last: Promise<void> = Promise.resolve();
  private reading: AbortController | null = null;
  /** The last utterance in which a language model found a request. */
  private understood: { utterance: CandidateUtterance; as: CandidateCommand } | null = null;
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
      settle: (utterance) => record.answer(utterance, this.understoodAs(utterance)),
      restore: (before, utterance) => this.callOff(before, utterance),
      takeAgain: (utterance) => this.inTurn(() => this.take(utterance)),
      encourage: () => actions.perform(parts.conversation.handle({ type: 'gave_way' })),
    });
  }

  /** Whether there is an answer that is not yet final. */
  get pending(): boolean {
    return this.pendingAnswer.utterance !== null;
  }

  /**
   * The answer that the candidate is continuing after the interviewer's reply was withdrawn, or
   * null.
   */
  get continued(): CandidateUtterance | null {
    return this.pendingAnswer.reopened ? this.pendingAnswer.utterance : null;
  }

  /**
   * Whether an utterance belongs to the pending answer. It does if the reply is not audible yet, or
   * if the utterance began before the answer ended.
   */
  awaited({ startMs }: DetectedUtterance): boolean {
    const { utterance } = this.pendingAnswer;
    return utterance !== null && (this.pendingAnswer.unanswered || startMs <= utterance.endMs);
  }

  /**
   * Handles a sound from the candidate. Withdraws the reply if it is not audible yet. A sound alone
   * does not stop a reply that is already audible.
   */
  soundDetected(): void {
    if (this.pendingAnswer.unanswered) this.pendingAnswer.reopen();
  }

  /**
   * Withdraws the reply because the candidate is still speaking.
   * @returns false if no answer is pending, which means that the candidate is interrupting the
   *   interviewer.
   */
  goesOn(): boolean {
    return this.pendingAnswer.reopen();
  }

  /** Prepares a reply in advance, in case the candidate's answer ends after `words`. */
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
   * Handles a finished utterance: a new answer, a continuation of the pending answer, or words from
   * the pending answer that were recognized late.
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
      const answer = { ...utterance, questionIndex: this.record.questionIndex };
      this.record.answer(answer);
      await this.reply(answer, () => true);
      const understood = this.understoodAs(answer);
      if (understood !== null) this.record.understood(answer, understood);
    });
  }

  /** Adds `run` to the end of the queue. */
  inTurn(run: () => Promise<void>): void {
    this.last = this.last
      .then(run)
      .catch((error: unknown) => this.parts.log.error({ reason: String(error) }, 'answer lost'));
  }

  /**
   * Makes the pending answer final. If it was reopened, adds it to the conversation without
   * speaking a reply.
   */
  keep(): void {
    const open = this.pendingAnswer.settle();
    if (open) this.parts.conversation.handle(answered(open));
  }

  /** Processes a reopened answer now, without waiting for more words. */
  takeNow(): void {
    this.pendingAnswer.takeNow();
  }

  /**
   * Handles a reply becoming audible. An answer that the candidate is asked to say again is final
   * then, because what they say next is no continuation of it.
   */
  replySounds(): void {
    if (this.pendingAnswer.unanswered && this.isAskedAgain()) this.keep();
    else this.pendingAnswer.replySounds();
  }

  utteranceBegins(): void {
    this.premature = false;
  }

  /**
   * Handles the end of an utterance by the interviewer. Makes the pending answer final first, so
   * that the answer is sent and stored before the interviewer's reply.
   * @returns whether the utterance was withdrawn.
   */
  utteranceOver(): boolean {
    if (!this.pendingAnswer.reopened) this.pendingAnswer.settle();
    const calledOff = this.premature;
    this.premature = false;
    return calledOff;
  }

  /** Makes the pending answer final without replying to it. */
  close(): void {
    this.keep();
    this.reading?.abort();
  }

  /**
   * Withdraws a reply that came too early and restores the conversation to its state before the
   * answer.
   */
  private callOff(before: Checkpoint, { questionIndex }: CandidateUtterance): void {
    this.reading?.abort();
    this.parts.wording.forget();
    this.actions.drop();
    this.premature = this.actions.saying !== null;
    this.parts.conversation.restore(before);
    this.record.questionIndex = questionIndex;
    this.parts.speechOutput.interrupt();
    this.events.calledOff();
  }

  /**
   * Accepts an utterance as the answer and replies to it, unless the candidate continues speaking.
   */
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
    this.reading = new AbortController();
    const reading = question
      ? await this.parts.wording.read(question, utterance.text, this.reading.signal)
      : null;
    if (!stillHolds()) return;
    const command = reading && 'meaning' in reading ? commandOf(reading.meaning) : null;
    if (command !== null) this.understood = { utterance, as: command };
    this.actions.perform(
      this.events.next(
        this.parts.conversation.handle({
          ...answered(utterance),
          ...reading,
        }),
      ),
    );
  }

  /** Whether the reply asks for the pending answer again, or for the question's. */
  private isAskedAgain(): boolean {
    const { utterance } = this.pendingAnswer;
    const kind = this.actions.saying?.kind;
    return (
      utterance !== null &&
      isDoubtfulAnswer(utterance, this.understoodAs(utterance)) &&
      (kind === 'acknowledgement' || kind === 'repeat')
    );
  }

  private understoodAs(utterance: CandidateUtterance): CandidateCommand | null {
    return this.understood?.utterance === utterance ? this.understood.as : null;
  }

  private question() {
    return this.parts.plan.questions[this.record.questionIndex ?? -1];
  }
}

function answered(utterance: CandidateUtterance): Extract<ConversationEvent, { type: 'answered' }> {
  const { text, typed, confidence } = utterance;
  return {
    type: 'answered',
    text,
    typed,
    ...(confidence !== null && { confidence }),
    ...(isDoubtfulAnswer(utterance) && { doubtful: true }),
  };
}
