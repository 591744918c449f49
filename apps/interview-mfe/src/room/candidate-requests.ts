import type { CandidateRequest } from '@portal/protocol';
import { createSnapshotStore, type SnapshotStore } from '../store/snapshot-store';
import type { RoomMemory } from './room-memory';
import type { RoomTransport } from './room-transport';

export interface CandidateRequestsOptions {
  transport: Pick<RoomTransport, 'send'>;
  memory: RoomMemory;
  log(event: string, error?: unknown): void;
}

/**
 * Sends the requests that the candidate makes with buttons: repeat the question, allow more time,
 * return to the usual pace, or hand over for another speech recognition.
 */
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

  /**
   * Changes the setting immediately and tells the interviewer. If the message can't be sent, the
   * setting is sent again once the interviewer can be reached.
   */
  setTakeYourTime(takeYourTime: boolean): void {
    this.store.setState({ takeYourTime });
    this.#options.memory.keep({ takeYourTime });
    this.sendPace();
  }

  /**
   * Sends the pace setting. Call this whenever the interviewer may not have received it, for
   * example after a reconnection.
   */
  sendPace(): void {
    this.#send(this.store.getState().takeYourTime ? 'take_your_time' : 'usual_pace');
  }

  /**
   * Asks the interviewer to hand over to another one, because the candidate has chosen another
   * speech recognition.
   */
  changeRecognition(): void {
    this.#send('change_recognition');
  }

  #send(message: CandidateRequest): void {
    this.#options.transport
      .send({ type: 'candidate_request', data: { message } })
      .catch((error: unknown) => this.#options.log('request not sent', error));
  }
}
