import type { Clock } from '@portal/clock';
import type { AddMessageBody } from '@portal/protocol';
import { BackendError } from '../backend';
import type { Log } from '../log';
import type { Trace } from '../trace';

const FIRST_RETRY_MS = 500;
/**
 * Maximum delay between retries (ms). Kept short because the report is generated within seconds of
 * the end of the interview, and messages are refused after that.
 */
const LONGEST_RETRY_MS = 2_000;

/**
 * Queue of messages for the main API. Posts them one at a time, in order, and retries each until
 * the server has stored or refused it. Sending a message twice is harmless, because the server
 * keeps only one message per `segmentId`.
 *
 * Does not use `retry`, because the number of attempts is unlimited and `flush` must be able to cut
 * a delay short.
 */
export class Outbox {
  private readonly waiting: AddMessageBody[] = [];
  private sending: Promise<void> | null = null;
  private endWaiting: (() => void) | null = null;

  constructor(
    private readonly post: (message: AddMessageBody) => Promise<void>,
    private readonly clock: Clock,
    private readonly log: Log,
    private readonly trace: Trace = () => undefined,
  ) {}

  /** Number of messages that have not been stored yet. */
  get pending(): number {
    return this.waiting.length;
  }

  add(message: AddMessageBody): void {
    this.trace('announced', { segmentId: message.metadata?.segmentId });
    this.waiting.push(message);
    this.sending ??= this.drain();
  }

  /** Cuts the current delay short and retries now. */
  tryNow(): void {
    this.endWaiting?.();
  }

  /**
   * Retries immediately. Resolves to true once the queue is empty, or to false after `timeoutMs`,
   * in which case sending continues in the background.
   */
  async flush(timeoutMs: number): Promise<boolean> {
    if (!this.sending) return true;
    this.tryNow();
    let cancel: () => void = () => undefined;
    const late = new Promise<false>((resolve) => {
      cancel = this.clock.after(timeoutMs, () => resolve(false));
    });
    const done = this.sending.then(() => true as const);
    return Promise.race([done, late]).finally(cancel);
  }

  private async drain(): Promise<void> {
    for (let delay = FIRST_RETRY_MS; this.waiting[0];) {
      try {
        await this.post(this.waiting[0]);
        delay = FIRST_RETRY_MS;
      } catch (error) {
        if (!(error instanceof BackendError) || error.passing) {
          this.log.warn(
            { reason: String(error), retryInMs: delay, pending: this.waiting.length },
            'message not stored yet',
          );
          await this.wait(delay);
          delay = Math.min(delay * 2, LONGEST_RETRY_MS);
          continue;
        }
        this.log.error(
          { reason: String(error), segmentId: this.waiting[0].metadata?.segmentId },
          'message refused',
        );
      }
      this.waiting.shift();
    }
    this.sending = null;
  }

  private async wait(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const stop = this.clock.after(ms, resolve);
      this.endWaiting = () => {
        stop();
        resolve();
      };
    });
    this.endWaiting = null;
  }
}
