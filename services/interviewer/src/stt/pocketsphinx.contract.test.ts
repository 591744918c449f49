import { jest } from '@jest/globals';
import { expectedPhrases } from '@portal/interviewing';
import { existsSync } from 'node:fs';
import { WasmEspeak } from '../tts/espeak-wasm';
import { espeakVoice } from '../tts/voices';
import { espeakThread } from '../tts/testing/espeak-thread';
import { joined } from '../local-models/sherpa-stt';
import { describeStt } from './testing/contract';
import { POCKETSPHINX_PYTHON } from './testing/recognize';
import { LocalStt } from './local-stt';
import { pronounceWithEspeak } from './adaptation/pronounce';
import { type PocketSphinx, startPocketSphinx } from './pocketsphinx';

jest.setTimeout(60_000);

let spoken: Promise<Int16Array> | null = null;

/**
 * Returns a 16 kHz sample of English speech. How accurately it is recognized doesn't matter here.
 */
function voice(): Promise<Int16Array> {
  spoken ??= say('I worked with the people of my team.');
  return spoken;
}

/** Returns speech with silence around it, in seconds. */
async function say(sentence: string, around = 0): Promise<Int16Array> {
  const espeak = new WasmEspeak(espeakVoice('adam', 'en-US'), espeakThread());
  const parts: Int16Array[] = [];
  for await (const part of espeak.synthesize(sentence, new AbortController().signal))
    parts.push(part);
  await espeak.close();
  const silence = new Int16Array(around * espeak.sampleRate);
  return at16kHz(joined([silence, ...parts, silence]), espeak.sampleRate);
}

/**
 * Converts a recording to 16 kHz. LiveKit's resampler adds a random noise, which is enough to change
 * what is recognized.
 */
function at16kHz(samples: Int16Array, rate: number): Int16Array {
  const step = rate / 16_000;
  return Int16Array.from({ length: Math.floor((samples.length - 1) / step) }, (_, i) => {
    const at = Math.floor(i * step);
    const [one, next] = [samples[at]!, samples[at + 1]!];
    return Math.round(one + (next - one) * (i * step - at));
  });
}

