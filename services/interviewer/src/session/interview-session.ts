import {
  askedInOtherWords,
  type ConversationAction,
  type ConversationEvent,
  isBackchannel,
  readTurn,
} from '@portal/interviewing';
import type { CandidateRequest } from '@portal/protocol';
import type { DetectedUtterance, TurnListener } from '../turn-detection/turn-listener';
import type { TypedUtterance } from '../room/data-channel';
import { countWords } from '../words';
import type { CandidateUtterance } from './pending-answer';
import { Answers } from './answers';
import { InterviewRecord } from './record';
import { RepeatRequest } from './repeat-request';
import type { Resumption } from './replay';
import { type End, ActionQueue, type InterviewerUtterance, type Say } from './action-queue';
import { PACES, type EndReason, type SessionParts } from './session-parts';
import { SilenceClock } from './silence';
import { TimeLimit } from './time-limit';

/**
 * Utterances of at most `words` words with a confidence below `below` are probably noise.
 * PocketSphinx usually assigns a confidence below 0.1 to words that it makes up from coughs, and a
 * confidence above 0.2 to short phrases that were really spoken.
 */
const INVENTED = { below: 0.1, words: 2 };

/**
 * Maximum time to wait at the end of the interview for the main API to store every message (ms).
 */
const FLUSH_TIMEOUT_MS = 5_000;

/** How often a hand-over checks whether the candidate has stopped speaking (ms). */
const HAND_OVER_LOOK_MS = 100;
/** Maximum time that a hand-over waits for the candidate to stop speaking (ms). */
export const HAND_OVER_WAIT_MS = 10_000;

/**
 * Runs one interview: passes events from the room to the conversation, and speaks, sends and stores
 * what the conversation decides. Independent of LiveKit and HTTP.
 */
export class InterviewSession implements TurnListener {
  private readonly record: InterviewRecord;
  private readonly actions: ActionQueue;
  private readonly silence: SilenceClock;
  private readonly repeat: RepeatRequest;
  private readonly answers: Answers;
  private readonly timeLimit: TimeLimit;
  private floorIsCandidates = false;
  /** The time at which the interviewer last stopped speaking (clock time, ms). */
  private spokeUntil = 0;
  private candidateSpeaks = false;
  private present = false;
  private ended = false;
  /** The candidate's current turn: its segment id and its words so far. */
  private turn: { segmentId: string; words: string } | null = null;
  private readonly untold: Parameters<InterviewSession['notice']>[] = [];
  /**
   * Typed answers that arrived before the candidate was considered present, for example answers
   * that the page queued while it was offline.
   */
  private early: TypedUtterance[] = [];
  /** What the candidate has interrupted. Its end is only handled a moment after that. */
  private interrupted: Say | null = null;
  /**
   * Whether this interviewer replaces another one that the candidate has already met, and therefore
   * has to say so.
   */
  private takesOver = false;
  private stopHandOver: (() => void) | null = null;

  constructor(private readonly parts: SessionParts) {
    const { clock } = parts;
    this.record = new InterviewRecord(parts);
    this.actions = new ActionQueue(
      {
        speechOutput: parts.speechOutput,
        word: (say, signal) => parts.wording.word(say, signal),
        newId: parts.newId,
        log: parts.log,
      },
      {
        begins: (say) => this.begins(say),
        progress: (said, segmentId) => this.progress(said, segmentId),
        said: (utterance) => this.said(utterance),
        intent: (intent) => this.record.intent(intent),
        end: (end) => this.end(end),
      },
    );
    this.silence = new SilenceClock(
      {
        silent: () => this.isSilent(),
        nudging: () => this.actions.saying?.kind === 'nudge' && !this.candidateSpeaks,
        audible: () => parts.turnSource.audible,
      },
      (elapsedMs) => this.dispatch({ type: 'silence', elapsedMs }),
      clock,
    );
    this.repeat = new RepeatRequest(
      () => this.answering(),
      () => this.answers.inTurn(() => this.repeatQuestion()),
      clock,
    );
    this.answers = new Answers(parts, this.record, this.actions, {
      quiet: () => !this.candidateSpeaks && !parts.turnSource.busy && this.actions.idle,
      attended: () => this.present && !this.ended,
      taken: () => {
        this.repeat.drop();
        this.floorIsCandidates = false;
      },
      calledOff: () => {
        this.floorIsCandidates = true;
      },
      next: (actions) => this.next(actions),
    });
    this.timeLimit = new TimeLimit(
      () => this.timeUp(),
      () => this.takeWordsSoFar(),
      clock,
    );
  }

