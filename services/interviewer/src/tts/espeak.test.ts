import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NativeEspeak } from './espeak-native';
import { ESPEAK_SAMPLE_RATE } from './espeak-speech';
import { type SpeechThread, WasmEspeak } from './espeak-wasm';
import { SENTENCE_PAUSE_MS } from './pauses';

const voice = { name: 'en-us+f3', language: 'en-US', pitch: 52, rate: 158 } as const;
const never = new AbortController().signal;

async function collect(samples: AsyncIterable<Int16Array>): Promise<number> {
  let count = 0;
  for await (const part of samples) count += part.length;
  return count;
}

describe('espeak-ng as a program', () => {
  it('reports a missing program instead of hanging', async () => {
    const engine = new NativeEspeak(voice, '/nowhere/espeak-ng');
    await expect(collect(engine.synthesize('Hello.', never))).rejects.toMatchObject({
      code: 'engine_crashed',
    });
  });

  it('leaves out the messages that it writes before the sound', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'espeak-'));
    const program = join(dir, 'espeak-ng');
    const header = Buffer.alloc(44);
    header.write('RIFF');
    header.write('WAVEfmt ', 8);
    header.writeUInt32LE(16, 16);
    header.writeUInt16LE(1, 22);
    header.writeUInt32LE(ESPEAK_SAMPLE_RATE, 24);
    header.writeUInt16LE(16, 34);
    header.write('data', 36);
    const samples = 1_000;
    const loud = Buffer.alloc(2 * samples, 0x11);
    writeFileSync(`${program}.wav`, Buffer.concat([header, loud]));
    const script = `#!/bin/sh\necho Invalid phoneme code 117\nsleep 0.05\ncat "$0.wav"\n`;
    writeFileSync(program, script, { mode: 0o755 });
    try {
      const pause = (SENTENCE_PAUSE_MS * ESPEAK_SAMPLE_RATE) / 1_000;
      expect(await collect(new NativeEspeak(voice, program).synthesize('Hello.', never))).toBe(
        samples + pause,
      );
    } finally {
      rmSync(dir, { recursive: true });
    }
  });

  it('says nothing after an abort', async () => {
    expect(
      await collect(
        new NativeEspeak(voice, '/nowhere/espeak-ng').synthesize('Hello.', AbortSignal.abort()),
      ),
    ).toBe(0);
  });
});

class FakeThread extends EventEmitter {
  readonly asked: { id: number; sentence: string }[] = [];
  postMessage(request: { id: number; sentence: string }): void {
    this.asked.push(request);
  }
  terminate(): Promise<number> {
    return Promise.resolve(0);
  }
}

describe('espeak-ng as WASM', () => {
  it('answers each sentence separately, in any order', async () => {
    const thread = new FakeThread();
    const engine = new WasmEspeak(voice, thread as unknown as SpeechThread);
    const both = Promise.all([
      collect(engine.synthesize('One.', never)),
      collect(engine.synthesize('Two.', never)),
    ]);
    thread.emit('message', { id: 1, samples: new Int16Array(2) });
    thread.emit('message', { id: 0, samples: new Int16Array(1) });
    expect(await both).toEqual([1, 2]);
  });

  it('fails all pending and later requests when its thread dies', async () => {
    const thread = new FakeThread();
    const engine = new WasmEspeak(voice, thread as unknown as SpeechThread);
    const waiting = collect(engine.synthesize('One.', never));
    thread.emit('exit', 1);
    await expect(waiting).rejects.toMatchObject({ code: 'engine_crashed' });
    await expect(collect(engine.synthesize('Two.', never))).rejects.toMatchObject({
      code: 'engine_crashed',
    });
  });
});
