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

/** Opus' own rate: nothing is resampled between the decoder and the listener (Hz). */
export const LISTENING_RATE = 48_000;
const CONNECT_TIMEOUT_MS = 30_000;
const CLOSE_TIMEOUT_MS = 4_000;
/** On a busy machine, speech may take this much longer than it should (ms). */
const SLACK_MS = 5_000;

export interface Received<Message = DataChannelMessage> {
  /** Milliseconds since the epoch, with fractions. */
  at: number;
  message: Message;
}

/** A candidate without a browser: microphone, listener and data channel in one LiveKit room. */
export class Candidate {
  readonly received: Received[] = [];
  interviewer: { identity: string; name: string } | null = null;
  /** The interviewer ended the interview, or the room is gone. */
  over = false;
  /** Called with each frame of the interviewer's audio, at `LISTENING_RATE`. */
  onAudio: (samples: Int16Array, at: number) => void = () => undefined;
  private readonly room = new Room();
  private reader: ReadableStreamDefaultReader<{ data: Int16Array }> | null = null;

  /** @param clock share one between all candidates of a process. */
  constructor(
    readonly microphone: Microphone,
    private readonly clock = new MicrophoneClock(),
  ) {}

  /** Joins the room and opens the microphone. @throws Error when the room does not answer. */
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
   * Plays samples through the microphone, in place of what was playing.
   * @returns the microphone's sample at which they begin; `ended` resolves with the time of the
   *   last one, or with the present when the interview is over before.
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

  /** Sends any bytes, such as a message no client would send. */
  async sendBytes(bytes: Uint8Array): Promise<void> {
    await this.room.localParticipant?.publishData(bytes, { reliable: true });
  }

  /** Messages of one type received at or after `since`. */
  of<T extends DataChannelType>(type: T, since = 0): Received<DataChannelMessageOf<T>>[] {
    return this.received.filter(
      (received): received is Received<DataChannelMessageOf<T>> =>
        received.message.type === type && received.at >= since,
    );
  }

  /** Waits for a message received at or after `since`. @throws Error after `ms`. */
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

  /** Leaves the room. Never throws: a room on an overloaded machine may not answer. */
  async leave(): Promise<void> {
    this.clock.remove(this.microphone);
    for (const step of [this.room.disconnect(), this.reader?.cancel(), this.microphone.close()])
      if (step) await atMost(CLOSE_TIMEOUT_MS, step);
  }

  /** Listens until the track or `leave` ends it. */
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
