import { jest } from '@jest/globals';
import { dispose } from '@livekit/rtc-node';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { WasmEspeak } from '../tts/espeak-wasm';
import { espeakVoice } from '../tts/voices';
import { espeakThread } from '../tts/testing/espeak-thread';
import { joined } from '../local-models/sherpa-stt';
import { atRate } from '../testing/sound';
import { describeStt } from './testing/contract';
import { LocalStt } from './local-stt';
import { startPocketSphinx } from './pocketsphinx';

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
  spoken ??= (async () => {
    const espeak = new WasmEspeak(espeakVoice('adam', 'en-US'), espeakThread());
    const parts: Int16Array[] = [];
    for await (const part of espeak.synthesize(
      'I worked with the people of my team.',
      new AbortController().signal,
    ))
      parts.push(part);
    await espeak.close();
    return atRate(joined(parts), espeak.sampleRate, 16_000);
  })();
  return spoken;
}

if (existsSync(python)) {
  describeStt('PocketSphinx', {
    make: async () =>
      new LocalStt({ kind: 'built-in', name: 'PocketSphinx' }, await startPocketSphinx(python)),
    voice,
    guesses: true,
    breakIt: null,
  });
} else {
  process.stderr.write(
    `${python} is missing: PocketSphinx is NOT tested. \`npm start\` makes it once.\n`,
  );
  it.skip('PocketSphinx: no Python has it installed', () => undefined);
}
