import { EventEmitter } from 'node:events';
import { NativeEspeak } from './espeak-native';
import { type SpeechThread, WasmEspeak } from './espeak-wasm';
import { FallbackSpeaking, resample } from './fallback';
import type { Speaking } from './speaking';

const voice = { name: 'en-us+f3', pitch: 52, rate: 158 };
const never = new AbortController().signal;

async function collect(samples: AsyncIterable<Int16Array>): Promise<number> {
  let count = 0;
  for await (const part of samples) count += part.length;
  return count;
}

describe('espeak-ng as a program', () => {
  it('names a missing program instead of hanging', async () => {
    const engine = new NativeEspeak(voice, '/nowhere/espeak-ng');
    await expect(collect(engine.synthesize('Hello.', never))).rejects.toMatchObject({ code: 'engine_crashed' });
  });

  it('says nothing once it is aborted', async () => {
    expect(await collect(new NativeEspeak(voice, '/nowhere/espeak-ng').synthesize('Hello.', AbortSignal.abort()))).toBe(0);
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
  it('gives each sentence its own reply, in whatever order they come', async () => {
    const thread = new FakeThread();
    const engine = new WasmEspeak(voice, thread as unknown as SpeechThread);
    const both = Promise.all([collect(engine.synthesize('One.', never)), collect(engine.synthesize('Two.', never))]);
    thread.emit('message', { id: 1, samples: new Int16Array(2) });
    thread.emit('message', { id: 0, samples: new Int16Array(1) });
    expect(await both).toEqual([1, 2]);
  });

  it('fails what is waiting and all that follows when its thread dies', async () => {
    const thread = new FakeThread();
    const engine = new WasmEspeak(voice, thread as unknown as SpeechThread);
    const waiting = collect(engine.synthesize('One.', never));
    thread.emit('exit', 1);
    await expect(waiting).rejects.toMatchObject({ code: 'engine_crashed' });
    await expect(collect(engine.synthesize('Two.', never))).rejects.toMatchObject({ code: 'engine_crashed' });
  });
});

describe('a hosted voice that fails', () => {
  const engine = (name: string, kind: 'hosted' | 'built-in', sampleRate: number, speak: () => Int16Array): Speaking => ({
    info: { kind, name },
    sampleRate,
    async *synthesize() {
      yield await Promise.resolve(speak());
    },
    close: () => Promise.resolve(),
  });

  it('is replaced by the built-in one, in the same sentence and after, and said once', async () => {
    const told: string[] = [];
    let tries = 0;
    const hosted = engine('A', 'hosted', 24_000, () => {
      tries += 1;
      throw new Error('no credit');
    });
    const both = new FallbackSpeaking(hosted, engine('B', 'built-in', 12_000, () => new Int16Array(100)), (from, to) => told.push(`${from.name}→${to.name}`));
    expect(await collect(both.synthesize('One.', never))).toBe(200);
    expect(await collect(both.synthesize('Two.', never))).toBe(200);
    expect(told).toEqual(['A→B']);
    expect(tries).toBe(1);
    expect(both.info.name).toBe('B');
  });

  it('keeps the pitch of what it replaces', () => {
    expect([...resample(Int16Array.of(0, 100), 1, 2)]).toEqual([0, 50, 100, 100]);
  });
});
