import { ApiError } from '@portal/api-clients';
import {
  encodeDataChannelMessage,
  type AddMessageBody,
  type Correction,
  type DataChannelData,
  type DataChannelMessageInput,
  type DataChannelType,
  type InterviewMessage,
  type InterviewSummary,
  type RuntimeData,
} from '@portal/protocol';
import { withCorrections } from '@portal/testing/fake-servers';
import { demoInterview } from '../../testing/demo-interview';
import type { RoomBackend } from '../backend';
import type { AudioAnalysis } from '../level-meter';
import type { RoomTransport, RoomTransportEvent } from '../room-transport';

/** An in-memory room. Tests emit its events and inspect the calls made to it. */
export class FakeRoom implements RoomTransport {
  readonly sent: DataChannelMessageInput[] = [];
  readonly calls: string[] = [];
  connectError: Error | null = null;
  sendError: Error | null = null;
  microphoneError: Error | null = null;
  microphoneOn = false;
  /** The RPC methods that can be called, with their handlers. */
  readonly rpc = new Map<string, () => string>();
  readonly #listeners = new Set<(event: RoomTransportEvent) => void>();

  get listeners(): number {
    return this.#listeners.size;
  }

  connect(url: string, token: string): Promise<void> {
    this.calls.push(`connect ${url} ${token}`);
    if (this.connectError) return Promise.reject(this.connectError);
    this.emit({ type: 'status', status: 'connected' });
    return Promise.resolve();
  }

  disconnect(): Promise<void> {
    this.calls.push('disconnect');
    this.emit({ type: 'status', status: 'disconnected' });
    return Promise.resolve();
  }

  send(message: DataChannelMessageInput): Promise<void> {
    if (this.sendError) return Promise.reject(this.sendError);
    this.sent.push(message);
    return Promise.resolve();
  }

  setMicrophone(on: boolean): Promise<void> {
    if (this.microphoneError) return Promise.reject(this.microphoneError);
    this.microphoneOn = on;
    return Promise.resolve();
  }

  isMicrophoneOn(): boolean {
    return this.microphoneOn;
  }

  microphoneTrack(): MediaStreamTrack | null {
    return this.microphoneOn ? fakeTrack : null;
  }

  useMicrophone(deviceId: string | null): Promise<void> {
    this.calls.push(`useMicrophone ${deviceId}`);
    return Promise.resolve();
  }

  useSpeaker(deviceId: string | null): Promise<void> {
    this.calls.push(`useSpeaker ${deviceId}`);
    return Promise.resolve();
  }

  stopLocalTracks(): void {
    this.calls.push('stopLocalTracks');
    this.microphoneOn = false;
  }

  startAudio(): Promise<void> {
    this.calls.push('startAudio');
    return Promise.resolve();
  }

  handleRpc(method: string, respond: () => string): () => void {
    this.rpc.set(method, respond);
    return () => this.rpc.delete(method);
  }

  subscribe(listener: (event: RoomTransportEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  emit(event: RoomTransportEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }

  /** Simulates a message from the interviewer. */
  receive<T extends DataChannelType>(type: T, data?: DataChannelData<T>): void {
    const message = { type, data: data ?? {} } as DataChannelMessageInput;
    this.emit({ type: 'data', payload: encodeDataChannelMessage(message) });
  }
}

/** A placeholder for an audio track. */
export const fakeTrack = { kind: 'audio', stop: () => undefined } as unknown as MediaStreamTrack;

/** An in-memory backend. Requests in `failing` reject, and requests in `hanging` never settle. */
export class FakeBackend implements RoomBackend {
  readonly calls: string[] = [];
  readonly messages: AddMessageBody[] = [];
  /** The messages that the page has added, as they are stored: `added-1` and so on. */
  readonly #added: InterviewMessage[] = [];
  /** The corrections that were saved last, by message. */
  readonly corrections: Record<string, readonly Correction[]> = {};
  readonly runtimeData: RuntimeData[] = [];
  readonly failing = new Set<keyof RoomBackend>();
  readonly hanging = new Set<keyof RoomBackend>();
  interview: InterviewSummary = { ...demoInterview, startedAt: null };
  stored: InterviewMessage[] = [];

  loadInterview = (): Promise<InterviewSummary> =>
    this.#answer('loadInterview', () => this.interview);
  loadMessages = (): Promise<InterviewMessage[]> => this.#answer('loadMessages', () => this.stored);
  addMessage = (body: AddMessageBody): Promise<InterviewMessage> =>
    this.#answer('addMessage', () => {
      const { role, content, metadata = null } = body;
      const id = `added-${this.messages.push(body)}`;
      const createdAt = '2026-11-18T10:00:31Z';
      const message = { id, interviewId: this.interview.id, role, content, metadata, createdAt };
      this.#added.push(message);
      return message;
    });
  /** Simulates that the interviewer's version of an utterance replaces the page's. */
  replace(message: InterviewMessage): void {
    this.#added.splice(0, Infinity, ...this.#added.filter(({ id }) => id !== message.id));
    this.stored.push(message);
  }
  correctMessage = (id: string, corrections: readonly Correction[]): Promise<InterviewMessage> =>
    this.#answer('correctMessage', () => {
      const message = [...this.stored, ...this.#added].find((one) => one.id === id);
      if (!message) throw new Error(`no message ${id}`);
      const corrected = withCorrections(message, corrections);
      if (!corrected)
        throw new ApiError({
          kind: 'http',
          status: 409,
          code: 'conflict',
          fallbackKey: 'correctMessage',
          message: 'These words have changed',
        });
      this.corrections[id] = corrections;
      return corrected;
    });
  sendRuntimeData = (data: RuntimeData): Promise<void> =>
    this.#answer('sendRuntimeData', () => void this.runtimeData.push(data));
  complete = (): Promise<void> => this.#answer('complete', () => undefined);
  analyze = (): Promise<void> => this.#answer('analyze', () => undefined);
  /**
   * The argument of each call to `callInterviewer`: the identity of the missing interviewer, or
   * null.
   */
  readonly missed: (string | null)[] = [];
  callInterviewer = (missing: string | null): Promise<void> =>
    this.#answer('callInterviewer', () => void this.missed.push(missing));
  openRoom = (): Promise<{ url: string; token: string }> =>
    this.#answer('openRoom', () => ({ url: 'ws://room', token: 'another token' }));
  reportTicket = (): Promise<{ ticket: string; expiresIn: number }> =>
    this.#answer('reportTicket', () => ({ ticket: 'opaque', expiresIn: 1_800 }));

  async #answer<T>(call: keyof RoomBackend, value: () => T): Promise<T> {
    this.calls.push(call);
    if (this.hanging.has(call)) return new Promise<T>(() => undefined);
    if (this.failing.has(call)) throw new Error(`${call} failed`);
    return Promise.resolve(value());
  }
}

/** A fake audio analysis whose level is set by the test. */
export class FakeAnalysis implements AudioAnalysis {
  value = 0;
  closed = false;
  level = (): number => this.value;
  close = (): void => {
    this.closed = true;
  };
}

/**
 * Creates a fake camera stream that records whether it was stopped. Call `end` to simulate an
 * unplugged camera.
 */
export function fakeStream(): { stream: MediaStream; stopped: () => boolean; end: () => void } {
  let stopped = false;
  const ended: (() => void)[] = [];
  const track = {
    stop: () => {
      stopped = true;
    },
    addEventListener: (_: string, run: () => void) => ended.push(run),
  };
  return {
    stream: { getTracks: () => [track] } as unknown as MediaStream,
    stopped: () => stopped,
    end: () => ended.forEach((run) => run()),
  };
}
