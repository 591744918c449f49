/** Sample rate of all synthetic sounds (Hz). The sounds are mono, with samples from −1 to 1. */
export const RATE = 16_000;

/** Returns a random number generator that gives the same numbers for the same seed. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const samplesOf = (ms) => Math.round((ms * RATE) / 1_000);
export const silence = (ms) => new Float64Array(samplesOf(ms));
export const join = (...parts) => Float64Array.from(parts.flatMap((part) => [...part]));
export const gain = (sound, db) => sound.map((x) => x * 10 ** (db / 20));
export const mix = (a, b) =>
  Float64Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + (b[i] ?? 0));
/** The first `ms` of a sound. */
export const start = (sound, ms) => sound.slice(0, samplesOf(ms));
/** Scales a sound so that its loudest sample is `peak`. */
export const normal = (sound, peak = 0.4) => {
  const loudest = sound.reduce((most, x) => Math.max(most, Math.abs(x)), 1e-9);
  return sound.map((x) => (x * peak) / loudest);
};
const shaped = (sound, shape) =>
  sound.map((x, i) => x * shape(i / sound.length, (i * 1_000) / RATE));

export const white = (ms, random) => silence(ms).map(() => random() * 2 - 1);

/**
 * Filters a sound through a second-order resonator (Klatt 1980) with centre frequency `hz` and
 * bandwidth `width` (Hz).
 */
export function resonate(sound, hz, width) {
  const r = Math.exp((-Math.PI * width) / RATE);
  const b = 2 * r * Math.cos((2 * Math.PI * hz) / RATE);
  const c = -r * r;
  const a = 1 - b - c;
  let [y1, y2] = [0, 0];
  return sound.map((x) => {
    const y = a * x + b * y1 + c * y2;
    [y2, y1] = [y1, y];
    return y;
  });
}

export function lowPass(sound, hz) {
  const a = 1 - Math.exp((-2 * Math.PI * hz) / RATE);
  let y = 0;
  return sound.map((x) => (y += a * (x - y)));
}
export const highPass = (sound, hz) => {
  const low = lowPass(sound, hz);
  return sound.map((x, i) => x - low[i]);
};

/**
 * Returns softened glottal pulses. `pitch` maps the position in the sound (0–1) to a frequency
 * (Hz).
 */
export function pulses(ms, pitch, random, { jitter = 0.01 } = {}) {
  const out = silence(ms);
  for (let at = 0; at < out.length;) {
    out[Math.floor(at)] = 1;
    at += (RATE / pitch(at / out.length)) * (1 + (random() - 0.5) * 2 * jitter);
  }
  return lowPass(lowPass(out, 900), 900);
}

const swell = (share) => Math.sin(Math.PI * Math.min(1, Math.max(0, share))) ** 0.5;

/**
 * Filters a sound as if the lips were closed: one strong nasal resonance and two much weaker ones
 * (Fujimura 1962).
 */
const nasal = (source) =>
  mix(
    resonate(source, 260, 70),
    mix(gain(resonate(source, 1_050, 180), -26), gain(resonate(source, 2_300, 250), -32)),
  );

/** Synthesises "mm": one hum. */
export const hum = ({ ms = 380, from = 120, to = 110, seed = 1 } = {}) => {
  const random = randomFrom(seed);
  return normal(
    shaped(nasal(pulses(ms, (share) => from + (to - from) * share, random)), swell),
    0.3,
  );
};
/** Synthesises "mm-hm": two hums with a nasal breath in between. The second hum rises in pitch. */
export const mmHm = ({ pitch = 120, seed = 1 } = {}) => {
  const random = randomFrom(seed);
  const breath = gain(resonate(white(90, random), 900, 700), -38);
  return normal(
    join(
      hum({ ms: 190, from: pitch, to: pitch * 0.9, seed }),
      breath,
      hum({ ms: 260, from: pitch * 0.95, to: pitch * 1.25, seed: seed + 1 }),
    ),
    0.3,
  );
};

/**
 * Synthesises a cough: a burst of air through the opening glottis, then breath and, if `voiced`, a
 * voiced ending (Korpáš, Sadloňová, Vrabec 1996).
 */
