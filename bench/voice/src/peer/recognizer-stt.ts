import { inference, stt, VADEventType } from '@livekit/agents';
import type { Recognizer } from '@portal/interviewer/stt/recognizer';
import { Segmenter } from '@portal/interviewer/stt/segmenter';
import { STT_SAMPLE_RATE } from '@portal/interviewer/stt/stt';

/**
 * Silence that ends an utterance (ms). It is shorter than the session's minimum endpointing delay,
 * so the text is ready when the turn ends.
 */
const SEGMENT_SILENCE_MS = 350;

/**
 * The product's recognizer as a LiveKit STT. Voice activity detection separates the utterances;
 * partial results are sent during each utterance.
 */
export class RecognizerSTT extends stt.STT {
  readonly label = 'bench.RecognizerSTT';
  private readonly vad = new inference.VAD({ minSilenceDuration: SEGMENT_SILENCE_MS });

  constructor(readonly recognizer: Recognizer) {
    super({ streaming: true, interimResults: true });
  }

  override _recognize(): Promise<stt.SpeechEvent> {
    return Promise.reject(new Error('this recognizer supports streams only'));
  }

  override stream(): stt.SpeechStream {
    return new RecognizerStream(this, this.vad);
  }

  override async close(): Promise<void> {
    this.recognizer.close();
    await super.close();
  }
}

class RecognizerStream extends stt.SpeechStream {
  readonly label = 'bench.RecognizerStream';
  private readonly segmenter: Segmenter;
  private readonly activity;

  constructor(owner: RecognizerSTT, vad: inference.VAD) {
    super(owner, STT_SAMPLE_RATE);
    this.activity = vad.stream();
    this.segmenter = new Segmenter(owner.recognizer, {
      partial: ({ text }) => this.emit(stt.SpeechEventType.INTERIM_TRANSCRIPT, text, 0),
      final: ({ text, confidence }) =>
        this.emit(stt.SpeechEventType.FINAL_TRANSCRIPT, text, confidence ?? 0),
      // Ignore failures: they show up in the results as turns whose end was missed.
      failed: () => undefined,
    });
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
    this.output.put({
      type,
      alternatives: [
        {
          language: 'en-US' as stt.SpeechData['language'],
          text,
          startTime: 0,
          endTime: 0,
          confidence,
        },
      ],
    });
  }
}
