import { featuresOf, Onset } from './onset';
import { hum, noise, quiet, vowel } from './testing/sounds';
import { WINDOW_SAMPLES } from './voice-activity';

/**
 * Returns the classification of each window in `parts`. The audio in `before` (by default, a second
 * of silence) is played first.
 */
function kinds(parts: [samples: Int16Array, probability: number][], before = quiet(1_024)) {
  const onset = new Onset();
  const classified: string[] = [];
  for (const [samples, probability] of [[before, 0] as const, ...parts]) {
    for (let i = 0; i + WINDOW_SAMPLES <= samples.length; i += WINDOW_SAMPLES)
      classified.push(onset.classify(samples.slice(i, i + WINDOW_SAMPLES), probability));
  }
  return classified.slice(before.length / WINDOW_SAMPLES);
}

/** Returns a window and the samples before it. */
const windowIn = (samples: Int16Array): [Int16Array, Int16Array] => [
  samples.slice(256, 256 + WINDOW_SAMPLES),
  samples.slice(0, 256),
];

const sorts = (list: string[]) => [...new Set(list)];
/** Makes samples quieter by `db` decibels. */
const softer = (samples: Int16Array, db: number) =>
  samples.map((sample) => sample * 10 ** (-db / 20));
/** Removes the high frequencies, and with them the hiss. */
const dulled = (samples: Int16Array) =>
  samples.map(
    (_, i) =>
      samples.subarray(Math.max(0, i - 13), i + 1).reduce((sum, sample) => sum + sample, 0) / 14,
  );

describe('a sound', () => {
  it('with the formants of open lips is speech from its first window', () => {
    expect(kinds([[vowel(128), 0.6]])).toEqual(['speech', 'speech', 'speech', 'speech']);
  });

  it('hummed is a hum, however long, although it counts as voice', () => {
    expect(sorts(kinds([[hum(800), 1]]))).toEqual(['hum']);
  });

  it('hummed twice with a breath between is a hum', () => {
    expect(
      kinds([
        [hum(192), 1],
        [softer(noise(96), 26), 1],
        [hum(256), 1],
      ]),
    ).not.toContain('speech');
  });

  it('hummed and then opened is speech from there on: "no"', () => {
    expect(
      kinds([
        [hum(96), 0.9],
        [vowel(96), 1],
      ]),
    ).toEqual(['hum', 'hum', 'hum', 'speech', 'speech', 'speech']);
  });

  it('without a voice is noise', () => {
    expect(sorts(kinds([[noise(320), 0.2]]))).toEqual(['noise']);
  });

  it('that begins with a blast and ends in a quieter voice is a cough: all noise', () => {
    expect(
      sorts(
        kinds([
          [noise(224), 0.2],
          [softer(vowel(128), 14), 1],
        ]),
      ),
    ).toEqual(['noise']);
  });

  it("of air alone is noise, although the model detects a voice: clearing one's throat", () => {
    expect(sorts(kinds([[dulled(noise(192)), 0.7]]))).toEqual(['noise']);
  });

  it('that fades slowly after a blast is a cough: all noise', () => {
    expect(
      sorts(
        kinds([
          [noise(160), 0.2],
          [softer(vowel(320), 18), 0.9],
        ]),
      ),
    ).toEqual(['noise']);
  });

  it('hummed is a hum even if it begins in the middle of a window, where no pitch is detected yet', () => {
    const [onset, rest] = [new Int16Array(WINDOW_SAMPLES), hum(320)];
    onset.set(rest.subarray(0, 64), WINDOW_SAMPLES - 64);
    expect(
      kinds([
        [onset, 0.6],
        [rest.slice(64), 1],
        [softer(noise(32), 30), 0.9],
        [hum(96), 1],
      ]),
    ).not.toContain('speech');
  });

  it('that begins with a blast and continues louder is speech: "can I"', () => {
    expect(
      kinds([
        [softer(noise(32), 12), 0.3],
        [vowel(128), 0.9],
      ]),
    ).toEqual(['noise', 'speech', 'speech', 'speech', 'speech']);
  });

  it('that begins with a blast and continues for long is speech', () => {
    expect(
      kinds([
        [noise(96), 0.2],
        [softer(vowel(320), 6), 1],
      ]).slice(-5),
    ).toEqual(Array(5).fill('speech'));
  });

  it('that begins with a blast and continues in syllables is speech: "could you"', () => {
    const syllable: [Int16Array, number][] = [
      [softer(vowel(96), 6), 1],
      [softer(noise(32), 30), 1],
    ];
    expect(kinds([[noise(32), 0.3], ...syllable, ...syllable, ...syllable])).toContain('speech');
  });

  it('no louder than the room is silence', () => {
    expect(sorts(kinds([[softer(noise(320), 38), 0.6]], softer(noise(10_240), 42)))).toEqual([
      'silence',
    ]);
  });

  it('no louder than a quiet room is silence, even if nothing came before it, as from a muted microphone', () => {
    expect(sorts(kinds([[softer(noise(320), 52), 0.1]], new Int16Array(10_240)))).toEqual([
      'silence',
    ]);
  });
});

describe('features', () => {
  it('a vowel has a pitch, strong formants and little hiss', () => {
    const { level, voicing, formants, hiss } = featuresOf(...windowIn(vowel(64)));
    expect(level).toBeGreaterThan(-30);
    expect(voicing).toBeGreaterThan(0.8);
    expect(formants).toBeGreaterThan(0);
    expect(hiss).toBeLessThan(-20);
  });

  it('a hum has a pitch and weak formants', () => {
    const { voicing, formants } = featuresOf(...windowIn(hum(64)));
    expect(voicing).toBeGreaterThan(0.8);
    expect(formants).toBeLessThan(-20);
  });

  it('noise has no pitch', () => {
    expect(featuresOf(...windowIn(noise(64))).voicing).toBeLessThan(0.4);
  });

  it('silence has none either', () => {
    expect(featuresOf(...windowIn(quiet(64)))).toMatchObject({ voicing: 0, level: -100 });
  });
});
