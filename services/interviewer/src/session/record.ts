import type { AddMessageBody, MessageMetadata } from '@portal/protocol';
import type { CandidateUtterance } from './pending-answer';
import type { Intent, InterviewerUtterance } from './action-queue';
import type { SessionParts } from './session-parts';

type RecordParts = Pick<SessionParts, 'channel' | 'outbox' | 'clock' | 'newId'>;

/** What becomes of the interview on the page and in the stored transcript: everything that is said is told, and everything finished is stored. */
export class InterviewRecord {
  private startMs: number | null = null;
  /** Place of the message that became final last. */
  private lastOrder = -1;
  /** The question under way, from 0; null before the first and after the last. */
  questionIndex: number | null = null;

  constructor(private readonly parts: RecordParts) {}

  /** Whether anything has happened yet. */
  get begun(): boolean {
    return this.startMs !== null;
  }

  /**
   * @param elapsedMs since the interview's beginning.
   * @param lastOrder place of the last message that another interviewer has left.
   */
  begin(elapsedMs = 0, lastOrder = -1): void {
    this.startMs ??= this.parts.clock.now() - elapsedMs;
    this.lastOrder = Math.max(this.lastOrder, lastOrder);
  }

  /** Milliseconds since the interview's beginning. */
  sinceStart(at = this.parts.clock.now()): number {
    return Math.max(0, Math.round(at - (this.startMs ?? at)));
  }

  /** Words of the candidate that may still change. */
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

  /** Words of the candidate as they will stay. */
  answer({
    text,
    typed,
    confidence,
    segmentId,
    questionIndex,
    startMs,
    endMs,
    pauses,
  }: CandidateUtterance): void {
    const order = this.nextOrder();
    this.parts.channel.send({
      type: 'user_speech_chunk',
      data: {
        text_chunk: text,
        is_final: true,
        segment_id: segmentId,
        typed,
        at_ms: order,
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
        // The page may have kept it as cut short when it lost the interviewer.
        interrupted: false,
        startMs: this.sinceStart(startMs),
        endMs: this.sinceStart(endMs),
        ...(pauses.length > 0 && { pauses: [...pauses] }),
        ...(confidence !== null && { confidence }),
      },
      questionIndex,
    );
  }

  /** The words of the interviewer so far, in pace with the sound. */
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
   * What the candidate has heard of an utterance.
   * @param gaveWay it came too early and is no part of the interview's questions.
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

  /** Something the candidate should know: `name` for machines, `text` for people. */
  notice(name: string, text: string): void {
    const order = this.nextOrder();
    this.parts.channel.send({
      type: 'ai_intent',
      data: { message: name, text_chunk: text, at_ms: order },
    });
    this.store('system', text, { segmentId: this.parts.newId(), kind: 'notice', atMs: order });
  }

  /** Messages may be stored late and by two ends: their places keep the order in which they became final. */
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
