import type { ConversationAction, ConversationEvent, Pace } from '@portal/interviewing';
import type { AddMessageBody, CandidateRequest, MessageMetadata } from '@portal/protocol';
import type { TypedAnswer } from '../room/data-channel';
import { AnswerCollector, type CollectedAnswer } from './answer-collector';
import { RepeatRequest } from './repeat-request';
import type { EndReason, SessionParts } from './session-parts';
import { SilenceClock } from './silence';
import { Turn } from './turn';

type Say = Extract<ConversationAction, { type: 'say' }>;

/** How long the end of the interview waits for the main API to have every message (ms). */
const FLUSH_TIMEOUT_MS = 5_000;

const PACES = { take_your_time: 'patient', usual_pace: 'usual' } as const satisfies Partial<Record<CandidateRequest, Pace>>;

/**
 * Carries one interview: what happens in the room goes to the conversation as events, and what the conversation decides is
 * said, sent and stored. Knows nothing of LiveKit or HTTP.
 */
export class InterviewSession {
  private readonly script: ConversationAction[] = [];
  private readonly collector: AnswerCollector;
  private readonly silence: SilenceClock;
  private readonly repeat: RepeatRequest;
  private running: Promise<void> | null = null;
  /** The answers and requests taken so far: each waits for the one before. */
  private answers: Promise<void> = Promise.resolve();
  private startedAt: number | null = null;
  private questionIndex: number | null = null;
  private floorIsCandidates = false;
  private speaking = false;
  private interruptible = false;
  /** What is being said asks for an answer: it is the question, or puts it again. */
  private asking = false;
  private candidateSpeaks = false;
  private present = false;
  private ended = false;
  private turn: Turn | null = null;
  private readonly untold: Parameters<InterviewSession['notice']>[] = [];
  /** Typed answers that came before their candidate counts as being in the room, as those do that waited for the way back. */
  private early: TypedAnswer[] = [];
  /** Words of the turn under way that will not change, not yet with the collector. */
  private settledWords: string[] = [];

  constructor(private readonly parts: SessionParts) {
    this.collector = new AnswerCollector(() => (this.candidateSpeaks ? 'speech' : parts.ear.busy() ? 'words' : null), (answer) => this.answerSpoken(answer), parts.clock);
    this.silence = new SilenceClock(
      {
        silent: () => this.present && this.floorIsCandidates && !this.speaking && !this.candidateSpeaks && !parts.ear.busy() && !this.running && !this.collector.text,
        audible: () => parts.ear.audible(),
      },
      (elapsedMs) => this.dispatch({ type: 'silence', elapsedMs }),
      parts.clock,
    );
    this.repeat = new RepeatRequest(() => this.answering(), () => this.inTurn(() => this.repeatQuestion()), parts.clock);
  }

  /**
   * Takes up an interview that another worker had begun.
   * @param elapsedMs since its start; null where nothing had happened yet.
   * @param over set where even the closing had been said.
   */
  resume(elapsedMs: number | null, over: EndReason | null): void {
    if (elapsedMs !== null) this.startedAt = this.parts.clock.now() - elapsedMs;
    if (over) this.perform([{ type: 'end', reason: over }]);
  }

  /** The candidate is in the room: for the first time, or again. */
  candidateJoined(): void {
    if (this.present || this.ended) return;
    this.present = true;
    const begun = this.startedAt !== null;
    this.startedAt ??= this.parts.clock.now();
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
    this.present = false;
    this.candidateSpeaks = false;
    this.forgetTurn();
    this.dropScript();
    this.parts.mouth.hush();
  }

  /** The candidate will not come back. */
  candidateGone(): void {
    this.dispatch({ type: 'candidate_left' });
  }

  /**
   * Voice activity of the candidate.
   * @param heard `at`: when it was, where that is not now; `segmentId`: the name of the turn that it begins, where the page has given one.
   */
  candidateSpeaking(speaks: boolean, { at = this.parts.clock.now(), segmentId }: { at?: number; segmentId?: string } = {}): void {
    if (this.ended) return;
    this.candidateSpeaks = speaks;
    const turn = (this.turn ??= this.newTurn(null, segmentId));
    if (speaks) turn.speechStarted(at, this.collector.text !== '' || this.parts.ear.busy());
    else turn.speechEnded(at);
  }

