import {
  AI_IDENTITY_MARKERS,
  CONNECTION_TIMEOUT_MS,
  type ConnectFailure,
  encodeDataChannelMessage,
  RECONNECT_BACKOFF_MS,
  RPC_RESPONSE_MAX_BYTES,
  type ConnectionStatus,
  type DataChannelMessageInput,
} from '@portal/protocol';
import {
  ConnectionError,
  ConnectionErrorReason,
  ConnectionState,
  DisconnectReason,
  ParticipantKind,
  Room,
  RoomEvent,
  RpcError,
  Track,
  TrackEvent,
  type LocalTrackPublication,
  type Participant,
  type ReconnectPolicy,
  type RemoteTrack,
  type RoomConnectOptions,
  type RoomOptions,
} from 'livekit-client';
import {
  JoinError,
  type RemoteAudio,
  type RoomTransport,
  type RoomTransportEvent,
} from './room-transport';

/** §9.40–9.41: The client's own policy adds random jitter to its delays. */
const RECONNECT_POLICY: ReconnectPolicy = {
  nextRetryDelayInMs: ({ retryCount }) => RECONNECT_BACKOFF_MS[retryCount] ?? null,
};

/**
 * What the specification says of the room (§3.18, §9) and the client lets us choose. The other
 * limits in §9 are fixed in the client: `e2e/conformance/room-limits.spec.ts` observes them.
 */
export const ROOM_OPTIONS = {
  adaptiveStream: true,
  dynacast: true,
  reconnectPolicy: RECONNECT_POLICY,
} as const satisfies RoomOptions;

/**
 * A connection is set up in two steps, each with its own limit: first the WebSocket, then media. A
 * server that can't be reached is not tried again here, because the candidate can retry.
 */
export const CONNECT_OPTIONS = {
  autoSubscribe: true,
  websocketTimeout: CONNECTION_TIMEOUT_MS,
  peerConnectionTimeout: CONNECTION_TIMEOUT_MS,
  maxRetries: 1,
} as const satisfies RoomConnectOptions;

const JOIN_FAILURES: Partial<Record<ConnectionErrorReason, ConnectFailure>> = {
  [ConnectionErrorReason.Timeout]: 'timeout',
  [ConnectionErrorReason.NotAllowed]: 'refused',
  [ConnectionErrorReason.ServerUnreachable]: 'unreachable',
  [ConnectionErrorReason.WebSocket]: 'unreachable',
};

/** Returns why a room couldn't be joined. The client's own words are English and for developers. */
export const joinFailure = (error: unknown): ConnectFailure =>
  (error instanceof ConnectionError && JOIN_FAILURES[error.reason as ConnectionErrorReason]) ||
  'failed';

const STATUS: Record<ConnectionState, ConnectionStatus> = {
  [ConnectionState.Disconnected]: 'disconnected',
  [ConnectionState.Connecting]: 'connecting',
  [ConnectionState.Connected]: 'connected',
  [ConnectionState.Reconnecting]: 'reconnecting',
  [ConnectionState.SignalReconnecting]: 'reconnecting',
};

/** Disconnect reasons after which the room can't be rejoined. All others are temporary faults. */
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
 * §4.61–4.65: Whether a participant is the interviewer, by LiveKit's kind or by a marker in its
 * identity, such as "ai". The candidate never is, although an identity may contain a marker by
 * chance, as "gmail" does. Audio and data from other participants are ignored.
 */
function isInterviewer(
  participant: Pick<Participant, 'identity' | 'isLocal' | 'kind'> | undefined,
): boolean {
  if (participant === undefined || participant.isLocal) return false;
  const identity = participant.identity.toLowerCase();
  return (
    participant.kind === ParticipantKind.AGENT ||
    AI_IDENTITY_MARKERS.some((marker) => identity.includes(marker))
  );
}

/**
 * How long to hold data whose sender the room server has not announced yet (ms). The server
 * announces participants who publish nothing in batches, every three seconds.
 */
const EARLY_DATA_MS = 5_000;

/**
 * Implements the room transport with LiveKit. Apart from this class, only the connection check uses
 * the LiveKit client.
 */
