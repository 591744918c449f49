import {
  AudioStream,
  type RemoteParticipant,
  type RemoteTrack,
  type RemoteTrackPublication,
  type Room,
  RoomEvent,
  TrackKind,
  TrackSource,
} from '@livekit/rtc-node';
import { STT_SAMPLE_RATE } from '../stt/stt';
import type { MicrophoneSource, TrackSound } from '../turn-detection/microphone';

/** Frame length (ms). Two frames fill one VAD window. */
const FRAME_MS = 16;

/** One participant's microphone in a LiveKit room. */
export class RoomMicrophone implements MicrophoneSource {
  constructor(
    private readonly room: Room,
    private readonly identity: string,
  ) {}

  get on(): boolean {
    return this.publications().some(({ muted }) => !muted);
  }

  follow(heard: (sound: TrackSound) => void): () => void {
    const subscribed = (
      track: RemoteTrack,
      { source }: RemoteTrackPublication,
      participant: RemoteParticipant,
    ) => {
      if (
        participant.identity === this.identity &&
        source === TrackSource.SOURCE_MICROPHONE &&
        track.kind === TrackKind.KIND_AUDIO
      )
        heard(new LiveSound(track));
    };
    this.room.on(RoomEvent.TrackSubscribed, subscribed);
    for (const { track } of this.publications()) if (track) heard(new LiveSound(track));
    return () => this.room.off(RoomEvent.TrackSubscribed, subscribed);
  }

  private publications(): RemoteTrackPublication[] {
    const publications =
      this.room.remoteParticipants.get(this.identity)?.trackPublications.values() ?? [];
    return [...publications].filter(({ source }) => source === TrackSource.SOURCE_MICROPHONE);
  }
}

class LiveSound implements TrackSound {
  private readonly reader;

  constructor(track: RemoteTrack) {
    this.reader = new AudioStream(track, {
      sampleRate: STT_SAMPLE_RATE,
      numChannels: 1,
      frameSizeMs: FRAME_MS,
    }).getReader();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Int16Array> {
    for (let frame = await this.reader.read(); !frame.done; frame = await this.reader.read())
      yield frame.value.data;
  }

  close(): void {
    // Ignore errors: cancelling fails if the stream has already ended.
    this.reader.cancel().catch(() => undefined);
  }
}
