import type { Clock, Stop } from '@portal/clock';
import {
  KEEPALIVE_INTERVAL_MS,
  type ConnectionStatus,
  type DataChannelMessage,
} from '@portal/protocol';
import { createSnapshotStore, type SnapshotStore } from '../store/snapshot-store';
import type { RoomBackend } from './backend';
import { CandidateRequests } from './candidate-requests';
import { InterviewerWatch } from './interviewer-watch';
import type { RoomMemory, WaitingAnswer } from './room-memory';
import type { RoomTransport } from './room-transport';
import { TypedAnswers } from './typed-answers';

export interface InterviewerLinkOptions {
  transport: Pick<RoomTransport, 'send'>;
  backend: Pick<RoomBackend, 'callInterviewer'>;
  clock: Clock;
  memory: RoomMemory;
  newId(): string;
  onSent(answer: WaitingAnswer): void;
  /** Called when the interviewer has left or been replaced. */
  onLost(): void;
  log(event: string, error?: unknown): void;
}

export interface LinkSnapshot {
  takeYourTime: boolean;
  /** Whether the interviewer has been silent for too long and another one is being called. */
  interviewerMissing: boolean;
  /** How many typed answers are waiting to be sent. */
  waitingAnswers: number;
}

/**
 * Sends typed answers, requests and keepalives to the interviewer, and detects when the interviewer
 * is missing.
 */
export class InterviewerLink {
  readonly store: SnapshotStore<LinkSnapshot>;
  readonly requests: CandidateRequests;
  readonly answers: TypedAnswers;
  readonly #options: InterviewerLinkOptions;
  readonly #watch: InterviewerWatch;
  readonly #stops: Stop[] = [];
  #started = false;
  #connection: ConnectionStatus = 'disconnected';
  /** The interviewer currently in the room or, if there is none, the last one to leave. */
  #interviewer: { identity: string; present: boolean } | null = null;
  /**
   * The interviewer that is to hand over, and what to do when another one has taken over. `called`
   * means that the next one was called before, so it is to hand over too.
   */
  #handOver: { from: string | null; called: boolean; onTaken: () => void } | null = null;

  constructor(options: InterviewerLinkOptions) {
    this.#options = options;
    this.requests = new CandidateRequests(options);
    this.answers = new TypedAnswers(options);
    this.#watch = new InterviewerWatch(
      options.clock,
      (interviewerMissing) => this.store.setState({ interviewerMissing }),
      () => this.#call(),
    );
    this.store = createSnapshotStore<LinkSnapshot>({
      ...this.requests.store.getState(),
      interviewerMissing: false,
      waitingAnswers: this.answers.store.getState().waiting,
    });
    this.#stops.push(
      this.requests.store.subscribe(() => this.store.setState(this.requests.store.getState())),
      this.answers.store.subscribe(() =>
        this.store.setState({ waitingAnswers: this.answers.store.getState().waiting }),
      ),
    );
  }

  /** Starts the keepalives. Call this after joining the room. */
  start(): void {
    this.#started = true;
    this.#stops.push(this.#options.clock.every(KEEPALIVE_INTERVAL_MS, () => this.#keepAlive()));
    this.#follow();
  }

  handleStatus(connection: ConnectionStatus): void {
    const back = connection === 'connected' && this.#connection !== 'connected';
    this.#connection = connection;
    if (!this.#started) return;
    this.#follow();
    // Send the pace setting again, because it may have been changed while the page was offline.
    if (back) this.requests.sendPace();
  }

  /**
   * Handles a change of interviewer.
   * @param identity identity of the interviewer in the room; null if there is none.
   */
  handleInterviewer(identity: string | null): void {
    const before = this.#interviewer;
    if (identity !== null) this.#interviewer = { identity, present: true };
    else if (before) this.#interviewer = { ...before, present: false };
    if (before?.present && before.identity !== identity) {
      this.#options.onLost();
      if (identity === null) this.#watch.handleLeft();
    }
    if (identity !== null) this.#handlePresent(identity);
  }

  handleMessage({ type }: DataChannelMessage): void {
    this.#watch.handleMessage();
    if (type !== 'connection') return;
    this.requests.sendPace();
    // An interviewer that greets again may not have received the request.
    if (this.#handOver?.from === this.#interviewer?.identity) this.#askToHandOver();
  }

  /** Whether an interviewer is to hand over and no other one has taken over yet. */
  get handingOver(): boolean {
    return this.#handOver !== null;
  }

  /**
   * Asks the interviewer to hand over, because the candidate has chosen another speech recognition.
   * One that only loses the connection for a moment is asked again when it is back.
   * @param onTaken called when an interviewer is present that was called after this
   */
  handOver(onTaken: () => void): void {
    const from = this.#interviewer?.identity ?? null;
    const called = from === null || this.store.getState().interviewerMissing;
    this.#handOver = { from, called, onTaken };
    this.#askToHandOver();
  }

  /** Stops all timers. Afterwards, no interviewer is called and nothing is sent. */
  stop(): void {
    this.#started = false;
    this.#watch.stop();
    this.answers.setOnline(false);
    for (const stop of this.#stops.splice(0)) stop();
  }

  #askToHandOver(): void {
    if (this.#handOver && this.#interviewer?.present) this.requests.changeRecognition();
  }

  #handlePresent(identity: string): void {
    const due = this.#handOver;
    if (!due || due.from === identity) return;
    if (due.called) {
      // It is asked when it greets.
      this.#handOver = { ...due, from: identity, called: false };
      return;
    }
    this.#handOver = null;
    due.onTaken();
  }

  #follow(): void {
    const online = this.#connection === 'connected';
    this.answers.setOnline(online);
    if (online) this.#watch.start();
    else this.#watch.stop();
  }

  #call(): void {
    this.#options.log('interviewer missing');
    this.#options.backend
      .callInterviewer(this.#interviewer?.identity ?? null)
      .catch((error: unknown) => this.#options.log('interviewer not called', error));
  }

  #keepAlive(): void {
    if (this.#connection !== 'connected') return;
    // Retry answers that failed to send even though the page was connected, for example because the
    // data channel was not open yet.
    this.answers.setOnline(true);
    this.#options.transport
      .send({ type: 'keepalive', data: {} })
      .catch((error: unknown) => this.#options.log('keepalive failed', error));
  }
}
