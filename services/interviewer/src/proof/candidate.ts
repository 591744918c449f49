import {
  AudioFrame,
  AudioSource,
  AudioStream,
  LocalAudioTrack,
  Room,
  RoomEvent,
  TrackKind,
  TrackPublishOptions,
  TrackSource,
  type RemoteTrack,
} from '@livekit/rtc-node';
import {
  type DataChannelMessage,
  type DataChannelMessageOf,
  type DataChannelType,
  encodeDataChannelMessage,
  parseDataChannelMessage,
} from '@portal/protocol';
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { readWavHeader, SampleReader } from '../tts/wav';
import { until } from './livekit';

const RATE = 16_000;
const FRAME = RATE / 100;
/** Some minutes of sound. */
const MAX_SPEECH_BYTES = 2 ** 24;
/** Mean level above which the interviewer counts as heard. */
const AUDIBLE = 200;

export interface Received<Message = DataChannelMessage> {
  at: number;
  message: Message;
}

/** Speech of a synthetic person, at 16 kHz. */
export function speech(text: string): Int16Array {
  const bytes = execFileSync('flite', ['-voice', 'rms', '-t', text, '-o', '/dev/stdout'], {
    maxBuffer: MAX_SPEECH_BYTES,
  });
  const format = readWavHeader(bytes);
  if (format?.sampleRate !== RATE) throw new Error(`flite gave ${format?.sampleRate} Hz`);
  return new SampleReader().read(bytes.subarray(format.dataOffset));
}

/** A candidate without a browser: a microphone that is always open, ears, and the data channel. */
export class Candidate {
  readonly received: Received[] = [];
  /** When the interviewer's voice was heard last, and how loud it ever was. */
  lastHeardAt = 0;
  loudest = 0;
  interviewer: { identity: string; name: string } | null = null;
  private readonly room = new Room();
  private readonly microphone = new AudioSource(RATE, 1, 200);
  private track: LocalAudioTrack | null = null;
  private queue: { samples: Int16Array; done: () => void }[] = [];
  private open = true;
  private muted = false;

  async join(url: string, token: string): Promise<void> {
    this.room.on(RoomEvent.DataReceived, (payload) => {
      const message = parseDataChannelMessage(payload);
      if (message) this.received.push({ at: Date.now(), message });
    });
    this.room.on(RoomEvent.TrackSubscribed, (track, _publication, participant) => {
      this.interviewer = { identity: participant.identity, name: participant.name ?? '' };
      if (track.kind === TrackKind.KIND_AUDIO) void this.listen(track);
    });
    await this.room.connect(url, token, { autoSubscribe: true, dynacast: true });
    this.track = LocalAudioTrack.createAudioTrack('microphone', this.microphone);
    await this.room.localParticipant?.publishTrack(
      this.track,
      new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE }),
    );
    void this.capture();
  }

  /** Says it; resolves when the last of it has left the microphone. */
  async say(text: string, samples = speech(text)): Promise<number> {
    await new Promise<void>((done) => this.queue.push({ samples, done }));
    return Date.now();
  }

  async type(text: string, segmentId: string): Promise<void> {
    await this.room.localParticipant?.publishData(
      encodeDataChannelMessage({
        type: 'user_speech_chunk',
        data: { text_chunk: text, is_final: true, segment_id: segmentId, typed: true },
      }),
      { reliable: true },
    );
  }

  async sendRaw(text: string): Promise<void> {
    await this.room.localParticipant?.publishData(new TextEncoder().encode(text), {
      reliable: true,
    });
  }

  /** A muted microphone sends nothing at all. */
  mute(muted: boolean): void {
    this.muted = muted;
  }

  /** Messages of one type, those after `since` alone. */
  of<T extends DataChannelType>(type: T, since = 0): Received<DataChannelMessageOf<T>>[] {
    return this.received.filter(
      (received): received is Received<DataChannelMessageOf<T>> =>
        received.message.type === type && received.at >= since,
    );
  }

  /** Waits for a message that arrives after `since`. */
  async next<T extends DataChannelType>(
    type: T,
    since: number,
    ms: number,
    wanted: (message: DataChannelMessageOf<T>) => boolean = () => true,
  ): Promise<Received<DataChannelMessageOf<T>>> {
    await until(
      () => this.of(type, since).some(({ message }) => wanted(message)),
      ms,
      `message ${type}`,
    );
    const found = this.of(type, since).find(({ message }) => wanted(message));
    if (!found) throw new Error('unreachable');
    return found;
  }

  async leave(): Promise<void> {
    this.open = false;
    await this.room.disconnect();
  }

  private async capture(): Promise<void> {
    for (
      let current: Int16Array = new Int16Array(), at = 0, done: (() => void) | null = null;
      this.open;
    ) {
      if (at >= current.length) {
        done?.();
        const next = this.queue.shift();
        [current, at, done] = [next?.samples ?? new Int16Array(), 0, next?.done ?? null];
      }
      if (this.muted) {
        await sleep(10);
        continue;
      }
      const frame = new Int16Array(FRAME);
      frame.set(current.subarray(at, at + FRAME));
      at += FRAME;
      await this.microphone.captureFrame(new AudioFrame(frame, RATE, 1, FRAME));
    }
  }

  private async listen(track: RemoteTrack): Promise<void> {
    for await (const frame of new AudioStream(track, RATE, 1)) {
      let sum = 0;
      for (const sample of frame.data) sum += Math.abs(sample);
      const level = sum / Math.max(1, frame.data.length);
      this.loudest = Math.max(this.loudest, level);
      if (level > AUDIBLE) this.lastHeardAt = Date.now();
    }
  }
}
