import type { VoiceSample } from '@portal/protocol';
import { splitSentences } from '../tts/sentences';
import type { Tts } from '../tts/tts';
import { wavOf } from '../tts/wav';
import { SAMPLE_TEXTS } from './sample-texts';

/**
 * Maximum number of samples that wait for the one being rendered. Beyond that, a candidate would
 * wait longer than they are willing to.
 */
const MAX_WAITING = 4;
/** How long a voice may take for a sample, including the time to load a local model (ms). */
const TIME_LIMIT_MS = 12_000;

/** Thrown when too many samples are waiting already. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/**
 * Renders the sentence that candidates listen to when they choose a voice. One at a time, so that
 * the interviews on this machine keep their processor time, and so that no two local models are in
 * memory for it.
 */
export class VoiceSamples {
  private waiting = 0;
  private last: Promise<unknown> = Promise.resolve();

  /** @param open opens the voice as an interview would */
  constructor(
    private readonly open: (of: Pick<VoiceSample, 'voice' | 'language'>) => Promise<Tts>,
  ) {}

  /**
   * Returns a sample as a WAV file.
   * @throws BusyError if too many are waiting
   * @throws Error if the voice fails or takes too long
   */
  async render(sample: VoiceSample): Promise<Buffer> {
    if (this.waiting > MAX_WAITING) throw new BusyError('too many voice samples are waiting');
    this.waiting += 1;
    const rendered = this.last.then(() => this.renderNow(sample));
    this.last = rendered.catch(() => undefined);
    try {
      return await rendered;
    } finally {
      this.waiting -= 1;
    }
  }

  private async renderNow({ voice, language, rate, pitch }: VoiceSample): Promise<Buffer> {
    const limit = AbortSignal.timeout(TIME_LIMIT_MS);
    const tts = await this.open({ voice, language });
    try {
      const parts: Int16Array[] = [];
      for (const sentence of splitSentences(SAMPLE_TEXTS[language]))
        for await (const samples of tts.synthesize(sentence, limit, { rate, pitch }))
          parts.push(samples.slice());
      limit.throwIfAborted();
      return wavOf(parts, tts.sampleRate);
    } finally {
      await tts.close();
    }
  }
}
