import {
  type AddMessageBody,
  type CandidateCommand,
  MAX_MISHEARD_WORDS,
  type MessageMetadata,
} from '@portal/protocol';
import { isDoubtfulAnswer } from '../stt/doubt';
import type { CandidateUtterance } from './pending-answer';
import type { Intent, InterviewerUtterance } from './action-queue';
import type { SessionParts } from './session-parts';

type RecordParts = Pick<SessionParts, 'channel' | 'outbox' | 'clock' | 'newId'>;

/** Sends the page everything that is said, and stores the final messages in the transcript. */
export class InterviewRecord {
  private startMs: number | null = null;
  /** The `atMs` of the latest final message. Messages in the transcript are ordered by `atMs`. */
  private lastOrder = -1;
  /** Index of the current question, from 0; null before the first question and after the last. */
  questionIndex: number | null = null;

  constructor(private readonly parts: RecordParts) {}

  /** Whether the interview has started. */
  get begun(): boolean {
    return this.startMs !== null;
  }

  /**
   * Starts or resumes the interview clock.
   * @param elapsedMs time since the start of the interview, if it is being resumed.
   * @param lastOrder `atMs` of the last message from a previous interviewer; -1 if there is none.
   */
  begin(elapsedMs = 0, lastOrder = -1): void {
    this.startMs ??= this.parts.clock.now() - elapsedMs;
    this.lastOrder = Math.max(this.lastOrder, lastOrder);
  }

  /** Returns the number of milliseconds since the start of the interview. */
  sinceStart(at = this.parts.clock.now()): number {
    return Math.max(0, Math.round(at - (this.startMs ?? at)));
  }

  /** Sends a partial transcript of what the candidate is saying. */
  words(text: string, segmentId: string): void {
    this.parts.channel.send({
      type: 'user_speech_chunk',
      data: {
        text_chunk: text,
        is_final: false,
        segment_id: segmentId,
      },
    });
  }

  /**
   * Sends and stores an answer that is now final.
   * @param understoodAs the request that a language model found in it; null for none.
   */
  answer(utterance: CandidateUtterance, understoodAs: CandidateCommand | null = null): void {
    const { text, typed, confidence, segmentId, questionIndex, startMs, endMs, pauses } = utterance;
    const { misheard = [] } = utterance;
    const order = this.nextOrder();
    const doubt: Pick<MessageMetadata, 'doubtful' | 'misheard'> = {
      ...(isDoubtfulAnswer(utterance, understoodAs) && { doubtful: true }),
      ...(misheard.length > 0 && { misheard: misheard.slice(0, MAX_MISHEARD_WORDS) }),
    };
    this.parts.channel.send({
      type: 'user_speech_chunk',
      data: {
        text_chunk: text,
        is_final: true,
        segment_id: segmentId,
        typed,
        at_ms: order,
        ...doubt,
        ...(questionIndex !== null && { question_number: questionIndex + 1 }),
      },
    });
    this.store(
      'user',
      text,
      {
        kind: 'answer',
        segmentId,
        typed,
        atMs: order,
        // Overwrite the page's copy of this utterance. The page may have stored it as interrupted
        // when it lost its connection to the interviewer.
        interrupted: false,
        startMs: this.sinceStart(startMs),
        endMs: this.sinceStart(endMs),
        ...(pauses.length > 0 && { pauses: [...pauses] }),
        ...(confidence !== null && { confidence }),
        ...doubt,
        ...(understoodAs !== null && { understoodAs }),
      },
      questionIndex,
    );
  }

  /** Adds to a stored answer that a language model found a request in it. */
  understood(
    { text, segmentId, questionIndex }: CandidateUtterance,
    understoodAs: CandidateCommand,
  ): void {
    this.store('user', text, { segmentId, understoodAs }, questionIndex);
  }

  /** Sends what the interviewer has said so far. Called repeatedly while the audio plays. */
  progress(said: string, segmentId: string): void {
    this.parts.channel.send({
      type: 'ai_speech_chunk',
      data: {
        text_chunk: said,
        is_final: false,
        segment_id: segmentId,
      },
    });
  }

  /**
   * Sends and stores the part of the interviewer's utterance that the candidate heard.
   * @param gaveWay whether the utterance was withdrawn because the candidate continued answering.
   */
  utterance(
    { say, segmentId, interrupted, heard, text, startMs, endMs }: InterviewerUtterance,
    gaveWay: boolean,
    present: boolean,
  ): void {
    const told = interrupted ? heard : text;
    if (!told) return;
    const order = this.nextOrder();
    this.parts.channel.send({
      type: 'ai_speech_chunk',
      data: {
        text_chunk: told,
        is_final: true,
        segment_id: segmentId,
        at_ms: order,
      },
    });
    this.store('assistant', told, {
      segmentId,
      atMs: order,
      kind: gaveWay ? 'acknowledgement' : say.kind,
      ...(startMs !== null && { startMs: this.sinceStart(startMs) }),
      ...(endMs !== null && { endMs: this.sinceStart(endMs) }),
      ...(interrupted && { interrupted: true }),
      ...(gaveWay && { gaveWay: true }),
    });
    if (interrupted && present)
      this.parts.channel.send({
        type: 'ai_interrupted',
        data: { text_chunk: told, segment_id: segmentId },
      });
  }

  intent({ intent, questionIndex, numberOfQuestions }: Intent): void {
    this.parts.channel.send({
      type: 'ai_intent',
      data: {
        message: intent,
        ...(questionIndex !== null && { question_number: questionIndex + 1 }),
        question_count: numberOfQuestions,
      },
    });
  }

  /**
   * Sends a notice to the candidate and stores it.
   * @param name machine-readable name of the notice.
   * @param text text to show.
   */
  notice(name: string, text: string): void {
    const order = this.nextOrder();
    this.parts.channel.send({
      type: 'ai_intent',
      data: { message: name, text_chunk: text, at_ms: order },
    });
    this.store('system', text, { segmentId: this.parts.newId(), kind: 'notice', atMs: order });
  }

  /**
   * Returns the `atMs` for the next final message. The transcript is ordered by `atMs`, not by when
   * messages were stored, because both the interviewer and the page may store messages late.
   */
  private nextOrder(): number {
    this.lastOrder = Math.max(this.lastOrder + 1, this.sinceStart());
    return this.lastOrder;
  }

  private store(
    role: AddMessageBody['role'],
    content: string,
    metadata: MessageMetadata,
    questionIndex = this.questionIndex,
  ): void {
    this.parts.outbox.add({
      role,
      content,
      metadata: {
        ...metadata,
        ...(questionIndex !== null && { questionIndex }),
        source: 'interviewer',
      },
    });
  }
}
