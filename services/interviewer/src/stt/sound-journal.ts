import { STT_SAMPLE_RATE, type SttStream } from './stt';

/** Sound kept while nobody speaks, so that first consonants are not lost: voice activity is noticed late (samples). */
export const LEAD_IN_SAMPLES = 0.48 * STT_SAMPLE_RATE;
/** Where words came while the voice went on, what was said after them is no older than this (samples). */
const TAIL_SAMPLES = 0.3 * STT_SAMPLE_RATE;
/** The most sound that waits for its words (samples): 30 s, as much as most engines take in one go. */
const KEPT_SAMPLES = 30 * STT_SAMPLE_RATE;

/** Sound in the order it came, which can be cut from its beginning. */
export class Sound {
  private parts: Int16Array[] = [];
  length = 0;

  add(samples: Int16Array): void {
    // A copy: the room uses its buffers again.
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

  /** All of it, in one array. */
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

/** Keeps what was said and has no final words yet, so that another engine can hear it again. */
export class SoundJournal {
  private readonly pieces: Piece[] = [];
  private between = new Sound();

  /** Whether something was said that has no final words yet. */
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

  /** Final words have come: they are those of the oldest piece. */
  settled(): void {
    const [oldest] = this.pieces;
    if (oldest?.ended) this.pieces.shift();
    else oldest?.sound.keepLast(TAIL_SAMPLES);
  }

  /** Lets another engine hear it all, as it was. */
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
