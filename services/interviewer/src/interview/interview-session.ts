import { type Checkpoint, type ConversationAction, type ConversationEvent, isBackchannel, readCommand } from '@portal/interviewing';
import type { AddMessageBody, CandidateRequest, MessageMetadata } from '@portal/protocol';
import type { FinishedTurn, TurnListener } from '../listening/turn-listener';
import type { TypedAnswer } from '../room/data-channel';
import { pairSentences } from '../mouth/sentence-pair';
import { AnswerInHand, type NamedTurn } from './answer-in-hand';
import { RepeatRequest } from './repeat-request';
import { type End, Script, type Said, type Say } from './script';
import { PACES, type EndReason, type SessionParts } from './session-parts';
import { SilenceClock } from './silence';
import { TimeLimit } from './time-limit';

/** How long the end of the interview waits for the main API to have every message (ms). */
const FLUSH_TIMEOUT_MS = 5_000;

/**
 * Carries one interview: what happens in the room goes to the conversation as events, and what the conversation decides is
 * said, sent and stored. Knows nothing of LiveKit or HTTP.
 */
export class InterviewSession implements TurnListener {
  private readonly script: Script;
  private readonly silence: SilenceClock;
  private readonly repeat: RepeatRequest;
  private readonly hand: AnswerInHand<Checkpoint>;
  private readonly timeLimit: TimeLimit;
  /** The answers and requests taken so far: each waits for the one before. */
  private answers: Promise<void> = Promise.resolve();
  private startedAt: number | null = null;
  private questionIndex: number | null = null;
  private floorIsCandidates = false;
  /** What is being said came too early, and is called off. */
  private premature = false;
  private candidateSpeaks = false;
  private present = false;
  private ended = false;
  /** The turn under way: its name on the page, and its words so far. */
  private turn: { segmentId: string; words: string } | null = null;
  private judging: AbortController | null = null;
  private readonly untold: Parameters<InterviewSession['notice']>[] = [];
  /** Typed answers that came before their candidate counts as being in the room, as those do that waited for the way back. */
  private early: TypedAnswer[] = [];

  constructor(private readonly parts: SessionParts) {
    const { clock } = parts;
    this.script = new Script({ mouth: parts.mouth, word: (say, signal) => parts.wording.word(say, signal), newId: parts.newId, log: parts.log }, {
      begins: (say) => this.begins(say),
      progress: (said, say, segmentId) => this.progress(said, say, segmentId),
      said: (said) => this.said(said),
      intent: ({ intent, questionIndex, questionCount }) => parts.channel.send('ai_intent', { message: intent, ...(questionIndex !== null && { question_number: questionIndex + 1 }), question_count: questionCount }),
      end: (end) => this.end(end),
    });
    this.silence = new SilenceClock({ silent: () => this.isSilent(), audible: () => parts.ear.audible }, (elapsedMs) => this.dispatch({ type: 'silence', elapsedMs }), clock);
    this.repeat = new RepeatRequest(() => this.answering(), () => this.inTurn(() => this.repeatQuestion()), clock);
    this.hand = new AnswerInHand<Checkpoint>({
      clock,
      quiet: () => !this.candidateSpeaks && !parts.ear.busy && this.script.idle,
      settle: (turn) => this.settle(turn),
      restore: (before, turn) => this.callOff(before, turn),
      takeAgain: (turn) => this.inTurn(() => this.take(turn)),
      encourage: () => this.dispatch({ type: 'gave_way' }),
    });
    this.timeLimit = new TimeLimit(() => this.timeUp(), () => this.takeWordsSoFar(), clock);
  }

  /**
   * Takes up an interview that another worker had begun.
   * @param elapsedMs since its start; null where nothing had happened yet.
   * @param over set where even the closing had been said.
   */
  resume(elapsedMs: number | null, over: EndReason | null): void {
    if (elapsedMs !== null) this.startedAt = this.parts.clock.now() - elapsedMs;
    if (over) this.script.perform([{ type: 'end', reason: over }]);
  }

