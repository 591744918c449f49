import type { AddMessageBody, MessageMetadata } from '@portal/protocol';
import type { CandidateUtterance } from './pending-answer';
import type { Intent, InterviewerUtterance } from './action-queue';
import type { SessionParts } from './session-parts';

type RecordParts = Pick<SessionParts, 'channel' | 'outbox' | 'clock' | 'newId'>;

/** Sends everything said to the page, and stores everything final in the transcript. */
export class InterviewRecord {
  private startMs: number | null = null;
  /** Order of the last final message. */
  private lastOrder = -1;
  /** Index of the current question, from 0; null before the first and after the last. */
  questionIndex: number | null = null;

  constructor(private readonly parts: RecordParts) {}

  /** Whether the interview has started. */
  get begun(): boolean {
    return this.startMs !== null;
  }

  /**
   * @param elapsedMs time since the start of the interview.
   * @param lastOrder order of the last message from another interviewer.
   */
  begin(elapsedMs = 0, lastOrder = -1): void {
    this.startMs ??= this.parts.clock.now() - elapsedMs;
    this.lastOrder = Math.max(this.lastOrder, lastOrder);
  }

  /** Milliseconds since the start of the interview. */
  sinceStart(at = this.parts.clock.now()): number {
    return Math.max(0, Math.round(at - (this.startMs ?? at)));
  }

  /** Sends partial words of the candidate. */
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

  /** Sends and stores final words of the candidate. */
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
        // Overrides a copy that the page stored as interrupted when it lost the interviewer.
        interrupted: false,
        startMs: this.sinceStart(startMs),
        endMs: this.sinceStart(endMs),
        ...(pauses.length > 0 && { pauses: [...pauses] }),
        ...(confidence !== null && { confidence }),
      },
      questionIndex,
    );
  }

  /** Sends the interviewer's words so far, in step with the sound. */
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
   * Sends and stores what the candidate heard of an utterance.
   * @param gaveWay it was withdrawn and is not one of the interview's questions.
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

  /** Tells the candidate something: `name` for machines, `text` for people. */
  notice(name: string, text: string): void {
    const order = this.nextOrder();
    this.parts.channel.send({
      type: 'ai_intent',
      data: { message: name, text_chunk: text, at_ms: order },
    });
    this.store('system', text, { segmentId: this.parts.newId(), kind: 'notice', atMs: order });
  }

  /**
   * Messages may be stored late and by two sides: `order` keeps the sequence in which they became
   * final.
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
