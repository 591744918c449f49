const SAMPLE_RATE = 24_000;
const PEAK = 0.35;
/** The pitch (Hz) and start time (s) of two notes a fifth apart. */
const NOTES = [
  { frequencyHz: 523.25, atS: 0 },
  { frequencyHz: 783.99, atS: 0.28 },
];
const LENGTH_S = 1.4;
const DECAY_S = 0.32;
const ATTACK_S = 0.01;

/** Returns a soft 1.4-second chime as a 16-bit mono WAV file. */
export function chime(): Blob {
  const samples = new Int16Array(SAMPLE_RATE * LENGTH_S);
  for (let index = 0; index < samples.length; index += 1)
    samples[index] = Math.round(amplitudeAt(index / SAMPLE_RATE) * 0x7fff);
  return new Blob([wavHeader(samples.byteLength), samples], { type: 'audio/wav' });
}

function amplitudeAt(seconds: number): number {
  let sum = 0;
  for (const { frequencyHz, atS } of NOTES) {
    const age = seconds - atS;
    if (age > 0)
      sum +=
        Math.min(1, age / ATTACK_S) *
        Math.exp(-age / DECAY_S) *
        Math.sin(2 * Math.PI * frequencyHz * age);
  }
  return ((sum * PEAK) / NOTES.length) * 1.5;
}

/** Returns the 44-byte WAV header that precedes the PCM samples. */
function wavHeader(dataBytes: number): ArrayBuffer {
  const view = new DataView(new ArrayBuffer(44));
  const text = (at: number, word: string) =>
    [...word].forEach((letter, index) => view.setUint8(at + index, letter.charCodeAt(0)));
  text(0, 'RIFF');
  view.setUint32(4, 36 + dataBytes, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, dataBytes, true);
  return view.buffer;
}