export const cough = ({ seed = 1, voiced = true } = {}) => {
  const random = randomFrom(seed);
  const burst = shaped(white(60 + random() * 30, random), (share, ms) =>
    ms < 4 ? ms / 4 : Math.exp(-(ms - 4) / 28),
  );
  const colour = (sound) =>
    mix(
      resonate(sound, 500 + random() * 300, 400),
      mix(gain(resonate(sound, 1_500, 600), 2), highPass(gain(sound, -14), 2_500)),
    );
  const air = shaped(white(160 + random() * 80, random), (share) => 0.25 * (1 - share));
  const end = voiced
    ? shaped(
        resonate(
          pulses(110, (share) => 190 - 60 * share, random, { jitter: 0.12 }),
          550,
          150,
        ),
        swell,
      )
    : silence(0);
  return normal(join(colour(join(burst, air)), gain(normal(end, 1), -14)), 0.5);
};
/**
 * Synthesises a cough that is voiced from the start: a decaying burst of air with irregular glottal
 * pulses. Each seed models a different throat.
 * @param loudness peak level of the voice relative to that of the air (dB)
 */
export const roughCough = ({ seed = 1, loudness = -12 } = {}) => {
  const random = randomFrom(seed);
  const between = (from, to) => from + (to - from) * random();
  const ms = between(180, 330);
  const [attack, airDecay, voiceFrom, voiceDecay, pitch] = [
    between(3, 12),
    between(30, 90),
    between(5, 70),
    between(60, 140),
    between(85, 230),
  ];
  const [jitter, fall, first, second, third] = [
    between(0.02, 0.12),
    between(0, 0.3),
    between(480, 900),
    between(1_150, 1_900),
    between(2_200, 3_100),
  ];
  const air = shaped(
    white(ms, random),
    (_, at) => Math.min(1, at / attack) * Math.exp(-Math.max(0, at - attack) / airDecay),
  );
  const voice = shaped(
    pulses(ms, (share) => pitch * (1 - fall * share), random, { jitter }),
    (_, at) => Math.min(1, at / voiceFrom) * Math.exp(-at / voiceDecay),
  );
  const mouth = (sound) =>
    mix(
      resonate(sound, first, 260),
      mix(gain(resonate(sound, second, 380), -2), gain(resonate(sound, third, 550), -5)),
    );
  return normal(mix(normal(mouth(air), 1), gain(normal(mouth(voice), 1), loudness)), 0.5);
};
export const coughs = (count, seed) =>
  join(
    ...Array.from({ length: count }, (_, i) =>
      join(cough({ seed: seed + i, voiced: i % 2 === 0 }), silence(120 + 60 * i)),
    ),
  );

/** Synthesises "ahem": a rough, irregular voice with a lot of noise. */
export const throat = ({ seed = 1 } = {}) => {
  const random = randomFrom(seed);
  const rough = pulses(380, () => 75, random, { jitter: 0.35 });
  const noise = white(380, random);
  const mouth = (sound) => mix(resonate(sound, 450, 200), gain(resonate(sound, 1_200, 400), -6));
  return normal(shaped(mix(normal(mouth(rough), 0.6), normal(mouth(noise), 0.5)), swell), 0.3);
};
export const breath = ({ seed = 1, ms = 500 } = {}) =>
  normal(shaped(resonate(white(ms, randomFrom(seed)), 1_400, 1_600), swell), 0.05);
export const sniff = ({ seed = 1 } = {}) =>
  normal(
    shaped(highPass(white(260, randomFrom(seed)), 1_800), (share) => swell(share) * (0.4 + share)),
    0.12,
  );
export const keyboard = ({ seed = 1, keys = 8 } = {}) => {
  const random = randomFrom(seed);
  const key = () =>
    join(
      shaped(resonate(white(14, random), 2_600, 1_400), (_, ms) => Math.exp(-ms / 3)),
      silence(50),
      gain(
        shaped(resonate(white(10, random), 3_400, 1_500), (_, ms) => Math.exp(-ms / 2)),
        -6,
      ),
      silence(40 + random() * 90),
    );
  return normal(join(...Array.from({ length: keys }, key)), 0.2);
};
export const door = ({ seed = 1 } = {}) => {
  const random = randomFrom(seed);
  const thump = shaped(resonate(white(350, random), 90, 60), (_, ms) => Math.exp(-ms / 90));
  const slap = shaped(resonate(white(350, random), 700, 900), (_, ms) => Math.exp(-ms / 25));
  return normal(mix(normal(thump, 1), gain(normal(slap, 1), -6)), 0.7);
};
export const chair = ({ seed = 1 } = {}) => {
  const random = randomFrom(seed);
  return normal(
    shaped(
      resonate(
        pulses(300, (share) => 420 + 240 * share, random, { jitter: 0.08 }),
        1_900,
        200,
      ),
      swell,
    ),
    0.15,
  );
};
/** Returns low-pass-filtered noise, like the background noise of a quiet room. */
export const room = (ms, db, seed = 99) => gain(lowPass(white(ms, randomFrom(seed)), 1_200), db);
