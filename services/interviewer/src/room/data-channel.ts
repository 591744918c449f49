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
import type { Clock } from '../clock';
import type { Log } from '../log';

/** What the channel needs of a room. */
export interface DataTransport {
  /** Reliable, in order, to everyone in the room. */
  publish(payload: Uint8Array): Promise<void>;
}

/** What the candidate typed. */
export interface TypedUtterance extends Pick<Utterance, 'text'> {
  /** The id that the candidate's page gave it, where it did. */
  segmentId: string | undefined;
}

/** Words that the candidate's browser heard: a guess so far, or the `final` words of one piece of speech. */
export interface BrowserWords extends Pick<Utterance, 'segmentId' | 'text' | 'confidence'> {
  final: boolean;
}

/**
 * The interviewer's end of the room's data channel.
 * Sending never throws: a room that is reconnecting loses a message, not the interview.
 */
export class DataChannel {
  onTypedAnswer: ((answer: TypedUtterance) => void) | null = null;
  /** Null where an engine of the servers hears: what the browser hears too is dropped then. */
  onBrowserWords: ((words: BrowserWords) => void) | null = null;
  onRequest: ((request: CandidateRequest) => void) | null = null;
  private stopKeepalive: (() => void) | null = null;
  private last: Promise<void> = Promise.resolve();
  /** Finals of the candidate that have been taken: a room that reconnects may deliver one twice. */
  private readonly taken = new Set<string>();

  constructor(
    private readonly transport: DataTransport,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** Begins to show that an interviewer is here, who may have its engines to open yet. */
  keepAlive(): void {
    this.stopKeepalive ??= this.clock.every(INTERVIEWER_HEARTBEAT_MS, () =>
      this.send({ type: 'keepalive', data: {} }),
    );
  }

  /** Greets a client that joined, for the first time or again: says that the interviewer is here, and asks what is on the screen. */
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
    // One after another: partials must not overtake their final.
    this.last = this.last
      .then(() => this.transport.publish(payload))
      .catch((error: unknown) =>
        this.log.warn({ type, reason: String(error) }, 'data message not sent'),
      );
  }

  /** Resolves when everything sent so far is on its way. */
  flush(): Promise<void> {
    return this.last;
  }

  /** One payload of the candidate. */
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
        // All but the keepalive are the interviewer's to send.
        return;
      default:
        return message satisfies never;
    }
  }

  /** Finals with these names are known already, as from the transcript that an interviewer before has left. */
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
