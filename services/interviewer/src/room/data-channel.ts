import { type DataChannelMessage, type DataChannelType, encodeDataChannelMessage, KEEPALIVE_INTERVAL_MS, parseDataChannelMessage } from '@portal/protocol';
import type { Clock } from '../clock';
import type { Log } from '../log';

/** What the channel needs of a room. */
export interface DataTransport {
  /** Reliable, in order, to everyone in the room. */
  publish(payload: Uint8Array): Promise<void>;
}

export interface TypedAnswer {
  text: string;
  /** The candidate's own id for it, where they gave one. */
  segmentId: string | undefined;
}

/**
 * The interviewer's end of the room's data channel.
 * Sending never throws: a room that is reconnecting loses a message, not the interview.
 */
export class DataChannel {
  onTypedAnswer: ((answer: TypedAnswer) => void) | null = null;
  private stopKeepalive: (() => void) | null = null;
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly transport: DataTransport, private readonly clock: Clock, private readonly log: Log) {}

  /** Greets a client that joined, for the first time or again: says that the interviewer is here, asks what is on the screen, and begins to keep the channel alive. */
  open(): void {
    this.send('connection', { message: 'interviewer joined' }, 'connected');
    this.send('request_runtime_data', {});
    this.stopKeepalive ??= this.clock.every(KEEPALIVE_INTERVAL_MS, () => this.send('keepalive', {}));
  }

  send(type: DataChannelType, data: DataChannelMessage['data'], status?: string): void {
    const payload = encodeDataChannelMessage({ type, data, ...(status !== undefined && { status }) });
    // One after another: partials must not overtake their final.
    this.last = this.last.then(() => this.transport.publish(payload)).catch((error: unknown) => this.log.warn({ type, reason: String(error) }, 'data message not sent'));
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
    const text = message.data.text_chunk?.trim();
    if (message.type === 'user_speech_chunk' && message.data.is_final && text) this.onTypedAnswer?.({ text, segmentId: message.data.segment_id });
  }

  close(): void {
    this.stopKeepalive?.();
    this.stopKeepalive = null;
  }
}
