import type { ConversationAction, ConversationEvent } from '@portal/interviewing';
import type { AddMessageBody, MessageMetadata } from '@portal/protocol';
import type { Clock } from '../clock';
import type { Log } from '../log';
import type { DataChannel, TypedAnswer } from '../room/data-channel';
import { AnswerCollector, type CollectedAnswer } from './answer-collector';
import type { Conversation } from './conversation';
import type { Mouth } from './mouth';
import { SilenceClock } from './silence';

type Say = Extract<ConversationAction, { type: 'say' }>;
export type EndReason = Extract<ConversationAction, { type: 'end' }>['reason'];

/** How long the end of the interview waits for the main API to have every message (ms). */
const FLUSH_TIMEOUT_MS = 5_000;
/** A silence inside an answer counts as a pause from here on (ms). */
const MIN_PAUSE_MS = 1_000;
/** As many pauses of one answer are told as a message may carry. */
const MAX_PAUSES = 500;
/** A sound without words, followed by more silence than this, was no part of the answer (ms). */
const STRAY_SOUND_MS = 2_000;

export interface SessionParts {
  conversation: Conversation;
  mouth: Mouth;
  channel: Pick<DataChannel, 'send' | 'flush'>;
  outbox: { add(message: AddMessageBody): void; flush(timeoutMs: number): Promise<boolean> };
  ear: {
    /** Whether words may still come of what was said. */
    busy(): boolean;
    /** Forgets what was said in the turn under way. */
    discard(): void;
    /** Whether the candidate could be heard now: there is an engine and the microphone is on. */
    audible(): boolean;
  };
  clock: Clock;
  log: Log;
  newId: () => string;
  onEnd: (reason: EndReason) => void;
}

/** One turn of the candidate on its way to an answer. Times are the clock's. */
interface Turn {
  segmentId: string;
  startedAt: number | null;
  endedAt: number | null;
  /** Silences inside it, in milliseconds. */
  pauses: number[];
  /** Whether a word of it has come. */
  worded: boolean;
}

/**
 * Carries one interview: what happens in the room goes to the conversation as events, and what the conversation decides is
 * said, sent and stored. Knows nothing of LiveKit or HTTP.
 */
export class InterviewSession {
  private readonly script: ConversationAction[] = [];
  private readonly collector: AnswerCollector;
  private readonly silence: SilenceClock;
  private running: Promise<void> | null = null;
  /** The answers taken so far: each waits for the one before. */
  private answers: Promise<void> = Promise.resolve();
  private startedAt: number | null = null;
  private questionIndex: number | null = null;
  private floorIsCandidates = false;
  private speaking = false;
  private interruptible = false;
  private candidateSpeaks = false;
  private present = false;
  private ended = false;
  private turn: Turn | null = null;
  private readonly untold: Parameters<InterviewSession['notice']>[] = [];
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
    this.startedAt ??= this.parts.clock.now();
    this.silence.reset();
    for (const notice of this.untold.splice(0)) this.notice(...notice);
    this.dispatch({ type: 'candidate_joined' });
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
    if (speaks) this.speechStarted(turn, at);
    else turn.endedAt = at;
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
    if (this.ended || !this.present) return;
    this.parts.ear.discard();
    this.forgetTurn();
    const now = this.parts.clock.now();
    this.answer(answer.text, { segmentId: answer.segmentId ?? this.parts.newId(), startMs: this.sinceStart(now), endMs: this.sinceStart(now), typed: true }, null);
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
    this.parts.mouth.hush();
  }

  private newTurn(startedAt: number | null, segmentId = this.parts.newId()): Turn {
    return { segmentId, startedAt, endedAt: null, pauses: [], worded: false };
  }

  private speechStarted(turn: Turn, now: number): void {
    const silence = turn.endedAt === null ? 0 : now - turn.endedAt;
    // Words may still come of what was said last: then it was no stray sound.
    if (silence > STRAY_SOUND_MS && !turn.worded && !this.collector.text && !this.parts.ear.busy()) {
      turn.startedAt = now;
      turn.pauses = [];
    } else if (silence >= MIN_PAUSE_MS && turn.pauses.length < MAX_PAUSES) turn.pauses.push(silence);
    turn.startedAt ??= now;
    turn.endedAt = null;
  }

  private forgetTurn(): void {
    this.turn = null;
    this.settledWords = [];
    this.collector.clear();
  }

  private answerSpoken({ text, confidence }: CollectedAnswer): void {
    const now = this.parts.clock.now();
    const turn = this.turn ?? this.newTurn(now);
    const { pauses } = turn;
    this.turn = null;
    this.answer(text, { segmentId: turn.segmentId, startMs: this.sinceStart(turn.startedAt ?? now), endMs: this.sinceStart(turn.endedAt ?? now), typed: false, ...(pauses.length > 0 && { pauses }) }, confidence);
  }

  private answer(...answer: Parameters<InterviewSession['takeAnswer']>): void {
    this.answers = this.answers.then(() => this.takeAnswer(...answer)).catch((error: unknown) => this.parts.log.error({ reason: String(error) }, 'answer lost'));
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
    if (reason !== 'left') this.parts.channel.send('interview_ended', {}, reason === 'finished' ? 'completed' : 'stopped');
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
