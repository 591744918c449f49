import { existsSync } from 'node:fs';
import { joined } from '../../local-models/sherpa-stt';
import { WasmEspeak } from '../../tts/espeak-wasm';
import { espeakThread } from '../../tts/testing/espeak-thread';
import { espeakVoice } from '../../tts/voices';
import { type PocketSphinx, startPocketSphinx } from '../pocketsphinx';
import { POCKETSPHINX_PYTHON } from './recognize';

let spoken: Promise<Int16Array> | null = null;

/**
 * Returns a 16 kHz sample of English speech. How accurately it is recognized doesn't matter here.
 */
export function voice(): Promise<Int16Array> {
  spoken ??= say('I worked with the people of my team.');
  return spoken;
}

/** Returns speech with silence around it, in seconds. */
export async function say(sentence: string, around = 0): Promise<Int16Array> {
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

/** Lets a recognizer hear an utterance in one piece. */
export function hear(recognizer: PocketSphinx, samples: Int16Array) {
  recognizer.begin();
  recognizer.accept(samples);
  return recognizer.finish();
}

/** Returns a function that starts a recognizer, which is closed after the test. */
export function recognizers(): () => Promise<PocketSphinx> {
  const started: PocketSphinx[] = [];
  // A process that stayed after a failure would keep Jest from ending.
  afterEach(() => started.splice(0).forEach((recognizer) => recognizer.close()));
  return async () => {
    const recognizer = await startPocketSphinx(POCKETSPHINX_PYTHON);
    started.push(recognizer);
    return recognizer;
  };
}

/** Defines tests, or one skipped test if PocketSphinx is not installed. */
export function withPocketSphinx(tests: () => void): void {
  if (existsSync(POCKETSPHINX_PYTHON)) return tests();
  process.stderr.write(
    `${POCKETSPHINX_PYTHON} is missing: PocketSphinx is NOT tested. \`npm start\` makes it once.\n`,
  );
  it.skip('PocketSphinx: no Python has it installed', () => undefined);
}
