import { type Recognizer, RecognizerError } from '../recognizer';
import { STT_SAMPLE_RATE } from '../stt';
import { recognize } from './recognize';

/** Recognizes how many samples each utterance has. */
class SampleCounter implements Recognizer {
  onPartial: Recognizer['onPartial'] = null;
  readonly chunks: number[] = [];
  private samples = 0;

  begin(): void {
    this.samples = 0;
  }

  accept({ length }: Int16Array): void {
    this.chunks.push(length);
    this.samples += length;
  }

  finish() {
    return Promise.resolve({ text: `${this.samples}`, confidence: 1, sentenceEnd: null });
  }

  close(): void {}
}

const textsOf = async (recognizer: Recognizer, seconds: number) =>
  (await recognize(recognizer, new Int16Array(seconds * STT_SAMPLE_RATE))).map(({ text }) => text);

it('passes an utterance on in pieces of 32 ms', async () => {
  const recognizer = new SampleCounter();
  expect(await textsOf(recognizer, 1)).toEqual(['16000']);
  expect(recognizer.chunks.slice(0, 2)).toEqual([512, 512]);
});

it('divides an utterance of more than 30 s, as an interview does', async () => {
  expect(await textsOf(new SampleCounter(), 31)).toEqual(['480256', '15744']);
});

it('reports that the recognizer ended', async () => {
  const recognizer = new SampleCounter();
  recognizer.finish = () => Promise.reject(new RecognizerError('crashed', 'gone'));
  await expect(textsOf(recognizer, 1)).rejects.toThrow('gone');
});