  /** The candidate talks over the interviewer, who gives way, unless it is the closing. */
  candidateInterrupts(): void {
    if (this.interruptible) this.parts.mouth.hush();
  }

  /** Words of the turn under way: a guess that the next one replaces, or `settled` ones that more may follow. */
  candidateWords(text: string, settled: boolean): void {
    if (this.ended || !text.trim()) return;
    const turn = (this.turn ??= this.newTurn(this.parts.clock.now()));
    turn.worded = true;
    const soFar = [this.collector.text, ...this.settledWords, text.trim()].filter(Boolean).join(' ');
    if (settled) this.settledWords.push(text.trim());
    this.parts.channel.send('user_speech_chunk', { text_chunk: soFar, is_final: false, segment_id: turn.segmentId });
  }

  /** The words of a turn that is over. */
  candidateTurn(text: string, confidence: number | null): void {
    this.settledWords = [];
    if (!this.ended && this.present) this.collector.add(text, confidence);
  }

  /** The candidate typed instead of speaking: what was said meanwhile gives way to it. */
  candidateTyped(answer: TypedAnswer): void {
    if (this.ended) return;
    if (!this.present) {
      this.early.push(answer);
      return;
    }
    this.parts.ear.discard();
    this.forgetTurn();
    const now = this.parts.clock.now();
    this.answer(answer.text, { segmentId: answer.segmentId ?? this.parts.newId(), startMs: this.sinceStart(now), endMs: this.sinceStart(now), typed: true }, null);
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
    this.ended = true;
    this.silence.close();
    this.collector.clear();
    this.repeat.drop();
    this.parts.mouth.hush();
  }

  private newTurn(startedAt: number | null, segmentId = this.parts.newId()): Turn {
    return new Turn(segmentId, startedAt);
  }

  /** The candidate is in the middle of an answer. */
  private answering(): boolean {
    return this.candidateSpeaks || this.turn?.worded === true || this.collector.text !== '' || this.parts.ear.busy();
  }

  private forgetTurn(): void {
    this.turn = null;
    this.settledWords = [];
    this.collector.clear();
    this.repeat.drop();
  }

  private answerSpoken({ text, confidence }: CollectedAnswer): void {
    const now = this.parts.clock.now();
    const turn = this.turn ?? this.newTurn(now);
    const { startedAt, endedAt, pauses } = turn.times(now);
    this.turn = null;
    this.repeat.drop();
    this.answer(text, { segmentId: turn.segmentId, startMs: this.sinceStart(startedAt), endMs: this.sinceStart(endedAt), typed: false, ...(pauses.length > 0 && { pauses: [...pauses] }) }, confidence);
  }

  private answer(...answer: Parameters<InterviewSession['takeAnswer']>): void {
    this.inTurn(() => this.takeAnswer(...answer));
  }

  private inTurn(run: () => Promise<void>): void {
    this.answers = this.answers.then(run).catch((error: unknown) => this.parts.log.error({ reason: String(error) }, 'answer lost'));
  }

  /** Begins the question anew where it is being said; what comes before a question is finished, as the question follows. */
  private async repeatQuestion(): Promise<void> {
    if (this.speaking && !this.asking) return;
    await this.stopSpeaking();
    if (this.present) this.dispatch({ type: 'repeat_requested' });
  }

  private async takeAnswer(text: string, spoken: MessageMetadata & { segmentId: string; typed: boolean }, confidence: number | null): Promise<void> {
    await this.stopSpeaking();
    if (this.ended) return;
    this.floorIsCandidates = false;
    this.parts.channel.send('user_speech_chunk', { text_chunk: text, is_final: true, segment_id: spoken.segmentId, typed: spoken.typed });
    this.post('user', text, { kind: 'answer', ...spoken, ...(confidence !== null && { confidence }) });
    this.dispatch({ type: 'answered', text, typed: spoken.typed, ...(confidence !== null && { confidence }) });
  }

