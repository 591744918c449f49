import type { Guess, Recognition, Recognizer } from './recognizer';
import { STT_SAMPLE_RATE } from './stt';

/**
 * Amount of audio to keep from before speech was detected (samples): 480 ms at 16 kHz. This ensures
 * that the first consonant is included.
 */
const LEAD_IN_SAMPLES = 7_680;
/**
 * Maximum length of an utterance (samples): 30 s. Longer speech is split, because the recognizer's
 * memory grows with the utterance.
 */
const LONGEST_UTTERANCE_SAMPLES = 30 * STT_SAMPLE_RATE;

export interface SegmentListener {
  partial(guess: Guess): void;
  /** Called with the final result; its `text` is empty if nothing was recognized. */
  final(heard: Recognition): void;
  failed(error: Error): void;
}

/**
 * Cuts a stream of samples into utterances for a recognizer, based on voice activity. Each
 * utterance includes a short lead-in from before speech was detected.
 */
export class Segmenter {
  private leadIn: Int16Array[] = [];
  private leadInSamples = 0;
  private speaking = false;
  private recognizing = 0;
  private spoken = 0;

  constructor(
    private readonly recognizer: Recognizer,
    private readonly listener: SegmentListener,
  ) {
    recognizer.onPartial = (guess) => {
      if (this.speaking) listener.partial(guess);
    };
  }

  /** Whether speech is in progress or the recognizer is still working on an utterance. */
  get busy(): boolean {
    return this.speaking || this.recognizing > 0;
  }

  accept(samples: Int16Array): void {
    if (this.speaking) {
      this.recognizer.accept(samples);
      this.spoken += samples.length;
      if (this.spoken < LONGEST_UTTERANCE_SAMPLES) return;
      this.speechEnded();
      this.speechStarted();
      return;
    }
    this.leadIn.push(samples.slice());
    this.leadInSamples += samples.length;
    for (
      let first = this.leadIn[0];
      first && this.leadInSamples - first.length >= LEAD_IN_SAMPLES;
      first = this.leadIn[0]
    ) {
      this.leadIn.shift();
      this.leadInSamples -= first.length;
    }
  }

  speechStarted(): void {
    if (this.speaking) return;
    this.speaking = true;
    this.spoken = 0;
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