  /** The candidate is in the room: for the first time, or again. */
  candidateJoined(): void {
    if (this.present || this.ended) return;
    this.present = true;
    const begun = this.startedAt !== null;
    this.startedAt ??= this.parts.clock.now();
    const { timeLimitMs } = this.parts.plan;
    this.timeLimit.start(timeLimitMs === undefined ? null : timeLimitMs - this.sinceStart(this.parts.clock.now()));
    this.silence.reset();
    // What was heard while nobody counted as present has been left to the page to keep.
    this.forgetTurn();
    for (const notice of this.untold.splice(0)) this.notice(...notice);
    const early = this.early.splice(0);
    // Who comes back with an answer needs no question again: the interview goes on from the answer.
    if (!begun || early.length === 0) this.dispatch({ type: 'candidate_joined' });
    for (const answer of early) this.candidateTyped(answer);
  }

  /** The candidate is out of the room, perhaps only for a moment: nothing is said to an empty room. */
  candidateLeft(): void {
    this.keepHand();
    this.present = false;
    this.candidateSpeaks = false;
    this.forgetTurn();
    this.script.drop();
    this.parts.mouth.hush();
  }

  /** The candidate will not come back. */
  candidateGone(): void {
    this.keepHand();
    this.dispatch({ type: 'candidate_left' });
  }

  speaking(speaks: boolean, _at: number, segmentId?: string): void {
    if (this.ended) return;
    this.candidateSpeaks = speaks;
    if (!speaks) return;
    this.turn ??= { segmentId: segmentId ?? this.parts.newId(), words: '' };
    // A reply that has not sounded is called off without anyone noticing; one that has, gives way to more than a sound.
    if (this.hand.unanswered) this.hand.reopen();
  }

  words(text: string): void {
    if (this.ended || !text.trim()) return;
    this.turn = { segmentId: this.turn?.segmentId ?? this.parts.newId(), words: text.trim() };
    const before = this.hand.reopened ? this.hand.turn : null;
    this.sendWords(before ? { segmentId: before.segmentId, text: `${before.text} ${this.turn.words}` } : { segmentId: this.turn.segmentId, text: this.turn.words });
  }

  /** Makes the reply ready that these words would get. */
  mayBeOver(text: string): void {
    if (this.ended || !this.present || this.script.saying) return;
    const whole = this.hand.reopened ? `${this.hand.turn?.text ?? ''} ${text}`.trim() : text;
    const reply = this.parts.conversation.preview({ type: 'answered', text: whole, typed: false }).find((action): action is Say => action.type === 'say');
    const sentence = reply && pairSentences(reply.text)[0];
    if (sentence) this.parts.mouth.prepare(sentence);
    const question = this.parts.plan.questions[this.questionIndex ?? -1];
    if (question) this.parts.wording.prepare(question, whole);
  }

  over(turn: FinishedTurn): void {
    const named: NamedTurn = { ...turn, segmentId: turn.segmentId ?? this.turn?.segmentId ?? this.parts.newId(), questionIndex: this.questionIndex };
    this.turn = null;
    if (this.ended || !this.present || !turn.text.trim()) return;
    const { saying } = this.script;
    // "Mm-hm" tells the interviewer to go on.
    if (saying && isBackchannel(turn.text) && !this.hand.reopened) return;
    if (saying?.kind === 'closing') {
      this.settle(named);
      return;
    }
    if (this.hand.reopened && readCommand(turn.text)) {
      // "Sorry, could you repeat?" is no part of the answer before it.
      this.keepHand();
      this.inTurn(() => this.take(named));
      return;
    }
    if (this.hand.amend(named)) return;
    this.hand.reopen();
    const whole = this.hand.join(named);
    this.inTurn(() => this.take(whole));
  }

  /** The candidate talks over the interviewer and means it: who gives way, unless it is the closing. */
  candidateInterrupts(): void {
    if (!this.script.saying || this.script.saying.kind === 'closing') return;
    if (!this.hand.reopen()) this.parts.mouth.hush();
  }

  /** The candidate typed instead of speaking: what was said meanwhile gives way to it. */
  candidateTyped(answer: TypedAnswer): void {
    if (this.ended) return;
    if (!this.present) {
      this.early.push(answer);
      return;
    }
    this.keepHand();
    this.parts.ear.discard();
    this.forgetTurn();
    const now = this.parts.clock.now();
    const turn: NamedTurn = { text: answer.text, confidence: null, startedAt: now, endedAt: now, pauses: [], segmentId: answer.segmentId ?? this.parts.newId(), questionIndex: null };
    this.inTurn(() => this.takeTyped(turn));
  }