  /**
   * Resumes an interview that another worker started.
   * @param from state of that interview; `elapsedMs` is null if nothing had been said yet.
   * @param over why the interview is ending, if the closing had already been said; otherwise null.
   */
  resume({ elapsedMs, lastOrder }: Resumption, over: EndReason | null): void {
    this.takesOver = elapsedMs !== null;
    if (elapsedMs !== null) this.record.begin(elapsedMs, lastOrder);
    if (over) this.actions.perform([{ type: 'end', reason: over }]);
  }

  /** Handles the candidate joining or rejoining the room. */
  candidateJoined(): void {
    if (this.present || this.ended) return;
    this.present = true;
    const { begun } = this.record;
    this.record.begin();
    const { timeLimitMs } = this.parts.plan;
    this.timeLimit.start(timeLimitMs === undefined ? null : timeLimitMs - this.record.sinceStart());
    this.silence.reset();
    // Discard any speech from before the candidate was considered present, because the page itself
    // stores that speech.
    this.forgetTurn();
    for (const notice of this.untold.splice(0)) this.notice(...notice);
    const early = this.early.splice(0);
    // A candidate who returns with an answer doesn't need to hear the question again.
    if (!begun || early.length === 0)
      this.dispatch({ type: this.takesOver ? 'interviewer_changed' : 'candidate_joined' });
    this.takesOver = false;
    for (const answer of early) this.candidateTyped(answer);
  }

  /** Handles the candidate leaving the room, perhaps only for a moment. */
  candidateLeft(): void {
    this.answers.keep();
    this.present = false;
    this.candidateSpeaks = false;
    this.forgetTurn();
    this.actions.drop();
    this.parts.speechOutput.interrupt();
    // Retry unsent messages now: if the candidate has left for good, the report is generated next,
    // and messages are refused after that.
    this.parts.outbox.tryNow();
  }

  /** Called when the candidate has left and did not come back in time. */
  candidateGone(): void {
    this.answers.keep();
    this.dispatch({ type: 'candidate_left' });
  }

  speaking(speaks: boolean, _at: number, segmentId?: string): void {
    if (this.ended) return;
    this.candidateSpeaks = speaks;
    if (!speaks) return;
    this.turn ??= { segmentId: segmentId ?? this.parts.newId(), words: '' };
    this.answers.soundDetected();
  }

  words(text: string): void {
    if (this.ended || !text.trim()) return;
    this.turn = { segmentId: this.turn?.segmentId ?? this.parts.newId(), words: text.trim() };
    const before = this.answers.continued;
    if (before) this.record.words(`${before.text} ${this.turn.words}`, before.segmentId);
    else this.record.words(this.turn.words, this.turn.segmentId);
  }

  mayBeOver(text: string): void {
    if (this.present && !this.ended && !this.actions.saying) this.answers.prepare(text);
  }

  over(detected: DetectedUtterance): void {
    const utterance: CandidateUtterance = {
      ...detected,
      typed: false,
      segmentId: detected.segmentId ?? this.turn?.segmentId ?? this.parts.newId(),
      questionIndex: this.record.questionIndex,
      recognizedBy: this.parts.recognizedBy(),
    };
    this.turn = null;
    if (this.ended || !this.present || !detected.text.trim()) return;
    if (this.actions.saying?.kind === 'closing') this.record.answer(utterance);
    // "Sorry, could you repeat that?" is a request, not a continuation of the previous answer.
    else if (this.answers.continued && isRequest(utterance.text)) this.answers.apart(utterance);
    else if (!this.isListening(utterance)) this.answers.spoken(utterance);
  }

