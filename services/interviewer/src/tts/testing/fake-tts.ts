import type { EngineInfo, Prosody } from '@portal/protocol';
import type { Tts } from '../tts';

/**
 * One step in a fake voice's response: audio of this duration (ms), an error, or no further
 * response (`stalls`).
 */
export type Line = number | Error | 'stalls';

/**
 * A scripted voice that records the sentences it is asked to speak. All samples are 1; the default
 * rate is 1 kHz.
 */
export class FakeTts implements Tts {
  readonly asked: string[] = [];
  /** How each sentence was to be spoken. */
  readonly prosodies: (Prosody | undefined)[] = [];
  aborted = 0;
  closed = false;

  constructor(
    readonly info: EngineInfo,
    private readonly lines: (text: string) => readonly Line[],
    readonly sampleRate = 1_000,
  ) {}

  async *synthesize(
    sentence: string,
    signal: AbortSignal,
    prosody?: Prosody,
  ): AsyncGenerator<Int16Array> {
    this.asked.push(sentence);
    this.prosodies.push(prosody);
    signal.addEventListener('abort', () => {
      this.aborted += 1;
    });
    for (const line of this.lines(sentence)) {
      if (line instanceof Error) throw line;
      if (line === 'stalls') await new Promise(() => undefined);
      else yield new Int16Array((line * this.sampleRate) / 1_000).fill(1);
    }
  }

  close(): Promise<void> {
    this.closed = true;
    return Promise.resolve();
  }
}
