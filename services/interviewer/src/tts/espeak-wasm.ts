import type { Prosody } from '@portal/protocol';
import { Worker } from 'node:worker_threads';
import { ESPEAK_SAMPLE_RATE, speak } from './espeak-speech';
import type { SynthesizeReply, SynthesizeRequest } from './espeak-wasm-messages';
import { SpeechError } from '../speech-error';
import { speakable, type Tts } from './tts';
import type { EspeakVoice } from './voices';

const ENGINE = 'espeak-ng (WASM)';

/** The subset of `Worker` that this engine uses. Allows tests to replace the thread with a fake. */
export type SpeechThread = Pick<Worker, 'postMessage' | 'on' | 'terminate'>;

/**
 * Runs espeak-ng compiled to WASM in a worker thread, for machines without the espeak-ng program.
 * Returns the audio for each phrase as a single chunk.
 */
export class WasmEspeak implements Tts {
  readonly info = { kind: 'built-in', name: ENGINE } as const;
  readonly sampleRate = ESPEAK_SAMPLE_RATE;
  private readonly waiting = new Map<
    number,
    { resolve: (samples: Int16Array) => void; reject: (error: Error) => void }
  >();
  private nextId = 0;
  private dead: SpeechError | null = null;

  constructor(
    private readonly voice: EspeakVoice,
    private readonly thread: SpeechThread = new Worker(
      new URL('./espeak-worker.js', import.meta.url),
    ),
  ) {
    thread.on('message', (reply: SynthesizeReply) => {
      const call = this.waiting.get(reply.id);
      this.waiting.delete(reply.id);
      if ('error' in reply) call?.reject(new SpeechError('engine_crashed', ENGINE, reply.error));
      else call?.resolve(reply.samples);
    });
    thread.on('error', (error: Error) => this.die(error.message));
    thread.on('exit', () => this.die('worker thread ended'));
  }

  async *synthesize(
    sentence: string,
    signal: AbortSignal,
    prosody?: Prosody,
  ): AsyncGenerator<Int16Array> {
    if (signal.aborted || !speakable(sentence)) return;
    yield* speak(
      sentence,
      this.voice,
      signal,
      (text, voice) => this.render(text, voice, signal),
      prosody,
    );
  }

  async close(): Promise<void> {
    await this.thread.terminate();
  }

  private async *render(
    text: string,
    voice: EspeakVoice,
    signal: AbortSignal,
  ): AsyncGenerator<Int16Array> {
    if (this.dead) throw this.dead;
    const id = this.nextId;
    this.nextId += 1;
    const samples = await new Promise<Int16Array>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      // This build interprets angle brackets as markup, so remove them.
      this.thread.postMessage({
        id,
        sentence: text.replace(/[<>]/g, ' '),
        voice,
      } satisfies SynthesizeRequest);
      signal.addEventListener('abort', () => resolve(new Int16Array()), { once: true });
    });
    if (samples.length) yield samples;
  }

  private die(reason: string): void {
    this.dead = new SpeechError('engine_crashed', ENGINE, reason);
    for (const call of this.waiting.values()) call.reject(this.dead);
    this.waiting.clear();
  }
}