  /** Ends what is being said, and waits until the conversation knows of it. */
  private async stopSpeaking(): Promise<void> {
    // What one run leaves over begins another.
    while (this.running) {
      this.parts.mouth.hush();
      await this.running;
    }
  }

  private dispatch(event: ConversationEvent): void {
    if (this.ended) return;
    this.perform(this.parts.conversation.handle(event));
  }

  private perform(actions: readonly ConversationAction[]): void {
    this.script.push(...actions);
    if (!this.script.length || this.ended) return;
    this.running ??= this.run().catch((error: unknown) => this.parts.log.error({ reason: String(error) }, 'utterance lost')).finally(() => {
      this.running = null;
      this.perform([]);
    });
  }

  /** What was to follow belongs to a moment that is gone; an end stays an end. */
  private dropScript(): void {
    this.script.splice(0, this.script.length, ...this.script.filter(({ type }) => type === 'end'));
  }

  private async run(): Promise<void> {
    for (let action = this.script.shift(); action && !this.ended; action = this.script.shift()) {
      if (action.type === 'intent') this.sendIntent(action);
      else if (action.type === 'end') await this.end(action.reason);
      else if (!(await this.say(action))) return;
    }
  }

  /** @returns whether it was played to its end. */
  private async say(action: Say): Promise<boolean> {
    const segmentId = this.parts.newId();
    this.speaking = true;
    this.floorIsCandidates = false;
    this.questionIndex = action.questionIndex;
    this.interruptible = action.kind !== 'closing';
    this.asking = action.expectsAnswer;
    const played = await this.parts.mouth.say({ text: action.text, interruptible: this.interruptible }, (said) => {
      this.parts.channel.send('ai_speech_chunk', { text_chunk: said, is_final: false, segment_id: segmentId });
    }).finally(() => {
      this.speaking = false;
      this.interruptible = false;
      if (action.expectsAnswer) this.floorIsCandidates = true;
    });
    const text = played.interrupted ? played.heard : action.text.text;
    if (text) {
      this.parts.channel.send('ai_speech_chunk', { text_chunk: text, is_final: true, segment_id: segmentId });
      this.post('assistant', text, {
        segmentId,
        kind: action.kind,
        ...(played.startedAt !== null && { startMs: this.sinceStart(played.startedAt) }),
        ...(played.endedAt !== null && { endMs: this.sinceStart(played.endedAt) }),
        ...(played.interrupted && { interrupted: true }),
      });
    }
    if (played.interrupted) {
      this.dropScript();
      if (!this.present) return false;
      this.floorIsCandidates = true;
      this.parts.channel.send('ai_interrupted', { text_chunk: played.heard, segment_id: segmentId });
      this.script.push(...this.parts.conversation.handle({ type: 'interrupted', heard: played.heard }));
      return false;
    }
    this.script.push(...this.parts.conversation.handle({ type: 'utterance_finished' }));
    return true;
  }

  private sendIntent({ intent, questionIndex, questionCount }: Extract<ConversationAction, { type: 'intent' }>): void {
    this.parts.channel.send('ai_intent', { message: intent, ...(questionIndex !== null && { question_number: questionIndex + 1 }), question_count: questionCount });
  }

  private async end(reason: EndReason): Promise<void> {
    this.ended = true;
    this.silence.close();
    // The client asks for the analysis as soon as it hears of the end: the transcript has to be whole by then.
    if (!(await this.parts.outbox.flush(FLUSH_TIMEOUT_MS))) this.parts.log.warn({}, 'interview ended before every message was stored');
    if (reason !== 'left') this.parts.channel.send('interview_ended', {}, reason === 'stopped' ? 'stopped' : 'completed');
    await this.parts.channel.flush();
    this.parts.onEnd(reason);
  }

  private post(role: AddMessageBody['role'], content: string, metadata: MessageMetadata): void {
    this.parts.outbox.add({ role, content, metadata: { ...metadata, ...(this.questionIndex !== null && { questionIndex: this.questionIndex }), source: 'interviewer' } });
  }

  private sinceStart(at: number): number {
    return Math.max(0, Math.round(at - (this.startedAt ?? at)));
  }
}
