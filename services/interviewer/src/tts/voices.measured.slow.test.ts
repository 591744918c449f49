import { jest } from '@jest/globals';
import { type Language, type Voice, VOICES } from '@portal/protocol';
import { joined } from '../local-models/sherpa-stt';
import { espeakInstalled } from './testing/espeak-sounds';
import {
  measureVoice,
  pitchOf,
  proportion,
  semitones,
  type VoiceMeasures,
} from './testing/voice-measures';
import { NativeEspeak } from './espeak-native';
import { ESPEAK_SAMPLE_RATE } from './espeak-speech';
import { espeakVoice } from './voices';

jest.setTimeout(120_000);

const TEXT: Record<Language, string> = {
  'en-US':
    'Thank you for coming today. Tell me about a project that you led from the beginning, and about what you learned from it. Which part of the work was the hardest, and how did you solve it together with your team?',
  'ar-SA':
    'شُكْرًا عَلَى حُضُورِكَ الْيَوْمَ. حَدِّثْنِي عَنْ مَشْرُوعٍ قُدْتَهُ مِنَ الْبِدَايَةِ، وَعَمَّا تَعَلَّمْتَهُ مِنْهُ. مَا أَصْعَبُ جُزْءٍ فِي الْعَمَلِ، وَكَيْفَ حَلَلْتَهُ مَعَ فَرِيقِكَ؟',
};
const MEN: readonly Voice[] = ['adam', 'antoni', 'dave', 'thomas', 'fin', 'charlie'];
const WOMEN: readonly Voice[] = ['rachel', 'domi', 'sarah', 'emily'];

/**
 * Differences large enough for a candidate to tell two voices apart, even when hearing them on
 * different days. Trained listeners who hear voices side by side can detect differences of 0.1
 * semitones in pitch, 5% in tempo (Quené 2007) and about 5% in brightness (the spectral centroid of
 * the voiced parts).
 */
const NOTICEABLE = { semitones: 1, rate: 0.08, brightness: 0.1 };

const measured = new Map<Language, Promise<Map<Voice, VoiceMeasures>>>();
/** Renders and measures every voice. The results for each language are cached. */
function measuredVoices(language: Language): Promise<Map<Voice, VoiceMeasures>> {
  const known = measured.get(language) ?? measureAll(language);
  measured.set(language, known);
  return known;
}

async function measureAll(language: Language): Promise<Map<Voice, VoiceMeasures>> {
  const words = TEXT[language].split(/\s+/).length;
  const measures = new Map<Voice, VoiceMeasures>();
  for (const voice of VOICES) {
    const parts: Int16Array[] = [];
    for await (const part of new NativeEspeak(espeakVoice(voice, language)).synthesize(
      TEXT[language],
      new AbortController().signal,
    ))
      parts.push(part);
    measures.set(voice, measureVoice(joined(parts), ESPEAK_SAMPLE_RATE, words));
  }
  return measures;
}

/** Returns the pairs of voices that a listener could confuse. */
function alike(measures: Map<Voice, VoiceMeasures>): string[] {
  const all = [...measures];
  return all.flatMap(([a, x], i) =>
    all.slice(i + 1).flatMap(([b, y]) => {
      const differ =
        semitones(x.pitch, y.pitch) >= NOTICEABLE.semitones ||
        proportion(x.rate, y.rate) >= NOTICEABLE.rate ||
        proportion(x.centroid, y.centroid) >= NOTICEABLE.brightness;
      return differ ? [] : [`${a} = ${b}`];
    }),
  );
}

const pitches = (measures: Map<Voice, VoiceMeasures>, voices: readonly Voice[]) =>
  voices.map((voice) => measures.get(voice)?.pitch ?? NaN);

describe('pitch detection', () => {
  it.each([75, 110, 205, 330])('finds %s Hz in a tone with harmonics', (pitch) => {
    const tone = Int16Array.from({ length: 1_024 }, (_, i) =>
      [1, 2, 3, 4].reduce(
        (sum, k) =>
          sum + (3_000 / k) * Math.sin((2 * Math.PI * k * pitch * i) / ESPEAK_SAMPLE_RATE),
        0,
      ),
    );
    expect(Math.abs((pitchOf(tone, ESPEAK_SAMPLE_RATE) ?? 0) - pitch)).toBeLessThan(pitch * 0.02);
  });

  it('finds none in noise', () => {
    let seed = 1;
    const noise = Int16Array.from({ length: 1_024 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return (seed % 20_000) - 10_000;
    });
    expect(pitchOf(noise, ESPEAK_SAMPLE_RATE)).toBeNull();
  });
});

if (espeakInstalled()) {
  describe.each<Language>(['en-US', 'ar-SA'])(
    'the ten voices in %s, as espeak-ng says them',
    (language) => {
      let measures: Map<Voice, VoiceMeasures>;
      beforeAll(async () => {
        measures = await measuredVoices(language);
      });

      it('differ audibly from each other', () => {
        expect(measures.size).toBe(10);
        expect(alike(measures)).toEqual([]);
      });

      it('are lower for a man’s name than for any woman’s, by at least three semitones', () => {
        expect(
          12 *
            Math.log2(Math.min(...pitches(measures, WOMEN)) / Math.max(...pitches(measures, MEN))),
        ).toBeGreaterThan(3);
      });

      it('are in the range of men’s and women’s voices', () => {
        for (const pitch of pitches(measures, MEN))
          expect([pitch > 75, pitch < 155]).toEqual([true, true]);
        for (const pitch of pitches(measures, WOMEN))
          expect([pitch > 155, pitch < 255]).toEqual([true, true]);
      });

      it('are voiced clearly', () => {
        for (const [voice, { voiced }] of measures)
          expect([voice, voiced > 0.7]).toEqual([voice, true]);
      });
    },
  );

  it('English is spoken at 130 to 180 words per minute', async () => {
    for (const [voice, { rate }] of await measuredVoices('en-US'))
      expect([voice, rate >= 130, rate <= 180]).toEqual([voice, true, true]);
  });

  it('Arabic, whose words are long, is spoken at 3 to 5 syllables per second', async () => {
    // The text is fully vocalized, so each syllable has exactly one short vowel or nunation.
    const syllables = TEXT['ar-SA'].match(/[\u064B-\u0650]/g)?.length ?? 0;
    const words = TEXT['ar-SA'].split(/\s+/).length;
    for (const [voice, { rate }] of await measuredVoices('ar-SA')) {
      const pace = (rate / 60) * (syllables / words);
      expect([voice, pace >= 3, pace <= 5]).toEqual([voice, true, true]);
    }
  });
} else {
  it.skip('the ten voices: espeak-ng is not installed', () => undefined);
}