  /**
   * Stops speaking when the candidate interrupts, unless the interviewer is saying the closing
   * words.
   */
  candidateInterrupts(): void {
    if (!this.actions.saying || this.actions.saying.kind === 'closing') return;
    if (this.answers.goesOn()) return;
    this.interrupted = this.actions.saying;
    this.parts.speechOutput.interrupt();
  }

  /**
   * Handles a typed answer. Discards any speech in progress, because the candidate chose to type
   * instead.
   */
  candidateTyped(answer: TypedUtterance): void {
    if (this.ended) return;
    if (!this.present) {
      this.early.push(answer);
      return;
    }
    this.forgetTurn();
    const now = this.parts.clock.now();
    this.answers.typed({
      text: answer.text,
      typed: true,
      confidence: null,
      startMs: now,
      endMs: now,
      pauses: [],
      segmentId: answer.segmentId ?? this.parts.newId(),
      questionIndex: null,
      recognizedBy: null,
    });
  }

  /** Handles a request that the candidate made with a button, and that the interview can meet. */
  candidateRequests(request: Exclude<CandidateRequest, 'change_recognition'>): void {
    if (this.ended) return;
    if (request === 'repeat_question') {
      if (this.present) this.repeat.ask();
      return;
    }
    this.parts.onPace(PACES[request]);
    this.dispatch({ type: 'pace_requested', pace: PACES[request] });
  }

  /**
   * Calls `leave` when nothing is being said, so that another interviewer can go on and no words
   * are lost. Does nothing if the interview ends before that.
   */
  handOver(leave: () => void): void {
    const { clock, turnSource } = this.parts;
    const latest = clock.now() + HAND_OVER_WAIT_MS;
    this.stopHandOver ??= clock.every(HAND_OVER_LOOK_MS, () => {
      const speaking = this.candidateSpeaks || turnSource.busy;
      if (speaking && !this.ended && clock.now() < latest) return;
      this.stopHandOver?.();
      if (!this.ended) leave();
    });
  }

  /**
   * Sends the candidate a notice, for example that an engine has failed. If the candidate is not
   * present, keeps the notice until they are.
   * @param name machine-readable name of the notice.
   * @param text text to show, in the interview's language.
   */
  notice(name: string, text: string): void {
    if (!this.present) {
      this.untold.push([name, text]);
      return;
    }
    this.record.notice(name, text);
  }

  close(): void {
    this.answers.close();
    this.ended = true;
    this.stopHandOver?.();
    this.silence.close();
    this.timeLimit.close();
    this.repeat.drop();
    this.actions.close();
  }

  /**
   * Whether the candidate was only listening, which means that this utterance is not an answer.
   * This is the case if the interviewer kept speaking through the utterance, or if the utterance
   * began before the interviewer finished and is only a backchannel or noise.
   */
  private isListening(utterance: DetectedUtterance): boolean {
    if (this.answers.continued || this.answers.awaited(utterance)) return false;
    return (
      (this.actions.saying !== null && this.actions.saying !== this.interrupted) ||
      (utterance.startMs < this.spokeUntil &&
        (isBackchannel(utterance.text) || isInvented(utterance)))
    );
  }

  private isSilent(): boolean {
    return (
      this.present &&
      this.floorIsCandidates &&
      this.actions.idle &&
      !this.candidateSpeaks &&
      !this.parts.turnSource.busy &&
      !this.answers.pending
    );
  }

  /** Whether the candidate is in the middle of an answer. */
  private answering(): boolean {
    return this.candidateSpeaks || this.parts.turnSource.busy || this.answers.continued !== null;
  }

  private forgetTurn(): void {
    this.parts.turnSource.discard();
    this.turn = null;
    this.repeat.drop();
  }

