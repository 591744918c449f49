import { jest } from '@jest/globals';
import { expectedPhrases } from '@portal/interviewing';
import { espeakThread } from '../tts/testing/espeak-thread';
import { pronounceWithEspeak } from './adaptation/pronounce';
import { LocalStt } from './local-stt';
import { startPocketSphinx } from './pocketsphinx';
import { describeStt } from './testing/contract';
import { hear, recognizers, say, voice, withPocketSphinx } from './testing/pocketsphinx';
import { POCKETSPHINX_PYTHON } from './testing/recognize';

jest.setTimeout(60_000);

withPocketSphinx(() => {
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

  // `pocketsphinx-adapted.slow.test.ts` has more.
  describe('PocketSphinx, adapted to an interview', () => {
    const phrases = expectedPhrases(['Kubernetes', 'settlement service', 'change data capture']);
    const start = recognizers();

    it('hears the terms of its documents', async () => {
      const sound = await say('I worked with Kubernetes and the settlement service.', 0.3);
      const recognizer = await start();
      expect((await hear(recognizer, sound)).text).not.toContain('Kubernetes');
      expect(await recognizer.adapt(phrases, pronounceWithEspeak(espeakThread))).toBe(
        phrases.length,
      );
      expect((await hear(recognizer, sound)).text).toContain('Kubernetes');
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
});
