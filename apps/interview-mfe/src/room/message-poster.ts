import type { AddMessageBody, InterviewMessage } from '@portal/protocol';
import type { Clock, Stop } from '@portal/clock';
import type { QuestionProgress } from './conversation';
import { isRefusal } from './refusal';
import type { FinalText } from './speech-buffer';

/**
 * Converts a finished utterance to a message body. If the utterance has no segment id, `newId` is
 * used to create one.
 */
export function finalMessage(
  { side, text, segmentId, typed, atMs, interrupted }: FinalText,
  question: QuestionProgress | null,
  newId: () => string,
): AddMessageBody {
  return {
    role: side === 'user' ? 'user' : 'assistant',
    content: text,
    metadata: {
      segmentId: segmentId ?? `client-${newId()}`,
      source: 'client',
      ...(side === 'user' && question
        ? { questionIndex: question.questionIndex, kind: 'answer' as const }
        : {}),
      ...(typed ? { typed: true } : {}),
      ...(atMs !== undefined ? { atMs } : {}),
      ...(interrupted ? { interrupted: true } : {}),
    },
  };
}

/**
 * Delays before successive retries of a message (ms). The last delay is used for all further
 * retries.
 */
export const POST_RETRY_DELAYS_MS = [500, 1_000, 2_000, 4_000, 8_000] as const;

interface WaitingMessage {
  body: AddMessageBody;
  onStored: (message: InterviewMessage) => void;
}

/**
 * Posts finished utterances in order, one at a time. A failed request is retried unless the server
 * refused it. Retrying is safe because the server keeps only one message per segment id.
 */
export class MessagePoster {
  readonly #post: (body: AddMessageBody) => Promise<InterviewMessage>;
  readonly #clock: Clock;
  readonly #onGivenUp: (error: unknown) => void;
  readonly #queue: WaitingMessage[] = [];
  #attempt = 0;
  #stopWaiting: Stop | null = null;
  #working = false;
  #closed = false;
  #idle: (() => void)[] = [];

  constructor(
    post: (body: AddMessageBody) => Promise<InterviewMessage>,
    clock: Clock,
    onGivenUp: (error: unknown) => void,
  ) {
    this.#post = post;
    this.#clock = clock;
    this.#onGivenUp = onGivenUp;
  }

  get pending(): number {
    return this.#queue.length;
  }

  /** @param onStored called with the message as the server has stored it, unless it refuses */
  add(body: AddMessageBody, onStored: WaitingMessage['onStored']): void {
    if (this.#closed) return;
    this.#queue.push({ body, onStored });
    this.#next();
  }

  /**
   * Retries pending messages immediately. Resolves when every message has been posted or refused.
   */
  async flush(): Promise<void> {
    if (this.#queue.length === 0) return;
    const idle = new Promise<void>((resolve) => this.#idle.push(resolve));
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    this.#next();
    await idle;
  }

  close(): void {
    this.#closed = true;
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    this.#queue.length = 0;
    this.#resolveIdle();
  }

  #next(): void {
    const [waiting] = this.#queue;
    if (!waiting) return this.#resolveIdle();
    if (this.#working || this.#stopWaiting) return;
    this.#working = true;
    this.#post(waiting.body).then(
      (message) => {
        this.#handlePosted();
        waiting.onStored(message);
      },
      (error: unknown) => this.#handleFailed(error),
    );
  }

  #handlePosted(): void {
    this.#working = false;
    this.#attempt = 0;
    this.#queue.shift();
    this.#next();
  }

  #handleFailed(error: unknown): void {
    this.#working = false;
    if (this.#closed) return;
    if (isRefusal(error)) {
      this.#onGivenUp(error);
      return this.#handlePosted();
    }
    const delay = POST_RETRY_DELAYS_MS[Math.min(this.#attempt, POST_RETRY_DELAYS_MS.length - 1)];
    this.#attempt += 1;
    this.#stopWaiting = this.#clock.after(delay ?? 0, () => {
      this.#stopWaiting = null;
      this.#next();
    });
  }

  #resolveIdle(): void {
    for (const resolve of this.#idle.splice(0)) resolve();
  }
}
