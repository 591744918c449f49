import type { Clock } from '@portal/clock';
import type { Utterance } from '@portal/interviewing';
import {
  type CandidateRequest,
  candidateRequestSchema,
  type DataChannelMessageInput,
  type DataChannelMessageOf,
  encodeDataChannelMessage,
  INTERVIEWER_HEARTBEAT_MS,
  parseDataChannelMessage,
  type Prosody,
  USUAL_PROSODY,
} from '@portal/protocol';
import type { Log } from '../log';

/** The subset of a room's methods that the data channel uses. */
export interface DataTransport {
  /** Sends `payload` to everyone in the room, reliably and in order. */
  publish(payload: Uint8Array): Promise<void>;
}

export interface TypedUtterance extends Pick<Utterance, 'text'> {
  /** Id assigned by the candidate's page, if any. */
  segmentId: string | undefined;
}

/**
 * Words recognized by the candidate's browser. `final` is false for a partial result, and true for
 * the complete result for a piece of speech.
 */
export interface BrowserWords extends Pick<Utterance, 'segmentId' | 'text' | 'confidence'> {
  final: boolean;
}

/**
 * The interviewer's end of the room's data channel. Sending never throws: if a message can't be
 * sent while the room reconnects, the message is lost and the interview continues.
 */
export class DataChannel {
  onTypedAnswer: ((answer: TypedUtterance) => void) | null = null;
  /**
   * Null if a server-side STT engine is in use. In that case, words from the browser are ignored.
   */
  onBrowserWords: ((words: BrowserWords) => void) | null = null;
  onRequest: ((request: CandidateRequest) => void) | null = null;
  onVoiceSettings: ((prosody: Prosody) => void) | null = null;
  private stopKeepalive: (() => void) | null = null;
  private last: Promise<void> = Promise.resolve();
  /**
   * Ids of the final messages that have already been processed. A room may deliver a message twice
   * after a reconnection.
   */
  private readonly taken = new Set<string>();

  constructor(
    private readonly transport: DataTransport,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * Starts the heartbeat, which shows the client that an interviewer is present even while the
   * engines are still starting.
   */
  keepAlive(): void {
    this.stopKeepalive ??= this.clock.every(INTERVIEWER_HEARTBEAT_MS, () =>
      this.send({ type: 'keepalive', data: {} }),
    );
  }

  /**
   * Announces the interviewer to a client that has joined or rejoined, requests the client's
   * runtime data and starts the heartbeat.
   */
  open(): void {
    this.send({
      type: 'connection',
      data: { message: 'interviewer joined' },
      status: 'connected',
    });
    this.send({ type: 'request_runtime_data', data: {} });
    this.keepAlive();
  }

  send(message: DataChannelMessageInput): void {
    const { type } = message;
    const payload = encodeDataChannelMessage(message);
    // Send messages one at a time, so that a partial result never overtakes the final one.
    this.last = this.last
      .then(() => this.transport.publish(payload))
      .catch((error: unknown) =>
        this.log.warn({ type, reason: String(error) }, 'data message not sent'),
      );
  }

  /** Resolves when every queued message has been sent or dropped. */
  flush(): Promise<void> {
    return this.last;
  }

  /** Handles a message from the candidate. */
  receive(payload: Uint8Array): void {
    const message = parseDataChannelMessage(payload);
    if (!message) {
      this.log.warn({ bytes: payload.byteLength }, 'data message dropped: unknown or malformed');
      return;
    }
    switch (message.type) {
      case 'user_speech_chunk':
        return this.receiveWords(message);
      case 'candidate_request':
        return this.receiveRequest(message);
      case 'voice_settings':
        return this.onVoiceSettings?.({ ...USUAL_PROSODY, ...message.data });
      case 'keepalive':
      case 'ai_speech_chunk':
      case 'ai_intent':
      case 'ai_interrupted':
      case 'request_runtime_data':
      case 'connection':
      case 'interview_ended':
        // Nothing to do: the keepalive needs no reply, and the other messages are only sent by the
        // interviewer.
        return;
      default:
        return message satisfies never;
    }
  }

  /**
   * Marks final messages as already processed, for example those that a previous interviewer
   * received.
   */
  knows(segmentIds: Iterable<string>): void {
    for (const id of segmentIds) this.taken.add(id);
  }

  private receiveRequest({ data }: DataChannelMessageOf<'candidate_request'>): void {
    const request = candidateRequestSchema.safeParse(data.message);
    if (request.success) this.onRequest?.(request.data);
    else this.log.warn({}, 'request of the candidate dropped: unknown');
  }

  private receiveWords({ data }: DataChannelMessageOf<'user_speech_chunk'>): void {
    const { is_final: final, segment_id: segmentId, typed, confidence } = data;
    const text = data.text_chunk.trim();
    if (!text || (segmentId !== undefined && this.taken.has(segmentId))) return;
    if (final && segmentId !== undefined) this.taken.add(segmentId);
    if (typed === false && segmentId !== undefined)
      this.onBrowserWords?.({ text, final, segmentId, confidence: confidence ?? null });
    else if (final) this.onTypedAnswer?.({ text, segmentId });
  }

  close(): void {
    this.stopKeepalive?.();
    this.stopKeepalive = null;
  }
}
