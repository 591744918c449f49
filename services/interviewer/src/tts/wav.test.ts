import { readWavHeader, SampleReader } from './wav';

function header(chunks: [string, Buffer][]): Buffer {
  const body = chunks.map(([id, data]) => {
    const head = Buffer.alloc(8);
    head.write(id, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data]);
  });
  return Buffer.concat([Buffer.from('RIFF\xff\xff\xff\x7fWAVE', 'latin1'), ...body]);
}
const fmt = Buffer.alloc(16);
fmt.writeUInt16LE(1, 0);
fmt.writeUInt16LE(1, 2);
fmt.writeUInt32LE(22_050, 4);
fmt.writeUInt16LE(16, 14);

describe('a WAV stream', () => {
  it('has its format and the position of the samples', () => {
    const bytes = header([
      ['fmt ', fmt],
      ['LIST', Buffer.alloc(4)],
      ['data', Buffer.alloc(0)],
    ]);
    expect(readWavHeader(bytes)).toEqual({
      sampleRate: 22_050,
      channels: 1,
      bitsPerSample: 16,
      dataOffset: bytes.length,
    });
  });

  it('needs more data if the header is cut', () => {
    const bytes = header([
      ['fmt ', fmt],
      ['data', Buffer.alloc(0)],
    ]);
    for (let length = 0; length < bytes.length; length += 1)
      expect(readWavHeader(bytes.subarray(0, length))).toBeNull();
  });

  it('is rejected if it is not WAV', () => {
    expect(() => readWavHeader(Buffer.from('OggS and then some'))).toThrow('not a WAV');
  });

  it('returns whole samples although chunks split them', () => {
    const reader = new SampleReader();
    const bytes = Buffer.from(Int16Array.of(1, -2, 300).buffer);
    const samples = [
      bytes.subarray(0, 1),
      bytes.subarray(1, 4),
      bytes.subarray(4, 5),
      bytes.subarray(5),
    ].flatMap((piece) => [...reader.read(piece)]);
    expect(samples).toEqual([1, -2, 300]);
  });
});
