/**
 * Entry point of the speech worker thread. espeak-ng's WASM build blocks its thread while it
 * renders, so it cannot run in the session's thread.
 */
import { parentPort } from 'node:worker_threads';
import Espeak from '@echogarden/espeak-ng-emscripten';
import type { SynthesizeReply, SynthesizeRequest } from './espeak-wasm-messages';

const port = parentPort;
if (!port) throw new Error('must run as a worker thread');

const engine = Espeak({ print: () => undefined, printErr: () => undefined }).then(
  (module) => new module.eSpeakNGWorker(),
);

port.on('message', (request: SynthesizeRequest) => {
  engine
    .then((espeak) => {
      espeak.set_voice(request.voice.name);
      espeak.set_pitch(request.voice.pitch);
      espeak.set_rate(request.voice.rate);
      const parts: Int16Array[] = [];
      espeak.synthesize(request.sentence, (audio) => {
        if (audio?.length) parts.push(audio);
      });
      const samples = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
      let at = 0;
      for (const part of parts) {
        samples.set(part, at);
        at += part.length;
      }
      port.postMessage({ id: request.id, samples } satisfies SynthesizeReply, [samples.buffer]);
    })
    .catch((error: unknown) =>
      port.postMessage({ id: request.id, error: String(error) } satisfies SynthesizeReply),
    );
});