if (existsSync(POCKETSPHINX_PYTHON)) {
  describeStt('PocketSphinx', {
    make: async () =>
      new LocalStt(
        { kind: 'built-in', name: 'PocketSphinx' },
        await startPocketSphinx(POCKETSPHINX_PYTHON),
      ),
    voice,
    guesses: true,
    breakIt: null,
  });

  describe('PocketSphinx, adapted to an interview', () => {
    const phrases = expectedPhrases(['Kubernetes', 'settlement service', 'change data capture']);
    const started: PocketSphinx[] = [];
    const start = async () => {
      const recognizer = await startPocketSphinx(POCKETSPHINX_PYTHON);
      started.push(recognizer);
      return recognizer;
    };
    // A process that stayed after a failure would keep Jest from ending.
    afterEach(() => started.splice(0).forEach((recognizer) => recognizer.close()));

    const hear = async (recognizer: PocketSphinx, samples: Int16Array) => {
      recognizer.begin();
      recognizer.accept(samples);
      return recognizer.finish();
    };

    it('hears the terms of its documents', async () => {
      const sound = await say('I worked with Kubernetes and the settlement service.', 0.3);
      const recognizer = await start();
      expect((await hear(recognizer, sound)).text).not.toContain('Kubernetes');
      expect(await recognizer.adapt(phrases, pronounceWithEspeak(espeakThread))).toBe(
        phrases.length,
      );
      expect((await hear(recognizer, sound)).text).toContain('Kubernetes');
    });

    it('shows a phrase as its words', async () => {
      const sound = await say('I worked with Kubernetes and the settlement service.', 0.3);
      const recognizer = await start();
      await hear(recognizer, sound);
      await recognizer.adapt(
        [{ shown: 'Kubernetes and', words: ['Kubernetes', 'and'], times: 1 }],
        pronounceWithEspeak(espeakThread),
      );
      expect((await hear(recognizer, sound)).text).toContain(' Kubernetes and ');
    });

    describe('of which the documents are long', () => {
      /** As `MAX_PHRASES` in adaptation.py. */
      const LIMIT = 800;
      /** Words that hardly any dictionary has: "Zaaa", "Zaab" and so on. */
      const RARE = Array.from({ length: 2_000 }, (_, i) =>
        String.fromCharCode(90, ...[i / 676, i / 26, i].map((at) => 97 + (Math.floor(at) % 26))),
      );
      const COMMON =
        'people company market money government business program system question number family country problem public service member student teacher office building hospital control morning history result reason research office father mother president college'.split(
          ' ',
        );
      const PAIRS = COMMON.flatMap((first) => COMMON.map((second) => `${first} ${second}`));

      it.each([
        ['a phrase, of many words', RARE],
        ['a rare phrase, of many that are common English', PAIRS],
      ])('expects %s', async (_what, others) => {
        // Without its single words, only the phrase can be heard.
        const given = expectedPhrases([...others, 'Kubernetes cluster']).filter(
          ({ shown }) => shown !== 'Kubernetes' && shown !== 'cluster',
        );
        expect(given.length).toBeGreaterThan(LIMIT);
        // The rare words are said in a way that nobody says anything.
        const pronounce = async (words: readonly string[]) => ({
          ...Object.fromEntries(words.map((word) => [word, ['ZH OY ZH UH ZH OY']])),
          ...(await pronounceWithEspeak(espeakThread)(['Kubernetes'])),
        });
        const recognizer = await start();
        expect(await recognizer.adapt(given, pronounce)).toBe(LIMIT);
        const sound = await say('They had a Kubernetes cluster.', 0.3);
        expect((await hear(recognizer, sound)).text).toContain('Kubernetes cluster');
      });
    });

    it('hears a term with letters that English lacks, and shows it as the documents write it', async () => {
      const sound = await say('I worked with Kubernetes and the settlement service.', 0.3);
      const recognizer = await start();
      await recognizer.adapt(expectedPhrases(['Kubernétes']), pronounceWithEspeak(espeakThread));
      expect((await hear(recognizer, sound)).text).toContain('Kubernétes');
    });

    it('adapts between utterances', async () => {
      const sound = await voice();
      const control = await start();
      const recognizer = await start();
      recognizer.begin();
      recognizer.accept(sound);
      const adapted = recognizer.adapt(phrases, pronounceWithEspeak(espeakThread));
      expect((await recognizer.finish()).text).toBe((await hear(control, sound)).text);
      expect(await adapted).toBe(phrases.length);
    });

    it('hears as before if nothing can be pronounced', async () => {
      const sound = await voice();
      const control = await start();
      const recognizer = await start();
      const failing = () => Promise.reject(new Error('no espeak-ng'));
      await expect(recognizer.adapt(phrases, failing)).rejects.toThrow('no espeak-ng');
      expect((await hear(recognizer, sound)).text).toBe((await hear(control, sound)).text);
    });

    it('hears as before if PocketSphinx refuses a phrase', async () => {
      const sound = await voice();
      const control = await start();
      const recognizer = await start();
      const noSounds = (words: readonly string[]) =>
        Promise.resolve(Object.fromEntries(words.map((word) => [word, ['NO SUCH SOUNDS EXIST']])));
      await expect(recognizer.adapt(phrases, noSounds)).rejects.toThrow('RuntimeError');
      expect((await hear(recognizer, sound)).text).toBe((await hear(control, sound)).text);
    });

    it('reports that the recognizer ended in the midst', async () => {
      const recognizer = await start();
      const closing = () => {
        recognizer.close();
        return Promise.resolve({});
      };
      await expect(recognizer.adapt(phrases, closing)).rejects.toMatchObject({ code: 'crashed' });
    });
  });
} else {
  process.stderr.write(
    `${POCKETSPHINX_PYTHON} is missing: PocketSphinx is NOT tested. \`npm start\` makes it once.\n`,
  );
  it.skip('PocketSphinx: no Python has it installed', () => undefined);
}
