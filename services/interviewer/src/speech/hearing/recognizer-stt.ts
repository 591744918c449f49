import { inference, stt, VADEventType } from '@livekit/agents';
import { type Recognizer, RECOGNIZER_SAMPLE_RATE } from './recognizer';
import { Segmenter } from './segmenter';

/** Silence after which an utterance goes to the recogniser (ms): shorter than the end-of-turn delay, so that its text is there when the turn ends. */
const SEGMENT_SILENCE_MS = 350;

/** A local recogniser as LiveKit's speech-to-text: voice activity cuts the utterances, partials come while they last. */
export class RecognizerSTT extends stt.STT {
  readonly label = 'portal.RecognizerSTT';
  private readonly vad = new inference.VAD({ minSilenceDuration: SEGMENT_SILENCE_MS });
  private current: RecognizerStream | null = null;

  /** @param onFailed told once the recogniser is gone for good; LiveKit is not, as it would end the whole session. */
  constructor(readonly recognizer: Recognizer, readonly onFailed: (error: Error) => void) {
    super({ streaming: true, interimResults: true });
  }

  /** Whether words may still come of what was said so far. */
  get busy(): boolean {
    return this.current?.busy ?? false;
  }

  override _recognize(): Promise<stt.SpeechEvent> {
    return Promise.reject(new Error('this recogniser hears streams only'));
  }

  override stream(): stt.SpeechStream {
    this.current = new RecognizerStream(this, this.vad);
    return this.current;
  }

  override async close(): Promise<void> {
    this.recognizer.close();
    await super.close();
  }
}

class RecognizerStream extends stt.SpeechStream {
  readonly label = 'portal.RecognizerStream';
  private readonly segmenter: Segmenter;
  private readonly activity;

  constructor(owner: RecognizerSTT, vad: inference.VAD) {
    super(owner, RECOGNIZER_SAMPLE_RATE);
    this.activity = vad.stream();
    this.segmenter = new Segmenter(owner.recognizer, {
      partial: ({ text }) => this.emit(stt.SpeechEventType.INTERIM_TRANSCRIPT, text, 0),
      final: ({ text, confidence }) => this.emit(stt.SpeechEventType.FINAL_TRANSCRIPT, text, confidence),
      failed: (error) => {
        if (!this.closed) owner.onFailed(error);
      },
    });
  }

  get busy(): boolean {
    return this.segmenter.busy;
  }

  override close(): void {
    super.close();
    this.activity.close();
  }

  protected override async run(): Promise<void> {
    await Promise.all([this.forward(), this.segment()]);
  }

  private async forward(): Promise<void> {
    for await (const frame of this.input) {
      if (typeof frame === 'symbol') {
        this.activity.flush();
        continue;
      }
      this.segmenter.accept(frame.data);
      this.activity.pushFrame(frame);
    }
    if (!this.closed) this.activity.endInput();
  }

  private async segment(): Promise<void> {
    for await (const event of this.activity) {
      if (event.type === VADEventType.START_OF_SPEECH) this.segmenter.speechStarted();
      else if (event.type === VADEventType.END_OF_SPEECH) this.segmenter.speechEnded();
    }
    this.segmenter.speechEnded();
  }

  private emit(type: stt.SpeechEventType, text: string, confidence: number): void {
    if (this.closed || !text) return;
    this.output.put({ type, alternatives: [{ language: 'en-US' as stt.SpeechData['language'], text, startTime: 0, endTime: 0, confidence }] });
  }
}
