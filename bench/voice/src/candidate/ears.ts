import { AudioStream, type RemoteTrack } from '@livekit/rtc-node';
import { AudibleSpans } from '../measure/audible';
import { now } from './time';
import { WavWriter } from './wav-writer';

/** Opus' own rate: nothing is resampled between the decoder and us (Hz). */
const RATE = 48_000;

/** What the candidate hears of the interviewer. */
export class Ears {
  readonly heard = new AudibleSpans(RATE);
  private readonly recording: WavWriter | null;
  private reader: ReadableStreamDefaultReader<{ data: Int16Array }> | null = null;

  constructor(recordTo: string | undefined) {
    this.recording = recordTo === undefined ? null : new WavWriter(recordTo, RATE);
  }

  /** Listens until the track or `close` ends it. */
  async listen(track: RemoteTrack): Promise<void> {
    await this.reader?.cancel();
    this.reader = new AudioStream(track, RATE, 1).getReader();
    for (
      let { done, value } = await this.reader.read();
      !done;
      { done, value } = await this.reader.read()
    ) {
      if (!value) continue;
      this.heard.push(value.data, now());
      this.recording?.write(value.data);
    }
  }

  async close(): Promise<void> {
    await this.reader?.cancel();
    this.heard.end();
    this.recording?.close();
  }
}
