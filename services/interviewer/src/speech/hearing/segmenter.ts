import type { Recognition, Recognizer } from './recognizer';

/** Samples kept from before speech was noticed, so that first consonants are not lost: 480 ms at 16 kHz. */
const LEAD_IN_SAMPLES = 7_680;

export interface SegmentListener {
  partial(text: string): void;
  /** `text` is empty where the recogniser made nothing of it. */
  final(heard: Recognition): void;
  failed(error: Error): void;
}

/**
 * Cuts a stream of samples into utterances for a recogniser: told by voice activity when speech begins and ends,
 * it gives the recogniser a lead-in from before the beginning and everything up to the end.
 */
export class Segmenter {
  private leadIn: Int16Array[] = [];
  private leadInSamples = 0;
  private speaking = false;
  private recognizing = 0;

  constructor(private readonly recognizer: Recognizer, private readonly listener: SegmentListener) {
    recognizer.onPartial = (text) => {
      if (this.speaking) listener.partial(text);
    };
  }

  /** Whether speech is going on or an utterance is still with the recogniser. */
  get busy(): boolean {
    return this.speaking || this.recognizing > 0;
  }

  accept(samples: Int16Array): void {
    if (this.speaking) {
      this.recognizer.accept(samples);
      return;
    }
    this.leadIn.push(samples.slice());
    this.leadInSamples += samples.length;
    for (let first = this.leadIn[0]; first && this.leadInSamples - first.length >= LEAD_IN_SAMPLES; first = this.leadIn[0]) {
      this.leadIn.shift();
      this.leadInSamples -= first.length;
    }
  }

  speechStarted(): void {
    if (this.speaking) return;
    this.speaking = true;
    this.recognizer.begin();
    for (const samples of this.leadIn) this.recognizer.accept(samples);
    this.leadIn = [];
    this.leadInSamples = 0;
  }

  speechEnded(): void {
    if (!this.speaking) return;
    this.speaking = false;
    this.recognizing += 1;
    this.recognizer.finish().then(
      (heard) => {
        this.recognizing -= 1;
        this.listener.final(heard);
      },
      (error: Error) => {
        this.recognizing -= 1;
        this.listener.failed(error);
      },
    );
  }
}
