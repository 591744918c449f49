import { closeSync, openSync, writeSync } from 'node:fs';
import { LISTENING_RATE } from '@portal/testing/candidate';
import { AudibleSpans } from '../measure/audible';

/** Records when the interviewer is audible, and optionally writes its audio to a WAV file. */
export class Recorder {
  readonly audible = new AudibleSpans(LISTENING_RATE);
  private readonly file: WavWriter | null;

  constructor(path: string | undefined) {
    this.file = path === undefined ? null : new WavWriter(path, LISTENING_RATE);
  }

  write(samples: Int16Array, receivedAt: number): void {
    this.audible.push(samples, receivedAt);
    this.file?.write(samples);
  }

  close(): void {
    this.audible.end();
    this.file?.close();
  }
}

const HEADER = 44;

/** Writes a WAV file with one channel and 16 bits per sample. */
class WavWriter {
  private readonly file: number;
  private bytes = 0;

  constructor(
    path: string,
    private readonly rate: number,
  ) {
    this.file = openSync(path, 'w');
    writeSync(this.file, Buffer.alloc(HEADER));
  }

  write(samples: Int16Array): void {
    this.bytes += writeSync(
      this.file,
      Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength),
    );
  }

  close(): void {
    const header = Buffer.alloc(HEADER);
    header.write('RIFF', 0);
    header.writeUInt32LE(36 + this.bytes, 4);
    header.write('WAVEfmt ', 8);
    header.writeUInt32LE(16, 16);
    header.writeUInt16LE(1, 20);
    header.writeUInt16LE(1, 22);
    header.writeUInt32LE(this.rate, 24);
    header.writeUInt32LE(this.rate * 2, 28);
    header.writeUInt16LE(2, 32);
    header.writeUInt16LE(16, 34);
    header.write('data', 36);
    header.writeUInt32LE(this.bytes, 40);
    writeSync(this.file, header, 0, HEADER, 0);
    closeSync(this.file);
  }
}
