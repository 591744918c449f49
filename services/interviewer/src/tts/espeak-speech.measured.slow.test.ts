import { jest } from '@jest/globals';
import type { Language } from '@portal/protocol';
import { joined } from '../local-models/sherpa-stt';
import { AUDIBLE } from '../speech-output/sound';
import { wordsSaid } from '../speech-output/word-positions';
import { NativeEspeak } from './espeak-native';
import { ESPEAK_SAMPLE_RATE } from './espeak-speech';
import { WasmEspeak } from './espeak-wasm';
import { SENTENCE_PAUSE_MS } from './pauses';
import { espeakInstalled } from './testing/espeak-sounds';
import { espeakThread } from './testing/espeak-thread';
import type { Tts } from './tts';
import { espeakVoice } from './voices';

jest.setTimeout(60_000);

const builds: [string, (language: Language) => Tts][] = [
  ['WASM', (language) => new WasmEspeak(espeakVoice('rachel', language), espeakThread())],
];
if (espeakInstalled())
  builds.push(['program', (language) => new NativeEspeak(espeakVoice('rachel', language))]);

/** Silence inside a word, as before a "t", is shorter than this (ms). */
const PAUSE_MS = 110;

async function rendered(engine: Tts, text: string): Promise<Int16Array> {
  const parts: Int16Array[] = [];
  for await (const part of engine.synthesize(text, new AbortController().signal)) parts.push(part);
  return joined(parts);
}

const ms = (samples: number) => (samples * 1_000) / ESPEAK_SAMPLE_RATE;

/** Returns the lengths of the pauses in a recording, and of the silence at its end (ms). */
function pausesIn(samples: Int16Array): { inside: number[]; end: number } {
  const inside: number[] = [];
  let silent = 0;
  let begun = false;
  for (const sample of samples) {
    if (Math.abs(sample) <= AUDIBLE) {
      silent += 1;
      continue;
    }
    if (begun && ms(silent) >= PAUSE_MS) inside.push(Math.round(ms(silent)));
    begun = true;
    silent = 0;
  }
  return { inside, end: Math.round(ms(silent)) };
}

describe.each(builds)('espeak-ng (%s), as it sounds,', (_, make) => {
  const engines = new Map<Language, Tts>();
  const engine = (language: Language) => {
    const known = engines.get(language) ?? make(language);
    engines.set(language, known);
    return known;
  };
  afterAll(() => Promise.all([...engines.values()].map((each) => each.close())));

  it.each<[Language, number, string]>([
    [
      'en-US',
      4,
      'More readings arrive, one agrees; the rest is wrong – or so they say: nobody knows.',
    ],
    ['ar-SA', 3, 'كَانَ الْعَمَلُ جَيِّدًا، وَكَانَ صَعْبًا؛ وَانْتَهَى الْعَمَلُ – فِي وَقْتِهِ.'],
  ])('pauses shortly at each clause in %s', async (language, clauses, text) => {
    const { inside, end } = pausesIn(await rendered(engine(language), text));
    expect(inside).toHaveLength(clauses);
    for (const pause of inside) expect([pause >= 120, pause <= 200]).toEqual([true, true]);
    expect(Math.abs(end - SENTENCE_PAUSE_MS)).toBeLessThan(20);
  });

  it.each<[Language, string]>([
    ['en-US', 'Take me through your work, please: where did you start?'],
    ['ar-SA', 'لِنَأْخُذْ لَحْظَةً وَاحِدَةً: مَا الَّذِي تَغَيَّرَ؟'],
  ])('pauses longest before what is asked in %s', async (language, text) => {
    const before = pausesIn(await rendered(engine(language), text)).inside.at(-1);
    expect([before && before >= 220, before && before <= 300]).toEqual([true, true]);
  });

  it.each<[Language, string]>([
    ['en-US', 'Revenue grew from 2019–2022 by 20 % with SQL and C#, then it cost $5M in all.'],
    ['ar-SA', 'نَمَا الْعَمَلُ بِنِسْبَةِ 20% مِنْ 2019–2022 ثُمَّ تَغَيَّرَ كُلُّ شَيْءٍ فِي الشَّرِكَةِ.'],
  ])('knows which of the shown words have been heard in %s', async (language, text) => {
    const words = text.split(' ');
    const ends: number[] = [];
    for (const count of words.keys()) {
      const start = words.slice(0, count + 1).join(' ');
      ends.push(ms((await rendered(engine(language), start)).length) - SENTENCE_PAUSE_MS);
    }
    const total = ends.at(-1) ?? NaN;
    const errors = { byTime: 0, byLetters: 0 };
    for (const count of words.keys()) {
      if (count === 0) continue;
      // Halfway through the next word, this many words have been heard.
      const share = ((ends[count - 1] ?? NaN) + (ends[count] ?? NaN)) / 2 / total;
      const letters = text.slice(0, text.lastIndexOf(' ', Math.floor(text.length * share)));
      errors.byTime += Math.abs(count - wordsSaid(text, share).split(' ').length);
      errors.byLetters += Math.abs(count - letters.split(' ').length);
    }
    process.stderr.write(`${language} words off: ${JSON.stringify(errors)} of ${words.length}\n`);
    expect(errors.byTime / (words.length - 1)).toBeLessThanOrEqual(1);
    expect(errors.byTime).toBeLessThan(errors.byLetters);
  });
});
