import { createSnapshotStore, type SnapshotStore } from '../store/snapshot-store';
import type { RoomMemory, WaitingAnswer } from './room-memory';
import type { RoomTransport } from './room-transport';

export interface TypedAnswersOptions {
  transport: Pick<RoomTransport, 'send'>;
  memory: RoomMemory;
  newId(): string;
  /** Called when the room has accepted the answer. */
  onSent(answer: WaitingAnswer): void;
}

/** Sends typed answers in order and queues them while offline. The queue survives a reload. */
export class TypedAnswers {
  readonly store: SnapshotStore<{ waiting: number }>;
  readonly #options: TypedAnswersOptions;
  #online = false;
  /** How often the room has come back, so that a connection lost while sending is noticed. */
  #returns = 0;
  #flushing = false;

  constructor(options: TypedAnswersOptions) {
    this.#options = options;
    this.store = createSnapshotStore({ waiting: this.#waiting.length });
  }

  /**
   * Resolves when the answer has been sent or queued. If sending fails although the room stays
   * connected, rejects and does not keep the answer.
   */
  async send(text: string): Promise<void> {
    const answer: WaitingAnswer = {
      segmentId: `typed-${this.#options.newId()}`,
      text: text.trim(),
    };
    if (answer.text === '') return;
    if (!this.#online || this.#waiting.length > 0) return this.#queue(answer);
    const returns = this.#returns;
    try {
      await this.#give(answer);
    } catch (error) {
      if (this.#online && this.#returns === returns) throw error;
      // The connection had died before the room noticed.
      await this.#queue(answer);
    }
  }

  /** Removes and returns the queued answers, so that the caller can store them elsewhere. */
  takeWaiting(): readonly WaitingAnswer[] {
    const waiting = this.#waiting;
    this.#keep([]);
    return waiting;
  }

  /** Sets whether the room is connected. If it is, sends the queued answers. */
  setOnline(online: boolean): void {
    if (online && !this.#online) this.#returns += 1;
    this.#online = online;
    void this.#flush();
  }

  get #waiting(): readonly WaitingAnswer[] {
    return this.#options.memory.value.waiting;
  }

  async #give(answer: WaitingAnswer): Promise<void> {
    await this.#options.transport.send({
      type: 'user_speech_chunk',
      data: { text_chunk: answer.text, is_final: true, segment_id: answer.segmentId, typed: true },
    });
    this.#options.onSent(answer);
  }

  async #queue(answer: WaitingAnswer): Promise<void> {
    this.#keep([...this.#waiting, answer]);
    await this.#flush();
  }

  async #flush(): Promise<void> {
    if (this.#flushing) return;
    this.#flushing = true;
    try {
      for (let [next] = this.#waiting; next && this.#online; [next] = this.#waiting) {
        await this.#give(next);
        this.#keep(this.#waiting.slice(1));
      }
    } catch {
      // If an answer can't be sent, leave it in the queue for the next attempt.
    } finally {
      this.#flushing = false;
    }
  }

  #keep(waiting: readonly WaitingAnswer[]): void {
    this.#options.memory.keep({ waiting });
    this.store.setState({ waiting: waiting.length });
  }
}
