import type { SttEngineInfo } from '@portal/protocol';
import type { SttSource } from '../fallback-stt';
import type { SttEngine, SttListener, SttStream } from '../stt';
import type { SttMode } from '../stt-health';

/**
 * A fake engine that returns the words set by the test and records its input. Each instance serves
 * one stream.
 */
export class FakeStt implements SttEngine, SttStream {
  /** Recorded input: the first sample of each push, and when speech started and ended. */
  readonly given: (number | 'started' | 'ended')[] = [];
  busy = false;
  closed = false;
  listener: SttListener | null = null;

  constructor(readonly info: SttEngineInfo) {}

  open(listener: SttListener): Promise<SttStream> {
    this.listener = listener;
    return Promise.resolve(this);
  }

  push(samples: Int16Array): void {
    this.given.push(samples[0] ?? 0);
  }

  speechStarted(): void {
    this.given.push('started');
  }

  speechEnded(): void {
    this.given.push('ended');
  }

  partial(text: string): void {
    this.listener?.partial({ text, confidence: null });
  }

  final(text: string): void {
    this.listener?.final({ text, confidence: null });
  }

  fail(error: Error): void {
    this.listener?.failed(error);
  }

  close(): Promise<void> {
    this.closed = true;
    return Promise.resolve();
  }
}

/** Creates a source of fake engines. `opened` lists the engines that were started. */
export function fakeSource(
  name: string,
  { way = 'streamed', broken }: { way?: SttMode; broken?: Error } = {},
): SttSource & { opened: FakeStt[] } {
  const info: SttEngineInfo = { kind: way === 'here' ? 'built-in' : 'hosted', name };
  const opened: FakeStt[] = [];
  return {
    info,
    way,
    opened,
    start: () => {
      if (broken) return Promise.reject(broken);
      const engine = new FakeStt(info);
      opened.push(engine);
      return Promise.resolve(engine);
    },
  };
}
