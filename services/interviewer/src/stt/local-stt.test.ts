import { describeStt } from './testing/contract';
import { LocalStt } from './local-stt';
import { type Guess, type Recognition, type Recognizer, RecognizerError } from './recognizer';

/** A recognizer that returns the same words for any loud audio, and fails once `dead` is set. */
class LoudnessRecognizer implements Recognizer {
  onPartial: ((guess: Guess) => void) | null = null;
  dead = false;
  private loud = 0;

  begin(): void {
    this.loud = 0;
  }

  accept(samples: Int16Array): void {
    if (samples.some((sample) => Math.abs(sample) > 1_000)) this.loud += 1;
    if (this.loud === 1) this.onPartial?.({ text: 'I', sentenceEnd: -2 });
  }

  finish(): Promise<Recognition> {
    if (this.dead) return Promise.reject(new RecognizerError('crashed', 'gone'));
    return Promise.resolve(
      this.loud
        ? { text: 'I built it', confidence: 0.9, sentenceEnd: -0.5 }
        : { text: '', confidence: 0, sentenceEnd: null },
    );
  }

  close(): void {
    this.dead = true;
  }
}

let recognizer: LoudnessRecognizer;

describeStt('a recognizer in this machine', {
  make: () =>
    Promise.resolve(
      new LocalStt(
        { kind: 'built-in', name: 'PocketSphinx' },
        (recognizer = new LoudnessRecognizer()),
      ),
    ),
  voice: () =>
    Promise.resolve(Int16Array.from({ length: 8_000 }, (_, i) => 8_000 * Math.sin(i / 10))),
  guesses: true,
  breakIt: () => {
    recognizer.dead = true;
  },
});
