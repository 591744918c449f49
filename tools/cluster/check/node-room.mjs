import { ConnectionState, DisconnectReason, Room, RoomEvent } from '@livekit/rtc-node';
import { encodeDataChannelMessage } from '../../../libs/protocol/src/data-channel-codec.ts';

const STATUS = {
  [ConnectionState.CONN_CONNECTED]: 'connected',
  [ConnectionState.CONN_RECONNECTING]: 'reconnecting',
};
/** Disconnect reasons after which the page does not reconnect. */
const ENDED = new Set([
  DisconnectReason.CLIENT_INITIATED,
  DisconnectReason.DUPLICATE_IDENTITY,
  DisconnectReason.PARTICIPANT_REMOVED,
  DisconnectReason.ROOM_DELETED,
  DisconnectReason.ROOM_CLOSED,
]);

/** Implements the page's `RoomTransport` with LiveKit's client for Node, without audio. */
export class NodeRoom {
  #room = null;
  #listeners = new Set();

  async connect(url, token) {
    const room = new Room();
    this.#room = room;
    const emit = (event) => {
      // Ignore late events from a connection that has been replaced.
      if (this.#room === room) for (const listener of [...this.#listeners]) listener(event);
    };
    const participants = () =>
      emit({ type: 'participants', identities: [...room.remoteParticipants.keys()] });
    room
      .on(RoomEvent.DataReceived, (payload) => emit({ type: 'data', payload }))
      .on(RoomEvent.ParticipantConnected, participants)
      .on(RoomEvent.ParticipantDisconnected, participants)
      .on(
        RoomEvent.ConnectionStateChanged,
        (state) => STATUS[state] && emit({ type: 'status', status: STATUS[state] }),
      )
      .on(RoomEvent.Disconnected, (reason) =>
        emit({ type: 'status', status: 'disconnected', ended: ENDED.has(reason) }),
      );
    await room.connect(url, token, { autoSubscribe: false, dynacast: false });
    emit({ type: 'status', status: 'connected' });
    participants();
  }

  async disconnect() {
    const room = this.#room;
    this.#room = null;
    await room?.disconnect();
  }

  async send(message) {
    if (!this.#room?.isConnected) throw new Error('not connected');
    await this.#room.localParticipant.publishData(encodeDataChannelMessage(message), {
      reliable: true,
    });
  }

  subscribe(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** There is no screen to ask for. */
  handleRpc() {
    return () => undefined;
  }

  async setMicrophone() {}
  isMicrophoneOn() {
    return false;
  }
  microphoneTrack() {
    return null;
  }
  async useMicrophone() {}
  async useSpeaker() {}
  stopLocalTracks() {}
  async startAudio() {}
}
