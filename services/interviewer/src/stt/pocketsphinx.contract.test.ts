import { jest } from '@jest/globals';
import { dispose } from '@livekit/rtc-node';
import { expectedPhrases } from '@portal/interviewing';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WasmEspeak } from '../tts/espeak-wasm';
import { espeakVoice } from '../tts/voices';
import { espeakThread } from '../tts/testing/espeak-thread';
import { joined } from '../local-models/sherpa-stt';
import { atRate } from '../testing/sound';
import { describeStt } from './testing/contract';
import { LocalStt } from './local-stt';
import { pronounceWithEspeak } from './adaptation/pronounce';
import { type PocketSphinx, startPocketSphinx } from './pocketsphinx';

jest.setTimeout(60_000);
// Release the resampler's native resources, which would otherwise keep the process alive.
afterAll(() => dispose());

/**
 * Path of a Python interpreter that has PocketSphinx installed: the one specified in the
 * environment, or the one that `npm start` installs.
 */
const python =
  process.env.POCKETSPHINX_PYTHON ||
  join(import.meta.dirname, '../../../../.cache/python/bin/python3');

let spoken: Promise<Int16Array> | null = null;

/**
 * Returns a 16 kHz sample of English speech. How accurately it is recognized doesn't matter here.
 */
function voice(): Promise<Int16Array> {
  spoken ??= say('I worked with the people of my team.');
  return spoken;
}

async function say(sentence: string): Promise<Int16Array> {
  const espeak = new WasmEspeak(espeakVoice('adam', 'en-US'), espeakThread());
  const parts: Int16Array[] = [];
  for await (const part of espeak.synthesize(sentence, new AbortController().signal))
    parts.push(part);
  await espeak.close();
  return atRate(joined(parts), espeak.sampleRate, 16_000);
}

if (existsSync(python)) {
  describeStt('PocketSphinx', {
    make: async () =>
      new LocalStt({ kind: 'built-in', name: 'PocketSphinx' }, await startPocketSphinx(python)),
    voice,
    guesses: true,
    breakIt: null,
  });

  describe('PocketSphinx, adapted to an interview', () => {
    const phrases = expectedPhrases(['Debezium', 'change data capture', 'reconciliation']);
    const hear = async (recognizer: PocketSphinx, samples: Int16Array) => {
      recognizer.begin();
      recognizer.accept(samples);
      return recognizer.finish();
    };

    it('hears the terms of its documents', async () => {
      const sound = await say('Then we moved to Debezium for change data capture.');
      const recognizer = await startPocketSphinx(python);
      expect((await hear(recognizer, sound)).text).not.toContain('Debezium');
      expect(await recognizer.adapt(phrases, pronounceWithEspeak(espeakThread))).toBe(
        phrases.length,
      );
      const { text, endings } = await hear(recognizer, sound);
      expect(text).toContain('Debezium');
      expect(text).toContain('change data capture');
      // An added phrase counts as its words.
      expect(Object.keys(endings ?? {})).toContain('capture');
      recognizer.close();
    });

    it('adapts between utterances, and hears as before if nothing can be pronounced', async () => {
      const sound = await voice();
      const recognizer = await startPocketSphinx(python);
      const before = await hear(recognizer, sound);
      recognizer.begin();
      recognizer.accept(sound);
      const adapted = recognizer.adapt(phrases, pronounceWithEspeak(espeakThread));
      expect((await recognizer.finish()).text).toBe(before.text);
      expect(await adapted).toBeGreaterThan(0);
      recognizer.close();

      const other = await startPocketSphinx(python);
      const failing = () => Promise.reject(new Error('no espeak-ng'));
      await expect(other.adapt(phrases, failing)).rejects.toThrow('no espeak-ng');
      expect((await hear(other, sound)).text).toBe(before.text);
      other.close();
    });

    it('reports that the recognizer ended in the midst', async () => {
      const recognizer = await startPocketSphinx(python);
      const closing = () => {
        recognizer.close();
        return Promise.resolve({});
      };
      await expect(recognizer.adapt(phrases, closing)).rejects.toMatchObject({ code: 'crashed' });
    });
  });
} else {
  process.stderr.write(
    `${python} is missing: PocketSphinx is NOT tested. \`npm start\` makes it once.\n`,
  );
  it.skip('PocketSphinx: no Python has it installed', () => undefined);
}
