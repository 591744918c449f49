import type { Clock } from '@portal/clock';
import { VOICE_SAMPLE_TIMEOUT_MS, type VoiceSample } from '@portal/protocol';
import { splitSentences } from '../tts/sentences';
import type { Tts } from '../tts/tts';
import { wavOf } from '../tts/wav';
import { SAMPLE_TEXTS } from './sample-texts';

/**
 * Maximum number of samples that wait for the one being rendered. Beyond that, a candidate would
 * wait longer than they are willing to.
 */
const MAX_WAITING = 2;
/** Time between the last possible sample and the moment at which the voice API gives up (ms). */
const MARGIN_MS = 1_000;
/**
 * How long a voice may take for a sample, including the time to load a local model (ms). Even if
 * each takes that long, those that wait are rendered while the voice API still waits for them.
 */
const TIME_LIMIT_MS = (VOICE_SAMPLE_TIMEOUT_MS - MARGIN_MS) / (1 + MAX_WAITING);

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
  /**
   * One signal for each sample that was asked for and is not over. The first is being rendered; of
   * the others, those that are aborted will be skipped.
   */
  private readonly queue: AbortSignal[] = [];
  private last: Promise<unknown> = Promise.resolve();

  /** @param open opens the voice as an interview would */
  constructor(
    private readonly open: (of: Pick<VoiceSample, 'voice' | 'language'>) => Promise<Tts>,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a sample as a WAV file.
   * @param gone aborted when nobody waits for the sample any more
   * @throws BusyError if too many are waiting
   * @throws Error if the voice fails or takes too long, or `gone` is aborted
   */
  async render(sample: VoiceSample, gone: AbortSignal): Promise<Buffer> {
    const waiting = this.queue.slice(1).filter(({ aborted }) => !aborted);
    if (waiting.length >= MAX_WAITING) throw new BusyError('too many voice samples are waiting');
    this.queue.push(gone);
    const rendered = this.last
      .then(() => this.renderInTime(sample, gone))
      .finally(() => this.queue.shift());
    this.last = rendered.catch(() => undefined);
    return untilAborted(rendered, gone);
  }

  private async renderInTime(sample: VoiceSample, gone: AbortSignal): Promise<Buffer> {
    gone.throwIfAborted();
    const limit = new AbortController();
    const stopLimit = this.clock.after(TIME_LIMIT_MS, () =>
      limit.abort(new Error(`no voice sample within ${TIME_LIMIT_MS} ms`)),
    );
    try {
      // A voice that does not even open must not keep the next sample waiting. One that nobody
      // waits for may take the rest of its time to open, so that not too many open at once.
      const sound = this.speak(sample, AbortSignal.any([gone, limit.signal]));
      return await untilAborted(sound, limit.signal);
    } finally {
      stopLimit();
    }
  }

  private async speak(
    { voice, language, rate, pitch }: VoiceSample,
    signal: AbortSignal,
  ): Promise<Buffer> {
    const tts = await this.open({ voice, language });
    try {
      const parts: Int16Array[] = [];
      for (const sentence of splitSentences(SAMPLE_TEXTS[language])) {
        signal.throwIfAborted();
        for await (const samples of tts.synthesize(sentence, signal, { rate, pitch }))
          parts.push(samples.slice());
      }
      signal.throwIfAborted();
      return wavOf(parts, tts.sampleRate);
    } finally {
      await tts.close();
    }
  }
}

/** Settles as `work` does, or rejects as soon as `signal` is aborted. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    void work.then(resolve, reject).then(() => signal.removeEventListener('abort', abort));
  });
}
