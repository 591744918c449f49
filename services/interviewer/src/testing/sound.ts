import { AudioFrame, AudioResampler } from '@livekit/rtc-node';
import { joined } from '../local-models/sherpa-stt';

/**
 * Returns a 180 Hz tone, sampled at 16 kHz, that energy-based voice activity detection mistakes for
 * speech.
 */
export function hum(ms: number): Int16Array {
  return Int16Array.from({ length: ms * 16 }, (_, at) =>
    Math.round(6_000 * Math.sin((2 * Math.PI * 180 * at) / 16_000)),
  );
}

export function silence(ms: number): Int16Array {
  return new Int16Array(ms * 16);
}

/** Returns the root mean square of 16-bit samples, as a fraction of full scale (0–1). */
export function loudness(samples: Int16Array): number {
  let sum = 0;
  for (const sample of samples) sum += (sample / 32_768) ** 2;
  return samples.length ? Math.sqrt(sum / samples.length) : 0;
}

/** Splits audio into 20 ms frames, the way a room delivers it. */
export function* frames(samples: Int16Array, length = 320): Generator<Int16Array> {
  for (let at = 0; at < samples.length; at += length) yield samples.slice(at, at + length);
}

/** Converts a complete recording to another sample rate (Hz). */
export function atRate(samples: Int16Array, from: number, to: number): Int16Array {
  const resampler = new AudioResampler(from, to);
  try {
    return joined(
      [
        ...resampler.push(new AudioFrame(samples, from, 1, samples.length)),
        ...resampler.flush(),
      ].map(({ data }) => data),
    );
  } finally {
    resampler.close();
  }
}
