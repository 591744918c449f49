import { jest } from '@jest/globals';
import { expectedPhrases } from '@portal/interviewing';
import { espeakThread } from '../tts/testing/espeak-thread';
import { pronounceWithEspeak } from './adaptation/pronounce';
import { hear, recognizers, say, voice, withPocketSphinx } from './testing/pocketsphinx';

jest.setTimeout(60_000);

withPocketSphinx(() => {
  describe('PocketSphinx, adapted to an interview', () => {
    const phrases = expectedPhrases(['Kubernetes', 'settlement service', 'change data capture']);
    const start = recognizers();

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
  });
});
