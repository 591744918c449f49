import { STT_SAMPLE_RATE, type SttStream } from './stt';

/**
 * Amount of audio to keep during silence (samples). Without it, the first consonant would be lost,
 * because speech is always detected with some delay.
 */
export const LEAD_IN_SAMPLES = 0.48 * STT_SAMPLE_RATE;
/**
 * Amount of audio to keep when a final transcript arrives during speech (samples), because the
 * transcript may not cover the most recent audio.
 */
const TAIL_SAMPLES = 0.3 * STT_SAMPLE_RATE;
/**
 * Maximum amount of audio to keep until its final transcript arrives (samples): 30 s, the limit of
 * most engines.
 */
const KEPT_SAMPLES = 30 * STT_SAMPLE_RATE;

/** A queue of samples from which the oldest can be dropped. */
export class Sound {
  private parts: Int16Array[] = [];
  length = 0;

  add(samples: Int16Array): void {
    // Copy the samples, because the room reuses its buffers.
    this.parts.push(samples.slice());
    this.length += samples.length;
  }

  keepLast(samples: number): void {
    for (
      let first = this.parts[0];
      first && this.length - first.length >= samples;
      first = this.parts[0]
    ) {
      this.parts.shift();
      this.length -= first.length;
    }
  }

  /** Returns all samples in one array. */
  joined(): Int16Array {
    const all = new Int16Array(this.length);
    let at = 0;
    for (const part of this.parts) {
      all.set(part, at);
      at += part.length;
    }
    return all;
  }

  replay(to: (samples: Int16Array) => void): void {
    for (const part of this.parts) to(part);
  }
}

interface Piece {
  sound: Sound;
  ended: boolean;
}

/** Keeps audio that has no final transcript yet, so that another engine can process it. */
export class SoundJournal {
  private readonly pieces: Piece[] = [];
  private between = new Sound();

  /** Whether there is any speech without a final transcript. */
  get unsettled(): boolean {
    return this.pieces.length > 0;
  }

  push(samples: Int16Array): void {
    const open = this.open();
    if (open) open.sound.add(samples);
    else this.between.add(samples);
    this.between.keepLast(LEAD_IN_SAMPLES);
    this.bound();
  }

  speechStarted(): void {
    if (this.open()) return;
    this.pieces.push({ sound: this.between, ended: false });
    this.between = new Sound();
  }

  speechEnded(): void {
    const open = this.open();
    if (open) open.ended = true;
  }

  /**
   * Drops the audio whose final transcript has arrived. This is the oldest piece, or all but the
   * end of the oldest piece if it is still being spoken.
   */
  settled(): void {
    const [oldest] = this.pieces;
    if (oldest?.ended) this.pieces.shift();
    else oldest?.sound.keepLast(TAIL_SAMPLES);
  }

  /** Replays all retained audio to another engine. */
  replay(to: Pick<SttStream, 'push' | 'speechStarted' | 'speechEnded'>): void {
    for (const { sound, ended } of this.pieces) {
      to.speechStarted();
      sound.replay((samples) => to.push(samples));
      if (ended) to.speechEnded();
    }
    this.between.replay((samples) => to.push(samples));
  }

  private open(): Piece | undefined {
    const last = this.pieces.at(-1);
    return last?.ended ? undefined : last;
  }

  private bound(): void {
    let kept = this.pieces.reduce((sum, { sound }) => sum + sound.length, 0);
    for (let oldest = this.pieces[0]; oldest && kept > KEPT_SAMPLES; oldest = this.pieces[0]) {
      const before = oldest.sound.length;
      oldest.sound.keepLast(Math.max(0, before - (kept - KEPT_SAMPLES)));
      kept -= before - oldest.sound.length;
      if (!oldest.ended || oldest.sound.length > 0) break;
      this.pieces.shift();
    }
  }
}
