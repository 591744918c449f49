import type { Language } from '@portal/protocol';
import type { Tts } from '../tts';

/** How the contract tests create a TTS engine, and how they make it fail. */
export interface TtsSubject {
  make(language: Language): Promise<Tts>;
  /** Makes the engine fail. Null if there is no way to do that in a test. */
  breakIt: (() => void) | null;
}

const never = new AbortController().signal;
const ENGLISH = 'Tell me about a project that you led.';
const ARABIC = 'حَدِّثْنِي عَنْ مَشْرُوعٍ قُدْتَهُ.';
/** Plausible range for the duration of a spoken test sentence (s). */
const PLAUSIBLE_S = { least: 0.8, most: 6 };

async function collect(
  engine: Tts,
  text: string,
  signal = never,
): Promise<{ samples: number; loudest: number }> {
  let samples = 0;
  let loudest = 0;
  for await (const part of engine.synthesize(text, signal)) {
    samples += part.length;
    for (const sample of part) loudest = Math.max(loudest, Math.abs(sample));
  }
  return { samples, loudest };
}

/** Defines the tests that every TTS engine must pass. */
export function describeTts(name: string, subject: TtsSubject): void {
  describe(`${name} speaks as every engine does:`, () => {
    let engine: Tts;

    beforeEach(async () => {
      engine = await subject.make('en-US');
    });
    afterEach(() => engine.close());

    it('names itself', () => {
      expect(engine.info.name).not.toBe('');
      expect(['hosted', 'local', 'built-in']).toContain(engine.info.kind);
    });

    it.each<[Language, string]>([
      ['en-US', ENGLISH],
      ['ar-SA', ARABIC],
    ])('says a sentence in %s: sound as long as such a sentence is', async (language, text) => {
      const speaker = await subject.make(language);
      const { samples, loudest } = await collect(speaker, text);
      await speaker.close();
      expect(samples / speaker.sampleRate).toBeGreaterThan(PLAUSIBLE_S.least);
      expect(samples / speaker.sampleRate).toBeLessThan(PLAUSIBLE_S.most);
      expect(loudest).toBeGreaterThan(1_000);
    });

    it('says a longer text longer', async () => {
      const short = await collect(engine, ENGLISH);
      const long = await collect(
        engine,
        `${ENGLISH.slice(0, -1)}, and what came of it in the end.`,
      );
      expect(long.samples).toBeGreaterThan(short.samples * 1.3);
    });

    it('says two sentences that are asked for at once, each its own', async () => {
      const alone = await collect(engine, ENGLISH);
      const [first, second] = await Promise.all([
        collect(engine, ENGLISH),
        collect(engine, 'And why?'),
      ]);
      expect(Math.abs(first.samples - alone.samples)).toBeLessThan(alone.samples / 10);
      expect(second.samples).toBeGreaterThan(0);
      expect(second.samples).toBeLessThan(first.samples);
    });

    it('takes marks and white space without harm and without sound', async () => {
      for (const text of ['', ' ', '…', '؟!', '-- "', '\n\t'])
        expect([text, (await collect(engine, text)).samples]).toEqual([text, 0]);
    });

    it('takes what looks like markup, options or commands as words', async () => {
      for (const text of [
        '<break time="9s"/> now',
        '--help',
        'C++ & Node.js: 3.5 %',
        '😀 fine',
        '"$(id)" `id`',
      ]) {
        const { samples } = await collect(engine, text);
        expect([text, samples > 0, samples / engine.sampleRate < PLAUSIBLE_S.most]).toEqual([
          text,
          true,
          true,
        ]);
      }
    });

    it('ends at once and without an error when it is aborted', async () => {
      const abort = new AbortController();
      let parts = 0;
      for await (const _ of engine.synthesize(`${ENGLISH} `.repeat(8), abort.signal)) {
        parts += 1;
        abort.abort();
      }
      expect(parts).toBe(1);
      expect((await collect(engine, ENGLISH, AbortSignal.abort())).samples).toBe(0);
      expect((await collect(engine, ENGLISH)).samples).toBeGreaterThan(0);
    });

    if (subject.breakIt) {
      it('fails with an error that names it', async () => {
        subject.breakIt?.();
        await expect(collect(engine, ENGLISH)).rejects.toMatchObject({
          name: 'SpeechError',
          engine: engine.info.name,
        });
      });
    }
  });
}
