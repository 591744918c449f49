import type { SttEngineInfo } from '@portal/protocol';
import type { SttEngine, SttListener, SttStream } from './stt';
import type { Recognizer } from './recognizer';
import { Segmenter } from './segmenter';

/**
 * STT with a recognizer that runs on this machine. The audio is cut into pieces based on voice
 * activity, and partial transcripts are reported while a piece is being spoken.
 */
export class LocalStt implements SttEngine {
  /**
   * @param recognizer a recognizer that has already been started. Closing the engine or its stream
   *   also closes the recognizer.
   */
  constructor(
    readonly info: SttEngineInfo,
    private readonly recognizer: Recognizer,
  ) {}

  open(listener: SttListener): Promise<SttStream> {
    return Promise.resolve(new LocalSttStream(this.recognizer, listener));
  }

  close(): Promise<void> {
    this.recognizer.close();
    return Promise.resolve();
  }
}

class LocalSttStream implements SttStream {
  private readonly segmenter: Segmenter;
  private closed = false;

  constructor(
    private readonly recognizer: Recognizer,
    listener: SttListener,
  ) {
    const unlessClosed =
      <Told>(tell: (told: Told) => void) =>
      (told: Told) => {
        if (!this.closed) tell(told);
      };
    this.segmenter = new Segmenter(recognizer, {
      partial: unlessClosed(({ text, sentenceEnd }) =>
        listener.partial({ text, confidence: null, sentenceEnd }),
      ),
      final: unlessClosed((heard) => listener.final(heard)),
      failed: unlessClosed((error) => {
        this.closed = true;
        listener.failed(error);
      }),
    });
  }

  get busy(): boolean {
    return !this.closed && this.segmenter.busy;
  }

  push(samples: Int16Array): void {
    this.segmenter.accept(samples);
  }

  speechStarted(): void {
    this.segmenter.speechStarted();
  }

  speechEnded(): void {
    this.segmenter.speechEnded();
  }

  close(): Promise<void> {
    this.closed = true;
    this.recognizer.close();
    return Promise.resolve();
  }
}
