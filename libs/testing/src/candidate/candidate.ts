import {
  AudioStream,
  type RemoteTrack,
  Room,
  RoomEvent,
  TrackKind,
  TrackPublishOptions,
  TrackSource,
} from '@livekit/rtc-node';
import {
  type DataChannelMessage,
  type DataChannelMessageOf,
  type DataChannelType,
  encodeDataChannelMessage,
  parseDataChannelMessage,
} from '@portal/protocol';
import { setTimeout as sleep } from 'node:timers/promises';
import { atMost, now, until, within } from '../time';
import { type Microphone, MicrophoneClock } from './microphone';

/**
 * Sample rate of the audio passed to `onAudio` (Hz). It matches Opus, so no resampling is needed.
 */
export const LISTENING_RATE = 48_000;
const CONNECT_TIMEOUT_MS = 30_000;
const CLOSE_TIMEOUT_MS = 4_000;
/** Extra time for speech to finish playing on a busy machine (ms). */
const SLACK_MS = 5_000;

export interface Received<Message = DataChannelMessage> {
  /** Arrival time of the message, in fractional milliseconds since the epoch. */
  at: number;
  message: Message;
}

/**
 * A test candidate without a browser. Joins a LiveKit room, speaks into a simulated microphone, and
 * receives the interviewer's audio and messages.
 */
export class Candidate {
  readonly received: Received[] = [];
  interviewer: { identity: string; name: string } | null = null;
  /** Whether the interviewer has ended the interview or the connection to the room has closed. */
  over = false;
  /**
   * Called with each frame of the interviewer's audio (at `LISTENING_RATE`) and the frame's arrival
   * time.
   */
  onAudio: (samples: Int16Array, at: number) => void = () => undefined;
  private readonly room = new Room();
  private reader: ReadableStreamDefaultReader<{ data: Int16Array }> | null = null;

  /** @param clock drives the microphone. Share one clock among all candidates in a process. */
  constructor(
    readonly microphone: Microphone,
    private readonly clock = new MicrophoneClock(),
  ) {}

  /**
   * Joins the room and opens the microphone.
   * @throws Error if the room cannot be joined in time.
   */
  async join(url: string, token: string): Promise<void> {
    this.room.on(RoomEvent.DataReceived, (payload) => {
      const message = parseDataChannelMessage(payload);
      if (!message) return;
      this.received.push({ at: now(), message });
      if (message.type === 'interview_ended') this.over = true;
    });
    this.room.on(RoomEvent.TrackSubscribed, (track, _publication, participant) => {
      this.interviewer = { identity: participant.identity, name: participant.name ?? '' };
      if (track.kind === TrackKind.KIND_AUDIO) this.listen(track).catch(() => undefined);
    });
    this.room.on(RoomEvent.Disconnected, () => (this.over = true));
    await Promise.race([
      this.room.connect(url, token, { autoSubscribe: true, dynacast: false }),
      sleep(CONNECT_TIMEOUT_MS).then(() => Promise.reject(new Error('the room did not answer'))),
    ]);
    await this.room.localParticipant?.publishTrack(
      this.microphone.track,
      new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE }),
    );
    this.clock.add(this.microphone);
  }

  /**
   * Plays samples through the microphone, replacing anything that is still playing.
   * @returns `start`, the position of the first sample in the microphone's stream, and `ended`,
   *   which resolves with the time at which the last sample was played. If the interview ends or
   *   playback takes too long, `ended` resolves with the current time.
   */
  say(samples: Int16Array): { start: number; ended: Promise<number> } {
    const start = this.microphone.say(samples);
    const last = start + samples.length - 1;
    const lengthMs = (samples.length / this.microphone.rate) * 1_000;
    const ended = within(
      lengthMs + SLACK_MS,
      () => this.over || this.microphone.timeOf(last) !== null,
    ).then(() => this.microphone.timeOf(last) ?? now());
    return { start, ended };
  }

  async send(message: DataChannelMessage): Promise<void> {
    await this.sendBytes(encodeDataChannelMessage(message));
  }

  /** Sends raw bytes, for example a malformed message that no real client would send. */
  async sendBytes(bytes: Uint8Array): Promise<void> {
    await this.room.localParticipant?.publishData(bytes, { reliable: true });
  }

  /** Returns the messages of one type that were received at or after `since`. */
  of<T extends DataChannelType>(type: T, since = 0): Received<DataChannelMessageOf<T>>[] {
    return this.received.filter(
      (received): received is Received<DataChannelMessageOf<T>> =>
        received.message.type === type && received.at >= since,
    );
  }

  /**
   * Returns the first message of this type that was received at or after `since` and that `wanted`
   * accepts. Waits for it if necessary.
   * @throws Error if none arrives within `ms`.
   */
  async next<T extends DataChannelType>(
    type: T,
    since: number,
    ms: number,
    wanted: (message: DataChannelMessageOf<T>) => boolean = () => true,
  ): Promise<Received<DataChannelMessageOf<T>>> {
    const find = () => this.of(type, since).find(({ message }) => wanted(message));
    await until(() => find() !== undefined, ms, `message ${type}`);
    return find()!;
  }

  /**
   * Leaves the room. Errors are ignored, and each step is given only a few seconds, because a room
   * on an overloaded machine may not respond.
   */
  async leave(): Promise<void> {
    this.clock.remove(this.microphone);
    for (const step of [this.room.disconnect(), this.reader?.cancel(), this.microphone.close()])
      if (step) await atMost(CLOSE_TIMEOUT_MS, step);
  }

  /** Passes the track's audio to `onAudio` until the track ends or the candidate leaves. */
  private async listen(track: RemoteTrack): Promise<void> {
    await this.reader?.cancel();
    this.reader = new AudioStream(track, LISTENING_RATE, 1).getReader();
    for (
      let { done, value } = await this.reader.read();
      !done;
      { done, value } = await this.reader.read()
    )
      if (value) this.onAudio(value.data, now());
  }
}