export class LiveKitRoom implements RoomTransport {
  readonly #room: Room;
  readonly #listeners = new Set<(event: RoomTransportEvent) => void>();
  /** The audio track being played. */
  #audioTrack: RemoteTrack | null = null;
  /** How often the room was connected, so that a late failure doesn't end a newer connection. */
  #connections = 0;
  #replacing = false;
  /** Data whose sender has not been announced yet. */
  #early: { payload: Uint8Array; atMs: number }[] = [];

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
        this.#emit({
          type: 'status',
          status: 'disconnected',
          ended: ENDED.has(reason) && !this.#replacing,
        }),
      )
      .on(RoomEvent.Reconnected, () => this.#emitParticipants())
      .on(RoomEvent.DataReceived, (payload, participant) => this.#handleData(payload, participant))
      .on(RoomEvent.ActiveSpeakersChanged, (speakers) =>
        // The client's list may keep a speaker who has left.
        this.#emit({
          type: 'speaking',
          speaking: speakers.some(
            (speaker) => isInterviewer(speaker) && room.remoteParticipants.has(speaker.identity),
          ),
        }),
      )
      .on(
        RoomEvent.TrackSubscribed,
        (track, _publication, participant) =>
          isInterviewer(participant) && this.#handleTrack(track, true),
      )
      .on(
        RoomEvent.TrackUnsubscribed,
        (track, _publication, participant) =>
          isInterviewer(participant) && this.#handleTrack(track, false),
      )
      .on(RoomEvent.LocalTrackPublished, (publication) => this.#handlePublished(publication))
      .on(RoomEvent.ParticipantConnected, (participant) => this.#handleConnected(participant))
      .on(RoomEvent.ParticipantDisconnected, () => this.#emitParticipants())
      .on(RoomEvent.AudioPlaybackStatusChanged, () =>
        this.#emit({ type: 'playback', allowed: room.canPlaybackAudio }),
      );
  }

  async connect(url: string, token: string): Promise<void> {
    try {
      await this.#room.connect(url, token, CONNECT_OPTIONS);
    } catch (error) {
      throw new JoinError(joinFailure(error), error);
    }
    this.#connections += 1;
    this.#emitParticipants();
  }

  async disconnect(): Promise<void> {
    await this.#room.disconnect(true);
    this.#room.removeAllListeners();
  }

  async send(message: DataChannelMessageInput): Promise<void> {
    const connection = this.#connections;
    try {
      await this.#room.localParticipant.publishData(encodeDataChannelMessage(message), {
        reliable: true,
      });
    } catch (error) {
      const stuck =
        error instanceof ConnectionError && this.#room.state === ConnectionState.Connected;
      if (stuck && connection === this.#connections) await this.#endConnection();
      throw error;
    }
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

  handleRpc(method: string, respond: () => string): () => void {
    this.#room.registerRpcMethod(method, async ({ callerIdentity }) => {
      if (!isInterviewer(this.#room.getParticipantByIdentity(callerIdentity)))
        throw new RpcError(RpcError.ErrorCode.UNSUPPORTED_METHOD, 'Method not supported');
      const response = respond();
      // The client would refuse it only for callers of RPC's first version (§9.36).
      if (new TextEncoder().encode(response).byteLength > RPC_RESPONSE_MAX_BYTES)
        throw new RpcError(
          RpcError.ErrorCode.RESPONSE_PAYLOAD_TOO_LARGE,
          'Response payload too large',
        );
      return response;
    });
    return () => this.#room.unregisterRpcMethod(method);
  }

  subscribe(listener: (event: RoomTransportEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Ends the connection without ending the room, so that the page rejoins. When the media transport
   * died silently while something was being sent, the client comes back by itself, but then fails
   * to send anything until it has a new connection.
   */
  async #endConnection(): Promise<void> {
    this.#replacing = true;
    try {
      await this.#room.disconnect();
    } finally {
      this.#replacing = false;
    }
  }

  /**
   * Reports when the microphone track ends. The client republishes the same track after a full
   * reconnect, so any existing listener is removed first.
   */
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
    // When an interviewer returns, its new track may arrive before the old one ends. The end of the
    // old track must not stop the new one.
    if (!subscribed && track !== this.#audioTrack) return;
    this.#audioTrack = subscribed ? track : null;
    this.#emit({ type: 'audio', audio: subscribed ? remoteAudio(track) : null });
  }

  /**
   * Holds data from a sender who has not been announced. Data and announcements take different ways
   * from the server, and the interviewer sends its greeting as soon as it has joined.
   */
  #handleData(payload: Uint8Array, sender: Participant | undefined): void {
    if (sender === undefined) this.#early.push({ payload, atMs: performance.now() });
    else if (isInterviewer(sender)) this.#emit({ type: 'data', payload });
  }

  #handleConnected(participant: Participant): void {
    this.#emitParticipants();
    const early = this.#early;
    this.#early = [];
    const oldestMs = performance.now() - EARLY_DATA_MS;
    for (const { payload, atMs } of early)
      if (isInterviewer(participant) && atMs >= oldestMs) this.#emit({ type: 'data', payload });
  }

  #emitParticipants(): void {
    const interviewers = [...this.#room.remoteParticipants.values()].filter(isInterviewer);
    this.#emit({ type: 'participants', identities: interviewers.map(({ identity }) => identity) });
  }

  #emit(event: RoomTransportEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }
}

export const createLiveKitRoom = (): RoomTransport => new LiveKitRoom();
