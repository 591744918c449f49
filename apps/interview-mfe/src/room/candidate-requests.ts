import type { CandidateRequest } from '@portal/protocol';
import { createSnapshotStore, type SnapshotStore } from '../store/snapshot-store';
import type { RoomMemory } from './room-memory';
import type { RoomTransport } from './room-transport';

export interface CandidateRequestsOptions {
  transport: Pick<RoomTransport, 'send'>;
  memory: RoomMemory;
  log(event: string, error?: unknown): void;
}

/** What the candidate asks of the interviewer with a press: the question again, more patience, or the usual pace. */
export class CandidateRequests {
  readonly store: SnapshotStore<{ takeYourTime: boolean }>;
  readonly #options: CandidateRequestsOptions;

  constructor(options: CandidateRequestsOptions) {
    this.#options = options;
    this.store = createSnapshotStore({ takeYourTime: options.memory.value.takeYourTime });
  }

  repeatQuestion(): void {
    this.#send('repeat_question');
  }

  /** Shown at once; the interviewer hears of it now, or as soon as it can be reached. */
  setTakeYourTime(takeYourTime: boolean): void {
    this.store.setState({ takeYourTime });
    this.#options.memory.keep({ takeYourTime });
    this.sendPace();
  }

  /** Tells an interviewer that may not know it, such as one who took over from another. */
  sendPace(): void {
    this.#send(this.store.getState().takeYourTime ? 'take_your_time' : 'usual_pace');
  }

  #send(message: CandidateRequest): void {
    this.#options.transport
      .send({ type: 'candidate_request', data: { message } })
      .catch((error: unknown) => this.#options.log('request not sent', error));
  }
}
