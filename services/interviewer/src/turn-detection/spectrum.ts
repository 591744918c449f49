/**
 * Returns the power spectrum up to half the sample rate, using a Hann window. The number of samples
 * must be a power of two. The frequency of bin k is k × sample rate ÷ number of samples.
 */
export function powerSpectrum(samples: Int16Array): Float64Array {
  const size = samples.length;
  const real = Float64Array.from(
    samples,
    (sample, i) => (sample / 32_768) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / (size - 1))),
  );
  const imaginary = new Float64Array(size);
  transform(real, imaginary);
  const power = new Float64Array(size / 2);
  for (let k = 0; k < power.length; k += 1)
    power[k] = (real[k] ?? 0) ** 2 + (imaginary[k] ?? 0) ** 2;
  return power;
}

/** Computes an in-place radix-2 fast Fourier transform (Cooley and Tukey, 1965). */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const size = real.length;
  for (let i = 1, j = 0; i < size; i += 1) {
    let bit = size >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) {
      [real[i], real[j]] = [at(real, j), at(real, i)];
      [imaginary[i], imaginary[j]] = [at(imaginary, j), at(imaginary, i)];
    }
  }
  for (let length = 2; length <= size; length *= 2) {
    const angle = (-2 * Math.PI) / length;
    for (let start = 0; start < size; start += length) {
      for (let k = 0; k < length / 2; k += 1)
        butterfly(real, imaginary, start + k, start + k + length / 2, angle * k);
    }
  }
}

function butterfly(
  real: Float64Array,
  imaginary: Float64Array,
  a: number,
  b: number,
  angle: number,
): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const re = at(real, b) * cos - at(imaginary, b) * sin;
  const im = at(real, b) * sin + at(imaginary, b) * cos;
  real[b] = at(real, a) - re;
  imaginary[b] = at(imaginary, a) - im;
  real[a] = at(real, a) + re;
  imaginary[a] = at(imaginary, a) + im;
}

const at = (values: Float64Array, i: number): number => values[i] ?? 0;
