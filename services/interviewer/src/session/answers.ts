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
      settle: (utterance) => record.answer(utterance),
      restore: (before, utterance) => this.callOff(before, utterance),
      takeAgain: (utterance) => this.inTurn(() => this.take(utterance)),
      encourage: () => actions.perform(parts.conversation.handle({ type: 'gave_way' })),
    });
  }

  /** An answer is not yet final. */
  get pending(): boolean {
    return this.pendingAnswer.utterance !== null;
  }

  /** The answer that the candidate is going on with, where a reply was called off. */
  get continued(): CandidateUtterance | null {
    return this.pendingAnswer.reopened ? this.pendingAnswer.utterance : null;
  }

  /** Whether a turn belongs to the pending answer: its reply has not sounded yet, or the turn began before the answer ended. */
  awaited({ startMs }: DetectedUtterance): boolean {
    const { utterance } = this.pendingAnswer;
    return utterance !== null && (this.pendingAnswer.unanswered || startMs <= utterance.endMs);
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
  spoken(utterance: CandidateUtterance): void {
    if (this.pendingAnswer.amend(utterance)) return;
    this.pendingAnswer.reopen();
    const whole = this.pendingAnswer.join(utterance);
    this.inTurn(() => this.take(whole));
  }

  /** Handles a turn that does not belong to the pending answer. */
  apart(utterance: CandidateUtterance): void {
    this.keep();
    this.inTurn(() => this.take(utterance));
  }

  /** A typed answer is final as it is. */
  typed(utterance: CandidateUtterance): void {
    this.keep();
    this.inTurn(async () => {
      await this.actions.stop();
      this.events.taken();
      this.record.answer({ ...utterance, questionIndex: this.record.questionIndex });
      await this.reply(utterance, () => true);
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
    if (open) this.parts.conversation.handle(answered(open));
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

  /** Takes a spoken turn as the answer, for as long as the candidate does not go on. */
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