  /**
   * Returns the actions to perform next: `actions`, or those that close the interview if time is
   * up.
   */
  private next(actions: readonly ConversationAction[]): readonly ConversationAction[] {
    if (!this.timeLimit.due || this.answering()) return actions;
    this.answers.keep();
    this.actions.drop();
    this.timeLimit.close();
    return this.parts.conversation.handle({ type: 'time_up' });
  }

  /**
   * Handles the time limit being reached. Closes the interview now if nobody is speaking.
   * Otherwise, `next` closes it after the current utterance.
   */
  private timeUp(): void {
    if (this.present && this.actions.idle && !this.answers.pending)
      this.actions.perform(this.next([]));
  }

  /**
   * Called when the interview must end while the candidate is still speaking. Uses the words
   * recognized so far as the answer.
   */
  private takeWordsSoFar(): void {
    const now = this.parts.clock.now();
    const words = this.turn?.words ?? '';
    const segmentId = this.turn?.segmentId ?? this.parts.newId();
    this.parts.turnSource.discard();
    this.candidateSpeaks = false;
    if (words)
      this.over({
        text: words,
        confidence: null,
        startMs: now,
        endMs: now,
        pauses: [],
        segmentId,
      });
    else if (this.answers.continued) this.answers.takeNow();
    else this.timeUp();
  }

  /**
   * Repeats the question. If the question is being asked right now, asks it again from the start.
   * If a greeting or lead-in is being spoken, does nothing, because the question follows anyway.
   */
  private async repeatQuestion(): Promise<void> {
    const { saying } = this.actions;
    if (saying && !saying.expectsAnswer) return;
    this.answers.keep();
    await this.actions.stop();
    if (this.present) this.dispatch({ type: 'repeat_requested' });
  }

  private dispatch(event: ConversationEvent): void {
    if (!this.ended) this.actions.perform(this.parts.conversation.handle(event));
  }

  private begins(say: Say): void {
    this.floorIsCandidates = false;
    this.answers.utteranceBegins();
    this.record.questionIndex = say.questionIndex;
  }

  private progress(said: string, segmentId: string): void {
    this.answers.replySounds();
    this.record.progress(said, segmentId);
  }

  private said(utterance: InterviewerUtterance): readonly ConversationAction[] {
    const { say, interrupted, heard, text } = utterance;
    const gaveWay = this.answers.utteranceOver();
    this.spokeUntil = this.parts.clock.now();
    if (say.expectsAnswer || interrupted) this.floorIsCandidates = true;
    this.record.utterance(utterance, gaveWay, this.present);
    if (gaveWay || (interrupted && !this.present)) return [];
    const asked = askedInOtherWords(say, text);
    return this.next(
      this.parts.conversation.handle({
        ...(interrupted ? { type: 'interrupted', heard } : { type: 'utterance_finished' }),
        ...(asked !== null && { asked }),
      }),
    );
  }

  private async end({ reason }: End): Promise<void> {
    this.answers.keep();
    this.ended = true;
    this.silence.close();
    this.timeLimit.close();
    // The client requests the analysis when it receives `interview_ended`, so store the whole
    // transcript first.
    if (!(await this.parts.outbox.flush(FLUSH_TIMEOUT_MS)))
      this.parts.log.warn({}, 'interview ended before every message was stored');
    if (reason !== 'left')
      this.parts.channel.send({
        type: 'interview_ended',
        data: {},
        status: reason === 'stopped' ? 'stopped' : 'completed',
      });
    await this.parts.channel.flush();
    this.parts.onEnd(reason);
  }
}

/** Whether the recognizer probably made up these few words from noise. */
const isInvented = ({ text, confidence }: DetectedUtterance): boolean =>
  confidence !== null && confidence < INVENTED.below && countWords(text) <= INVENTED.words;

/**
 * Whether the text is a request. "Yes", "no", "continue", greetings and thanks are not treated as
 * requests, because they may also continue or end an answer.
 */
function isRequest(text: string): boolean {
  const { command } = readTurn(text);
  return command !== null && !['yes', 'no', 'continue', 'greeting', 'thanks'].includes(command);
}
