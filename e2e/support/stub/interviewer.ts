import { randomUUID } from 'node:crypto';
import {
  AudioFrame,
  AudioSource,
  LocalAudioTrack,
  Room,
  RoomEvent,
  TrackPublishOptions,
  TrackSource,
} from '@livekit/rtc-node';
import {
  encodeDataChannelMessage,
  INTERVIEWER_HEARTBEAT_MS,
  INTERVIEWER_IDENTITY_PREFIX,
  type DataChannelData,
  type DataChannelMessageInput,
  type DataChannelType,
} from '@portal/protocol';
import { AccessToken } from 'livekit-server-sdk';
import { fromEnvironment } from '../environment';
import { roomService } from '../room-service';

const SAMPLE_RATE = 16_000;
const FRAME = SAMPLE_RATE / 100;

/** LiveKit's kinds of participants: workers join as agents, everybody else is standard. */
type Kind = 'standard' | 'agent';

/**
 * A room on the real LiveKit server. No worker is dispatched to this room, so a test can act as the
 * interviewer. For a second participant in the same room, create another with its name.
 */
export class StubbedRoom {
  #interviewer: Room | null = null;
  #sounding: Promise<void> | null = null;
  #loud = false;
  #heartbeat: NodeJS.Timeout | undefined;

  constructor(readonly name = `interview-${randomUUID()}`) {}

  /** Returns a token for this room. */
  async tokenFor(identity: string, kind: Kind): Promise<string> {
    const { livekit } = fromEnvironment();
    const token = new AccessToken(livekit.apiKey, livekit.apiSecret, { identity, ttl: '1h' });
    token.kind = kind;
    token.addGrant({
      room: this.name,
      roomJoin: true,
      canPublish: true,
      canSubscribe: true,
      canPublishData: true,
    });
    return token.toJwt();
  }

  /**
   * Returns the voice API's login response, which grants access to this room.
   * @param url where the page finds the room server
   */
  async loginAnswer(
    { id, email }: { id: string; email: string },
    url = fromEnvironment().livekit.url,
  ): Promise<{ json: object }> {
    return {
      json: {
        session_id: 'session-1',
        room_name: this.name,
        livekit_token: await this.tokenFor(id, 'standard'),
        livekit_url: url,
        expires_in: 3_600,
        user_identity: email,
      },
    };
  }

  /**
   * Joins as a participant whose messages and sound the test controls.
   * @param listens whether to receive the others' sound and hence learn who is speaking
   */
  async join(
    identity = `${INTERVIEWER_IDENTITY_PREFIX}-1`,
    { kind = 'agent', listens = false }: { kind?: Kind; listens?: boolean } = {},
  ): Promise<void> {
    const room = new Room();
    await room.connect(fromEnvironment().livekit.url, await this.tokenFor(identity, kind), {
      autoSubscribe: listens,
      dynacast: false,
    });
    this.#interviewer = room;
    // The page takes an interviewer without a heartbeat for missing.
    this.#heartbeat = setInterval(
      () => void this.send('keepalive').catch(() => undefined),
      INTERVIEWER_HEARTBEAT_MS,
    ).unref();
  }

  /**
   * Calls an RPC method of a participant as the interviewer.
   * @throws RpcError if the call is refused
   */
  async callRpc(destinationIdentity: string, method: string): Promise<string> {
    if (!this.#interviewer?.localParticipant) throw new Error('the interviewer is not in the room');
    return this.#interviewer.localParticipant.performRpc({
      destinationIdentity,
      method,
      payload: '',
    });
  }

  async send<T extends DataChannelType>(type: T, data?: DataChannelData<T>): Promise<void> {
    const message = { type, data: data ?? {} } as DataChannelMessageInput;
    await this.#interviewer?.localParticipant?.publishData(encodeDataChannelMessage(message), {
      reliable: true,
    });
  }

  /**
   * Plays a sound until `stopSpeaking` is called, so that the room shows the interviewer as its
   * active speaker.
   */
  async startSpeaking(): Promise<void> {
    this.#loud = true;
    if (this.#sounding !== null) return;
    const source = new AudioSource(SAMPLE_RATE, 1, 200);
    const track = LocalAudioTrack.createAudioTrack('voice', source);
    await this.#interviewer?.localParticipant?.publishTrack(
      track,
      new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE }),
    );
    this.#sounding = this.#sound(source);
  }

  /** Stops the sound but keeps the microphone open, as the real interviewer does. */
  stopSpeaking(): void {
    this.#loud = false;
  }

  /** Removes a participant from the room, as the server would. */
  async remove(identity: string): Promise<void> {
    await roomService().removeParticipant(this.name, identity);
  }

  /**
   * Resolves once the server reports this identity as an active speaker, which it does to those who
   * listen.
   */
  async untilActive(speaker: string): Promise<void> {
    const room = this.#interviewer;
    await new Promise<void>((resolve) =>
      room?.on(
        RoomEvent.ActiveSpeakersChanged,
        (speakers) => speakers.some(({ identity }) => identity === speaker) && resolve(),
      ),
    );
  }

  /** Returns the identities of the participants in the room, according to the server. */
  async identities(): Promise<string[]> {
    return (await roomService().listParticipants(this.name)).map(({ identity }) => identity);
  }

  /** Returns the server's id of one participant's session, which a new session changes. */
  async sessionOf(identity: string): Promise<string> {
    return (await roomService().getParticipant(this.name, identity)).sid;
  }

  /**
   * Returns the version of RPC that a participant's client understands, from what it told the
   * server. The second version came with client protocol 1.
   */
  async rpcVersion(identity: string): Promise<1 | 2> {
    return (await roomService().getParticipant(this.name, identity)).clientProtocol < 1 ? 1 : 2;
  }

  async leave(): Promise<void> {
    const interviewer = this.#interviewer;
    this.#interviewer = null;
    clearInterval(this.#heartbeat);
    await this.#sounding;
    this.#sounding = null;
    await interviewer?.disconnect();
  }

  async #sound(source: AudioSource): Promise<void> {
    for (let at = 0; this.#interviewer !== null; at += FRAME) {
      const samples = Int16Array.from({ length: FRAME }, (_, index) =>
        this.#loud ? 9_000 * Math.sin((2 * Math.PI * 330 * (at + index)) / SAMPLE_RATE) : 0,
      );
      await source.captureFrame(new AudioFrame(samples, SAMPLE_RATE, 1, FRAME));
    }
  }
}
