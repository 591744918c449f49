import { STT_SAMPLE_RATE } from '../stt';
import { withNoise } from './synthetic-speech';

const ms = (length: number) => (length * STT_SAMPLE_RATE) / 1_000;
const tone = (length: number) =>
  Int16Array.from({ length: ms(length) }, (_, i) => Math.round(8_000 * Math.sin(i / 5)));
const silence = (length: number) => new Int16Array(ms(length));
const joined = (...parts: Int16Array[]) => Int16Array.from(parts.flatMap((part) => [...part]));
const power = (samples: readonly number[]) =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;

test.each([
  ['alone', joined(tone(600))],
  ['with silence around it', joined(silence(300), tone(600), silence(1_300))],
  ['with a pause', joined(tone(200), silence(1_000), tone(400))],
])('noise is 20 dB below what is said %s', (_where, samples) => {
  const noise = [...withNoise(samples)].map((sample, i) => sample - samples[i]!);
  const below = 10 * Math.log10(power([...tone(600)]) / power(noise));
  expect(Math.abs(below - 20)).toBeLessThan(0.3);
});

test('silence gets no noise', () => {
  expect(withNoise(silence(300))).toEqual(silence(300));
});
