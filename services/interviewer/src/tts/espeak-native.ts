import type { Prosody } from '@portal/protocol';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ESPEAK_SAMPLE_RATE, speak } from './espeak-speech';
import { type EspeakVoice } from './voices';
import { SpeechError } from '../speech-error';
import { speakable, type Tts } from './tts';
import { readWavHeader, SampleReader } from './wav';

const ENGINE = 'espeak-ng';

/**
 * Runs the espeak-ng program in a new process for each phrase. Audio starts to arrive within a
 * few milliseconds.
 */
export class NativeEspeak implements Tts {
  readonly info = { kind: 'built-in', name: ENGINE } as const;
  readonly sampleRate = ESPEAK_SAMPLE_RATE;

  constructor(
    private readonly voice: EspeakVoice,
    private readonly program = 'espeak-ng',
  ) {}

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

  close(): Promise<void> {
    return Promise.resolve();
  }

  private async *render(
    text: string,
    { name, pitch, rate }: EspeakVoice,
    signal: AbortSignal,
  ): AsyncGenerator<Int16Array> {
    const child = spawn(
      this.program,
      ['-v', name, '-p', String(pitch), '-s', String(rate), '-b', '1', '--stdin', '--stdout'],
      { stdio: ['pipe', 'pipe', 'ignore'] },
    );
    const closed = once(child, 'close').then(
      ([code]) => code as number | null,
      (error: Error) => error,
    );
    const stop = () => child.kill('SIGKILL');
    signal.addEventListener('abort', stop, { once: true });
    try {
      // Ignore write errors: if the process exits early, its exit code reports the failure.
      child.stdin.on('error', () => undefined);
      child.stdin.end(text);
      yield* samplesOf(child.stdout);
      const end = await closed;
      if (signal.aborted || end === 0) return;
      throw new SpeechError(
        'engine_crashed',
        ENGINE,
        end instanceof Error ? end.message : `ended with ${end ?? 'a signal'}`,
      );
    } finally {
      signal.removeEventListener('abort', stop);
      stop();
    }
  }
}

/**
 * Most bytes before the sound. espeak-ng 1.51 sometimes writes "Invalid phoneme code 117" there, when
 * it reads an Arabic 14, 17 or 19.
 */
const MESSAGES_MAX_BYTES = 1_024;

async function* samplesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Int16Array> {
  const reader = new SampleReader();
  let head: Buffer | null = Buffer.alloc(0);
  for await (const bytes of stream) {
    if (!head) {
      yield reader.read(bytes);
      continue;
    }
    head = Buffer.concat([head, bytes]);
    const start = head.indexOf('RIFF');
    if (start < 0 && head.length < MESSAGES_MAX_BYTES) continue;
    head = head.subarray(Math.max(start, 0));
    const format = readWavHeader(head);
    if (!format) continue;
    if (
      format.sampleRate !== ESPEAK_SAMPLE_RATE ||
      format.channels !== 1 ||
      format.bitsPerSample !== 16
    ) {
      throw new SpeechError(
        'bad_audio',
        ENGINE,
        `unexpected format ${format.sampleRate} Hz, ${format.channels} channels`,
      );
    }
    const samples = reader.read(head.subarray(format.dataOffset));
    head = null;
    if (samples.length) yield samples;
  }
}
