import {
  encodeDataChannelMessage,
  type ConnectionStatus,
  type DataChannelMessageInput,
} from '@portal/protocol';
import {
  ConnectionState,
  DisconnectReason,
  ParticipantKind,
  Room,
  RoomEvent,
  Track,
  TrackEvent,
  type LocalTrackPublication,
  type Participant,
  type RemoteTrack,
  type RoomOptions,
} from 'livekit-client';
import type { RemoteAudio, RoomTransport, RoomTransportEvent } from './room-transport';

/**
 * §7: adaptive stream and dynacast on; auto-subscribe is the client's default and named at connect.
 * The time limits and retry delays of §9 are the client's own defaults, which a test holds it to; the one of the signalling
 * socket (`websocketTimeout`, 15 s too) can be read only while connecting to a server, and no test does.
 */
export const ROOM_OPTIONS = { adaptiveStream: true, dynacast: true } as const satisfies RoomOptions;

const STATUS: Record<ConnectionState, ConnectionStatus> = {
  [ConnectionState.Disconnected]: 'disconnected',
  [ConnectionState.Connecting]: 'connecting',
  [ConnectionState.Connected]: 'connected',
  [ConnectionState.Reconnecting]: 'reconnecting',
  [ConnectionState.SignalReconnecting]: 'reconnecting',
};

/** After these no way leads back into the room; all others are faults on the way. */
const ENDED: ReadonlySet<DisconnectReason | undefined> = new Set([
  DisconnectReason.CLIENT_INITIATED,
  DisconnectReason.DUPLICATE_IDENTITY,
  DisconnectReason.PARTICIPANT_REMOVED,
  DisconnectReason.ROOM_DELETED,
  DisconnectReason.ROOM_CLOSED,
]);

function remoteAudio(track: RemoteTrack): RemoteAudio {
  return {
    track: track.mediaStreamTrack,
    attach: (element) => void track.attach(element),
    detach: (element) => void track.detach(element),
  };
}

/**
 * The room server says who is an agent, by a grant in the token of whoever joins; an identity is only a name, that anybody may bear.
 * Others in the room are neither heard nor listened to.
 */
const isAgent = (participant: Pick<Participant, 'kind'> | undefined): boolean =>
  participant?.kind === ParticipantKind.AGENT;

/** The room on LiveKit; beside it only the connection check knows its client. */
export class LiveKitRoom implements RoomTransport {
  readonly #room: Room;
  readonly #listeners = new Set<(event: RoomTransportEvent) => void>();
  /** The voice that is heard now. */
  #audioTrack: RemoteTrack | null = null;

  constructor(room: Room = new Room(ROOM_OPTIONS)) {
    this.#room = room;
    room
      .on(
        RoomEvent.ConnectionStateChanged,
        (state) =>
          state !== ConnectionState.Disconnected &&
          this.#emit({ type: 'status', status: STATUS[state] }),
      )
      .on(RoomEvent.Disconnected, (reason) =>
        this.#emit({ type: 'status', status: 'disconnected', ended: ENDED.has(reason) }),
      )
      .on(RoomEvent.Reconnected, () => this.#emitParticipants())
      .on(
        RoomEvent.DataReceived,
        (payload, participant) => isAgent(participant) && this.#emit({ type: 'data', payload }),
      )
      .on(RoomEvent.ActiveSpeakersChanged, (speakers) =>
        this.#emit({
          type: 'speakers',
          speakers: speakers
            .filter((one) => one.isLocal || isAgent(one))
            .map(({ identity, isLocal }) => ({ identity, local: isLocal })),
        }),
      )
      .on(
        RoomEvent.TrackSubscribed,
        (track, _publication, participant) =>
          isAgent(participant) && this.#handleTrack(track, true),
      )
      .on(
        RoomEvent.TrackUnsubscribed,
        (track, _publication, participant) =>
          isAgent(participant) && this.#handleTrack(track, false),
      )
      .on(RoomEvent.LocalTrackPublished, (publication) => this.#handlePublished(publication))
      .on(RoomEvent.ParticipantConnected, () => this.#emitParticipants())
      .on(RoomEvent.ParticipantDisconnected, () => this.#emitParticipants())
      .on(RoomEvent.AudioPlaybackStatusChanged, () =>
        this.#emit({ type: 'playback', allowed: room.canPlaybackAudio }),
      );
  }

  async connect(url: string, token: string): Promise<void> {
    await this.#room.connect(url, token, { autoSubscribe: true });
    this.#emitParticipants();
  }

  async disconnect(): Promise<void> {
    await this.#room.disconnect(true);
    this.#room.removeAllListeners();
  }

  async send(message: DataChannelMessageInput): Promise<void> {
    await this.#room.localParticipant.publishData(encodeDataChannelMessage(message), {
      reliable: true,
    });
  }

  async setMicrophone(on: boolean): Promise<void> {
    await this.#room.localParticipant.setMicrophoneEnabled(on);
  }

  isMicrophoneOn(): boolean {
    return this.#room.localParticipant.isMicrophoneEnabled;
  }

  microphoneTrack(): MediaStreamTrack | null {
    return (
      this.#room.localParticipant.getTrackPublication(Track.Source.Microphone)?.track
        ?.mediaStreamTrack ?? null
    );
  }

  async useMicrophone(deviceId: string | null): Promise<void> {
    await this.#room.switchActiveDevice('audioinput', deviceId ?? 'default', false);
  }

  async useSpeaker(deviceId: string | null): Promise<void> {
    await this.#room.switchActiveDevice('audiooutput', deviceId ?? '', false);
  }

  stopLocalTracks(): void {
    for (const { track } of this.#room.localParticipant.trackPublications.values()) track?.stop();
  }

  async startAudio(): Promise<void> {
    await this.#room.startAudio();
  }

  subscribe(listener: (event: RoomTransportEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** It stays the same track of the client, whichever device is behind it; a full reconnect publishes it once more. */
  #handlePublished({ source, track }: LocalTrackPublication): void {
    if (source === Track.Source.Microphone)
      track
        ?.off(TrackEvent.Ended, this.#handleMicrophoneEnded)
        .on(TrackEvent.Ended, this.#handleMicrophoneEnded);
  }

  readonly #handleMicrophoneEnded = (): void => this.#emit({ type: 'microphone-ended' });

  #handleTrack(track: RemoteTrack, subscribed: boolean): void {
    if (track.kind !== Track.Kind.Audio) return;
    if (!subscribed) track.detach();
    // An interviewer who comes back may be heard before the old track is gone: its end must not silence the new one.
    if (!subscribed && track !== this.#audioTrack) return;
    this.#audioTrack = subscribed ? track : null;
    this.#emit({ type: 'audio', audio: subscribed ? remoteAudio(track) : null });
  }

  #emitParticipants(): void {
    const agents = [...this.#room.remoteParticipants.values()].filter(isAgent);
    this.#emit({ type: 'participants', identities: agents.map(({ identity }) => identity) });
  }

  #emit(event: RoomTransportEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }
}

export const createLiveKitRoom = (): RoomTransport => new LiveKitRoom();
