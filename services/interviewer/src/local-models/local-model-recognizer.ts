import type { Guess, Recognition, Recognizer } from '../stt/recognizer';
import type { Sherpa } from './sherpa';

/**
 * STT with a local model. Doesn't report confidence, because confidence values from different
 * models are not comparable.
 */
export class LocalModelRecognizer implements Recognizer {
  onPartial: ((guess: Guess) => void) | null = null;

  constructor(private readonly sherpa: Sherpa) {
    sherpa.onPartial = (text) => this.onPartial?.({ text, sentenceEnd: null });
  }

  begin(): void {
    this.sherpa.send({ is: 'begin' });
  }

  accept(samples: Int16Array): void {
    this.sherpa.send({ is: 'accept', samples });
  }

  async finish(): Promise<Recognition> {
    const heard = await this.sherpa.ask((id) => ({ is: 'finish', id })).answer;
    return { text: heard.is === 'heard' ? heard.text : '', confidence: null, sentenceEnd: null };
  }

  close(): void {
    this.sherpa.close();
  }
}