  /** What the candidate asks for without saying it. */
  candidateRequests(request: CandidateRequest): void {
    if (this.ended) return;
    if (request === 'repeat_question') {
      if (this.present) this.repeat.ask();
      return;
    }
    this.parts.onPace(PACES[request]);
    this.dispatch({ type: 'pace_requested', pace: PACES[request] });
  }

  /** Something the candidate should know, as when an engine fails: `name` for machines, `text` in the interview's language for people. Waits for the candidate. */
  notice(name: string, text: string): void {
    if (!this.present) {
      this.untold.push([name, text]);
      return;
    }
    this.parts.channel.send('ai_intent', { message: name, text_chunk: text });
    this.post('system', text, { segmentId: this.parts.newId(), kind: 'notice' });
  }

  close(): void {
    this.keepHand();
    this.ended = true;
    this.silence.close();
    this.timeLimit.close();
    this.repeat.drop();
    this.judging?.abort();
    this.script.close();
  }

  private isSilent(): boolean {
    return this.present && this.floorIsCandidates && this.script.idle && !this.candidateSpeaks && !this.parts.ear.busy && !this.hand.turn;
  }

  /** The candidate is in the middle of an answer. */
  private answering(): boolean {
    return this.candidateSpeaks || this.parts.ear.busy || this.hand.reopened;
  }

  private forgetTurn(): void {
    this.turn = null;
    this.repeat.drop();
  }

  /** The answer in hand is final; the conversation hears of one that was open again, and what it would say to it is not said. */
  private keepHand(): void {
    const open = this.hand.settle();
    if (open) this.parts.conversation.handle(answered(open, false));
  }

  /** The reply was premature: it is not said, and the conversation stands where it stood before. */
  private callOff(before: Checkpoint, { questionIndex }: NamedTurn): void {
    this.judging?.abort();
    this.script.drop();
    this.premature = this.script.saying !== null;
    this.parts.conversation.restore(before);
    this.questionIndex = questionIndex;
    this.parts.mouth.hush();
    this.floorIsCandidates = true;
  }

  private inTurn(run: () => Promise<void>): void {
    this.answers = this.answers.then(run).catch((error: unknown) => this.parts.log.error({ reason: String(error) }, 'answer lost'));
  }

  /** Takes a spoken turn as the answer, for as long as the candidate does not go on. */
  private async take(turn: NamedTurn): Promise<void> {
    await this.script.stop();
    if (this.ended || !this.present) return;
    this.repeat.drop();
    this.floorIsCandidates = false;
    this.sendWords(turn);
    this.hand.take(turn, this.parts.conversation.checkpoint());
    const judgement = await this.judge(turn.text);
    if (this.hand.turn !== turn || this.hand.reopened || this.ended) return;
    this.reply({ ...answered(turn, false), ...(judgement && { judgement }) });
  }

  private async takeTyped(turn: NamedTurn): Promise<void> {
    await this.script.stop();
    if (this.ended) return;
    this.floorIsCandidates = false;
    this.settle({ ...turn, questionIndex: this.questionIndex }, true);
    const judgement = await this.judge(turn.text);
    this.reply({ ...answered(turn, true), ...(judgement && { judgement }) });
  }

  private async judge(answer: string) {
    const question = this.parts.plan.questions[this.questionIndex ?? -1];
    if (!question) return null;
    this.judging = new AbortController();
    return this.parts.wording.judge(question, answer, this.judging.signal);
  }

  private reply(event: ConversationEvent): void {
    this.script.perform(this.next(this.parts.conversation.handle(event)));
  }

  /** What is done next: the closing where the time is over, in the place of all else. */
  private next(actions: readonly ConversationAction[]): readonly ConversationAction[] {
    if (!this.timeLimit.due || this.answering()) return actions;
    this.keepHand();
    this.script.drop();
    this.timeLimit.close();
    return this.parts.conversation.handle({ type: 'time_up' });
  }

  /** The time is over: at once where nobody speaks, else after what is under way. */
  private timeUp(): void {
    if (this.present && this.script.idle && !this.hand.turn) this.script.perform(this.next([]));
  }

  /** Nothing that was said is lost where the interview has to end in the middle of an answer. */
  private takeWordsSoFar(): void {
    const now = this.parts.clock.now();
    const words = this.turn?.words ?? '';
    const segmentId = this.turn?.segmentId ?? this.parts.newId();
    this.parts.ear.discard();
    this.candidateSpeaks = false;
    if (words) this.over({ text: words, confidence: null, startedAt: now, endedAt: now, pauses: [], segmentId });
    else if (this.hand.reopened) this.hand.takeNow();
    else this.timeUp();
  }

