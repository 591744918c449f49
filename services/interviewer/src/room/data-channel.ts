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
} from '@portal/protocol';
import type { Log } from '../log';

/** The part of a room that the data channel uses. */
export interface DataTransport {
  /** Sends to everyone in the room, reliably and in order. */
  publish(payload: Uint8Array): Promise<void>;
}

/** An answer that the candidate typed. */
export interface TypedUtterance extends Pick<Utterance, 'text'> {
  /** The id that the candidate's page assigned, if any. */
  segmentId: string | undefined;
}

/**
 * Words that the candidate's browser recognised: partial words, or the `final` words for a piece of
 * speech.
 */
export interface BrowserWords extends Pick<Utterance, 'segmentId' | 'text' | 'confidence'> {
  final: boolean;
}

/**
 * The interviewer's end of the room's data channel. Sending never throws: a message that can't be
 * sent while the room reconnects is lost, but the interview continues.
 */
export class DataChannel {
  onTypedAnswer: ((answer: TypedUtterance) => void) | null = null;
  /** Null if a server-side STT engine runs; words from the browser are then ignored. */
  onBrowserWords: ((words: BrowserWords) => void) | null = null;
  onRequest: ((request: CandidateRequest) => void) | null = null;
  private stopKeepalive: (() => void) | null = null;
  private last: Promise<void> = Promise.resolve();
  /**
   * Ids of the final messages already processed, because a room may deliver one twice after a
   * reconnection.
   */
  private readonly taken = new Set<string>();

  constructor(
    private readonly transport: DataTransport,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /**
   * Starts the heartbeat, which tells the client that an interviewer is present even while its
   * engines are still starting.
   */
  keepAlive(): void {
    this.stopKeepalive ??= this.clock.every(INTERVIEWER_HEARTBEAT_MS, () =>
      this.send({ type: 'keepalive', data: {} }),
    );
  }

  /**
   * Announces the interviewer to a client that has joined or rejoined, and requests the client's
   * runtime data.
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
    // Send one message after another, so partial words never overtake their final version.
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
      case 'keepalive':
      case 'ai_speech_chunk':
      case 'ai_intent':
      case 'ai_interrupted':
      case 'request_runtime_data':
      case 'connection':
      case 'interview_ended':
        // Nothing to do: the keepalive needs no reply, and only the interviewer sends the other
        // messages.
        return;
      default:
        return message satisfies never;
    }
  }

  /** Marks messages as already processed, such as those in a previous interviewer's transcript. */
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
