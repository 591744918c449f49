import type { EngineInfo } from '@portal/protocol';
import type { Speaking } from './speaking';

/**
 * A hosted voice with a built-in one behind it: when the first fails on a sentence, the second says that sentence and all that follow,
 * so that an interview never falls silent. Both must give the same sample rate to the listener: the second's sound is resampled to the first's.
 */
export class FallbackSpeaking implements Speaking {
  private failed = false;

  constructor(
    private readonly first: Speaking,
    private readonly second: Speaking,
    private readonly onFallback: (from: EngineInfo, to: EngineInfo, error: unknown) => void,
  ) {}

  get info(): EngineInfo {
    return this.failed ? this.second.info : this.first.info;
  }

  get sampleRate(): number {
    return this.first.sampleRate;
  }

  async *synthesize(sentence: string, signal: AbortSignal): AsyncGenerator<Int16Array> {
    if (!this.failed) {
      let begun = false;
      try {
        for await (const samples of this.first.synthesize(sentence, signal)) {
          begun = true;
          yield samples;
        }
        return;
      } catch (error) {
        this.failed = true;
        this.onFallback(this.first.info, this.second.info, error);
        // Half a sentence twice is worse than half a sentence once.
        if (begun) return;
      }
    }
    for await (const samples of this.second.synthesize(sentence, signal)) yield resample(samples, this.second.sampleRate, this.first.sampleRate);
  }

  async close(): Promise<void> {
    await Promise.all([this.first.close(), this.second.close()]);
  }
}

/** Linear interpolation: enough for a voice whose own quality is the limit. */
export function resample(samples: Int16Array, from: number, to: number): Int16Array {
  if (from === to) return samples;
  const out = new Int16Array(Math.round((samples.length * to) / from));
  for (let i = 0; i < out.length; i += 1) {
    const at = (i * from) / to;
    const left = samples[Math.floor(at)] ?? 0;
    const right = samples[Math.floor(at) + 1] ?? left;
    out[i] = Math.round(left + (right - left) * (at - Math.floor(at)));
  }
  return out;
}