  /** Begins the question anew where it is being said; what comes before a question is finished, as the question follows. */
  private async repeatQuestion(): Promise<void> {
    const { saying } = this.script;
    if (saying && !saying.expectsAnswer) return;
    this.keepHand();
    await this.script.stop();
    if (this.present) this.dispatch({ type: 'repeat_requested' });
  }

  private dispatch(event: ConversationEvent): void {
    if (!this.ended) this.script.perform(this.parts.conversation.handle(event));
  }

  private begins(say: Say): void {
    this.floorIsCandidates = false;
    this.premature = false;
    this.questionIndex = say.questionIndex;
  }

  private progress(said: string, _say: Say, segmentId: string): void {
    this.hand.replySounds();
    this.parts.channel.send('ai_speech_chunk', { text_chunk: said, is_final: false, segment_id: segmentId });
  }

  private said({ say, segmentId, interrupted, heard, text, startedAt, endedAt }: Said) {
    const gaveWay = this.premature;
    this.premature = false;
    // What is told and stored of the answer comes before what is of its reply.
    if (!this.hand.reopened) this.hand.settle();
    if (say.expectsAnswer || interrupted) this.floorIsCandidates = true;
    const told = interrupted ? heard : text;
    if (told) {
      this.parts.channel.send('ai_speech_chunk', { text_chunk: told, is_final: true, segment_id: segmentId });
      this.post('assistant', told, {
        segmentId,
        kind: gaveWay ? 'acknowledgement' : say.kind,
        ...(startedAt !== null && { startMs: this.sinceStart(startedAt) }),
        ...(endedAt !== null && { endMs: this.sinceStart(endedAt) }),
        ...(interrupted && { interrupted: true }),
        ...(gaveWay && { gaveWay: true }),
      });
    }
    if (interrupted && this.present && told) this.parts.channel.send('ai_interrupted', { text_chunk: heard, segment_id: segmentId });
    if (gaveWay || (interrupted && !this.present)) return [];
    return this.next(this.parts.conversation.handle(interrupted ? { type: 'interrupted', heard } : { type: 'utterance_finished' }));
  }

  private sendWords({ segmentId, text }: { segmentId: string; text: string }): void {
    this.parts.channel.send('user_speech_chunk', { text_chunk: text, is_final: false, segment_id: segmentId });
  }

  /** The words are told and stored as they will stay. */
  private settle({ text, confidence, segmentId, questionIndex, startedAt, endedAt, pauses }: NamedTurn, typed = false): void {
    this.parts.channel.send('user_speech_chunk', { text_chunk: text, is_final: true, segment_id: segmentId, typed });
    this.post('user', text, {
      kind: 'answer', segmentId, typed,
      startMs: this.sinceStart(startedAt), endMs: this.sinceStart(endedAt),
      ...(pauses.length > 0 && { pauses: [...pauses] }),
      ...(confidence !== null && { confidence }),
    }, questionIndex);
  }

  private async end({ reason }: End): Promise<void> {
    this.keepHand();
    this.ended = true;
    this.silence.close();
    this.timeLimit.close();
    // The client asks for the analysis as soon as it hears of the end: the transcript has to be whole by then.
    if (!(await this.parts.outbox.flush(FLUSH_TIMEOUT_MS))) this.parts.log.warn({}, 'interview ended before every message was stored');
    if (reason !== 'left') this.parts.channel.send('interview_ended', {}, reason === 'stopped' ? 'stopped' : 'completed');
    await this.parts.channel.flush();
    this.parts.onEnd(reason);
  }

  private post(role: AddMessageBody['role'], content: string, metadata: MessageMetadata, questionIndex = this.questionIndex): void {
    this.parts.outbox.add({ role, content, metadata: { ...metadata, ...(questionIndex !== null && { questionIndex }), source: 'interviewer' } });
  }

  private sinceStart(at: number): number {
    return Math.max(0, Math.round(at - (this.startedAt ?? at)));
  }
}

const answered = ({ text, confidence }: FinishedTurn, typed: boolean): Extract<ConversationEvent, { type: 'answered' }> => ({ type: 'answered', text, typed, ...(confidence !== null && { confidence }) });
