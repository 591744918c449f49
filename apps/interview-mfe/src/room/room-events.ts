import type { ConnectionStatus } from '@portal/protocol';
import type { RoomDevices } from '../devices/room-devices';
import type { SnapshotStore } from '../store/snapshot-store';
import type { Conversation } from './conversation';
import type { InterviewerLink } from './interviewer-link';
import type { Microphone } from './microphone';
import { Rejoin } from './rejoin';
import type { RemoteVoice } from './remote-voice';
import type { RoomSessionOptions } from './room-session-options';
import type { RoomSnapshot } from './room-snapshot';
import type { RoomTransportEvent } from './room-transport';

export interface RoomEventsParts extends Pick<
  RoomSessionOptions,
  'transport' | 'backend' | 'clock' | 'log'
> {
  store: SnapshotStore<RoomSnapshot>;
  conversation: Conversation;
  link: InterviewerLink;
  microphone: Microphone;
  voice: RemoteVoice;
  devices: RoomDevices | null;
  /**
   * Called each time the interviewer sends a greeting: when it joins, and when either side
   * reconnects.
   */
  onGreeted(): void;
  /** Called when the room can't be rejoined. */
  onLost(): void;
}

/** Handles the room's events, and rejoins when the connection is lost. */
export class RoomEvents {
  readonly #parts: RoomEventsParts;
  readonly #rejoin: Rejoin;
  #interviewerPresent = false;
  /** Whether the microphone was on when the connection was lost. */
  #wasUnmuted = false;

  constructor(parts: RoomEventsParts) {
    this.#parts = parts;
    const { transport, backend, clock, log, microphone } = parts;
    this.#rejoin = new Rejoin({
      clock,
      log,
      openRoom: () => backend.openRoom(),
      connect: (url, token) => transport.connect(url, token),
      onJoined: () => this.#wasUnmuted && void microphone.setMuted(false),
      onGivenUp: () => parts.onLost(),
    });
  }

  handle(event: RoomTransportEvent): void {
    const { store, voice, devices } = this.#parts;
    switch (event.type) {
      case 'status':
        return this.#handleStatus(event.status, event.ended ?? false);
      case 'data':
        return this.#handleData(event.payload);
      case 'speaking':
        return this.#showInterviewer(event.speaking);
      case 'participants':
        return this.#handleParticipants(event.identities);
      case 'microphone-ended':
        return void devices?.handleMicrophoneEnded();
      case 'audio':
        // If the audio track ends during speech, no speaker event follows, so end the speech here.
        if (event.audio === null) this.#showInterviewer(false);
        return voice.setAudio(event.audio);
      case 'playback':
        return store.setState({ playbackBlocked: !event.allowed });
    }
  }

  /** Stops rejoining. */
  stop(): void {
    this.#rejoin.stop();
  }

  #handleParticipants(identities: readonly string[]): void {
    // If there are two interviewers, use the newer one, whose identity sorts last.
    const interviewer = [...identities].sort().at(-1) ?? null;
    this.#interviewerPresent = interviewer !== null;
    this.#parts.link.handleInterviewer(interviewer);
    this.#showInterviewer(this.#parts.store.getState().interviewer === 'speaking');
  }

  #handleData(payload: Uint8Array): void {
    const message = this.#parts.conversation.handlePayload(payload);
    if (message?.type === 'connection') this.#parts.onGreeted();
    if (message) this.#parts.link.handleMessage(message);
  }

  #handleStatus(status: ConnectionStatus, ended: boolean): void {
    const { store, conversation, link, onLost } = this.#parts;
    const live = store.getState().phase.name === 'live';
    if (status === 'disconnected' && live && !ended) {
      if (!this.#rejoin.active) this.#wasUnmuted = !store.getState().microphone.muted;
      this.#rejoin.start();
    }
    const connection = this.#rejoin.active && status !== 'connected' ? 'reconnecting' : status;
    store.setState({ connection });
    conversation.handleStatus(connection);
    link.handleStatus(connection);
    if (status === 'disconnected' && live && ended) onLost();
  }

  #showInterviewer(speaking: boolean): void {
    const interviewer = speaking ? 'speaking' : 'listening';
    this.#parts.store.setState({ interviewer: this.#interviewerPresent ? interviewer : 'absent' });
  }
}
