import type { SttEngine, SttListener, SttStream } from '../stt';
import { frames, silence } from '../../testing/sound';

/** What a test must provide in order to run the contract tests on an engine. */
export interface SttSubject {
  make(): Promise<SttEngine>;
  /** Returns a 16 kHz speech sample that the engine can recognize. */
  voice(): Promise<Int16Array>;
  /** Whether the engine reports partial results. */
  guesses: boolean;
  /** Makes the running engine fail permanently; null if the test can't do that. */
  breakIt: (() => void) | null;
}

/** Records everything that a stream reports, and lets a test wait until a condition is met. */
class Told implements SttListener {
  readonly told: string[] = [];
  readonly confidences: (number | null)[] = [];
  private waiting: { until: () => boolean; resolve: () => void }[] = [];

  partial({ text }: { text: string }): void {
    this.add(`partial ${text}`);
  }

  final({ text, confidence }: { text: string; confidence: number | null }): void {
    this.confidences.push(confidence);
    this.add(`final ${text}`);
  }

  failed(error: Error): void {
    this.add(`failed ${error.name}`);
  }

  finals(): string[] {
    return this.told
      .filter((line) => line.startsWith('final'))
      .map((line) => line.slice('final '.length));
  }

  until(until: () => boolean): Promise<void> {
    return until()
      ? Promise.resolve()
      : new Promise((resolve) => this.waiting.push({ until, resolve }));
  }

  private add(line: string): void {
    this.told.push(line);
    for (const entry of this.waiting) if (entry.until()) entry.resolve();
    this.waiting = this.waiting.filter(({ until }) => !until());
  }
}

/** Yields to the event loop, so that pushed audio is sent and responses can arrive. */
const breathe = () => new Promise((resolve) => setTimeout(resolve, 2));

async function push(stream: SttStream, samples: Int16Array): Promise<void> {
  for (const frame of frames(samples)) {
    stream.push(frame);
    await breathe();
  }
}

/**
 * Pushes one piece of speech with silence before and after it, and makes the calls that voice
 * activity detection would make.
 */
async function piece(stream: SttStream, samples: Int16Array): Promise<void> {
  await push(stream, silence(200));
  stream.speechStarted();
  await push(stream, samples);
  await push(stream, silence(200));
  stream.speechEnded();
}

/** Defines the tests that every STT engine must pass. */
export function describeStt(name: string, subject: SttSubject): void {
  describe(`${name} hears as every engine does:`, () => {
    let engine: SttEngine;
    let stream: SttStream;
    let heard: Told;

    beforeEach(async () => {
      heard = new Told();
      engine = await subject.make();
      stream = await engine.open(heard);
    });

    afterEach(async () => {
      await stream.close();
      await engine.close();
    });

    it('names itself and its kind', () => {
      expect(engine.info.name).not.toBe('');
      expect(['hosted', 'local', 'built-in']).toContain(engine.info.kind);
    });

    it('gives the words of a piece once, after its guesses', async () => {
      await piece(stream, await subject.voice());
      await heard.until(() => heard.finals().some(Boolean) && !stream.busy);
      const worded = heard.finals().filter(Boolean);
      expect(worded).toHaveLength(1);
      const first = heard.told.findIndex((line) => line === `final ${worded[0]}`);
      expect(heard.told.slice(0, first).some((line) => line.startsWith('partial'))).toBe(
        subject.guesses,
      );
      expect(heard.told.slice(first + 1).some((line) => line.startsWith('partial'))).toBe(false);
    });

    it('gives a confidence between 0 and 1, or none', async () => {
      await piece(stream, await subject.voice());
      await heard.until(() => heard.finals().some(Boolean));
      for (const confidence of heard.confidences)
        expect(confidence === null || (confidence >= 0 && confidence <= 1)).toBe(true);
    });

    it('is busy from the beginning of the voice until its words have come', async () => {
      expect(stream.busy).toBe(false);
      stream.speechStarted();
      expect(stream.busy).toBe(true);
      await push(stream, await subject.voice());
      stream.speechEnded();
      expect(stream.busy).toBe(true);
      await heard.until(() => heard.finals().length > 0 && !stream.busy);
    });

    it('answers a voice without words by an empty final', async () => {
      await piece(stream, silence(400));
      await heard.until(() => heard.finals().length > 0);
      expect([heard.finals(), stream.busy]).toEqual([[''], false]);
    });

    it('gives two pieces in the order they were said', async () => {
      const voice = await subject.voice();
      await piece(stream, voice);
      await piece(stream, voice);
      await heard.until(() => heard.finals().filter(Boolean).length === 2);
      expect(heard.finals().filter(Boolean)).toHaveLength(2);
    });

    it('takes the end of a voice that has not begun, and a beginning twice, for nothing', async () => {
      stream.speechEnded();
      expect(stream.busy).toBe(false);
      stream.speechStarted();
      await piece(stream, await subject.voice());
      stream.speechEnded();
      await heard.until(() => heard.finals().some(Boolean) && !stream.busy);
      expect(heard.finals().filter(Boolean)).toHaveLength(1);
    });

    it('tells nothing after it was closed, and takes what comes then without harm', async () => {
      await piece(stream, await subject.voice());
      await stream.close();
      const told = [...heard.told];
      stream.speechStarted();
      await push(stream, silence(100));
      stream.speechEnded();
      await stream.close();
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect([heard.told, stream.busy]).toEqual([told, false]);
    });

    if (subject.breakIt) {
      it('tells once that it is gone, and is not busy for ever', async () => {
        subject.breakIt?.();
        await piece(stream, await subject.voice());
        await heard.until(() => heard.told.some((line) => line.startsWith('failed')));
        await piece(stream, await subject.voice());
        expect(heard.told.filter((line) => line.startsWith('failed'))).toHaveLength(1);
        expect(stream.busy).toBe(false);
      });
    }
  });
}
