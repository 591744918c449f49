/**
 * Format of a WAV stream, as read from its header. `dataOffset` is the position of the first sample
 * (bytes).
 */
export interface WavFormat {
  sampleRate: number;
  channels: number;
  bitsPerSample: number;
  dataOffset: number;
}

/**
 * Parses a WAV header from the first bytes of a stream. Ignores the size of the data, which a
 * streaming program cannot know in advance.
 * @returns null if more bytes are needed
 * @throws Error if the bytes are not a WAV header
 */
export function readWavHeader(bytes: Buffer): WavFormat | null {
  if (bytes.length < 12) return null;
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE')
    throw new Error('not a WAV stream');
  let format: Omit<WavFormat, 'dataOffset'> | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const id = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    if (id === 'data') {
      if (!format) throw new Error('WAV data without a format');
      return { ...format, dataOffset: at + 8 };
    }
    if (at + 8 + size > bytes.length) return null;
    if (id === 'fmt ')
      format = {
        channels: bytes.readUInt16LE(at + 10),
        sampleRate: bytes.readUInt32LE(at + 12),
        bitsPerSample: bytes.readUInt16LE(at + 22),
      };
    at += 8 + size + (size % 2);
  }
  return null;
}

/** Decodes little-endian 16-bit samples from a byte stream whose chunks may split a sample. */
export class SampleReader {
  private rest = Buffer.alloc(0);

  /** Returns the samples completed by `bytes`. Keeps any incomplete sample for the next call. */
  read(bytes: Buffer): Int16Array {
    const all = this.rest.length ? Buffer.concat([this.rest, bytes]) : bytes;
    const whole = all.length - (all.length % 2);
    const samples = new Int16Array(whole / 2);
    for (let i = 0; i < samples.length; i += 1) samples[i] = all.readInt16LE(i * 2);
    this.rest = Buffer.from(all.subarray(whole));
    return samples;
  }
}

/** Returns a WAV file with these samples (16-bit mono). */
export function wavOf(parts: readonly Int16Array[], sampleRate: number): Buffer {
  const bytes = 2 * parts.reduce((sum, { length }) => sum + length, 0);
  const file = Buffer.alloc(44 + bytes);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + bytes, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(sampleRate, 24);
  file.writeUInt32LE(2 * sampleRate, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(bytes, 40);
  let at = 44;
  for (const samples of parts) for (const sample of samples) at = file.writeInt16LE(sample, at);
  return file;
}
