/**
 * Entry point of the speech worker thread. espeak-ng's WASM build blocks its thread while it
 * renders, so it cannot run in the session's thread.
 */
import { parentPort } from 'node:worker_threads';
import Espeak from '@echogarden/espeak-ng-emscripten';
import type {
  PhonemesReply,
  PhonemesRequest,
  SynthesizeReply,
  SynthesizeRequest,
} from './espeak-wasm-messages';

const port = parentPort;
if (!port) throw new Error('must run as a worker thread');

const engine = Espeak({ print: () => undefined, printErr: () => undefined }).then(
  (module) => new module.eSpeakNGWorker(),
);

port.on('message', (request: SynthesizeRequest | PhonemesRequest) => {
  if ('words' in request) void tellPhonemes(request);
  else void synthesize(request);
});

async function synthesize({ id, voice, sentence }: SynthesizeRequest): Promise<void> {
  try {
    const espeak = await engine;
    espeak.set_voice(voice.name);
    espeak.set_pitch(voice.pitch);
    espeak.set_rate(voice.rate);
    const parts: Int16Array[] = [];
    espeak.synthesize(sentence, (audio) => {
      if (audio?.length) parts.push(audio);
    });
    const samples = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      samples.set(part, at);
      at += part.length;
    }
    port!.postMessage({ id, samples } satisfies SynthesizeReply, [samples.buffer]);
  } catch (error) {
    port!.postMessage({ id, error: String(error) } satisfies SynthesizeReply);
  }
}

async function tellPhonemes({ words }: PhonemesRequest): Promise<void> {
  try {
    const espeak = await engine;
    espeak.set_voice('en-us');
    const ipa = words.map((word) => espeak.synthesize_and_get_phonemes(word, () => undefined));
    port!.postMessage({ ipa } satisfies PhonemesReply);
  } catch (error) {
    port!.postMessage({ error: String(error) } satisfies PhonemesReply);
  }
}
