import { settle } from '@portal/testing/fake-clock';
import type { Guess, Recognition, Recognizer } from './recognizer';
import { Segmenter } from './segmenter';

class FakeRecognizer implements Recognizer {
  onPartial: ((guess: Guess) => void) | null = null;
  readonly heard: (number | 'begin')[] = [];
  private waiting: { resolve: (heard: Recognition) => void; reject: (error: Error) => void }[] = [];
  begin(): void {
    this.heard.push('begin');
  }
  accept(samples: Int16Array): void {
    this.heard.push(samples.length);
  }
  finish(): Promise<Recognition> {
    return new Promise((resolve, reject) => this.waiting.push({ resolve, reject }));
  }
  answer(text: string): void {
    this.waiting.shift()?.resolve({ text, confidence: 0.9, sentenceEnd: -1 });
  }
  die(): void {
    this.waiting.shift()?.reject(new Error('gone'));
  }
  close(): void {
    this.waiting = [];
  }
}

function segmenter() {
  const recognizer = new FakeRecognizer();
  const heard: string[] = [];
  const cut = new Segmenter(recognizer, {
    partial: ({ text }) => heard.push(`partial ${text}`),
    final: ({ text }) => heard.push(`final ${text}`),
    failed: ({ message }) => heard.push(`failed ${message}`),
  });
  return { recognizer, heard, cut };
}

describe('cutting speech into utterances', () => {
  it('gives the recognizer the half second before speech was detected, and no more', () => {
    const { recognizer, cut } = segmenter();
    for (let i = 0; i < 200; i += 1) cut.accept(new Int16Array(160));
    cut.speechStarted();
    const leadIn = recognizer.heard
      .filter((part): part is number => part !== 'begin')
      .reduce((sum, n) => sum + n, 0);
    expect(recognizer.heard[0]).toBe('begin');
    expect(leadIn).toBe(7_680);
  });

  it('is busy until the last words have come', async () => {
    const { recognizer, heard, cut } = segmenter();
    cut.speechStarted();
    cut.accept(new Int16Array(160));
    recognizer.onPartial?.({ text: 'I', sentenceEnd: -2 });
    cut.speechEnded();
    expect(cut.busy).toBe(true);
    recognizer.answer('I did');
    await settle();
    expect(cut.busy).toBe(false);
    expect(heard).toEqual(['partial I', 'final I did']);
  });

  it('cuts speech without a pause after half a minute, and loses nothing', () => {
    const { recognizer, cut } = segmenter();
    cut.speechStarted();
    for (let i = 0; i < 3_100; i += 1) cut.accept(new Int16Array(160));
    expect(recognizer.heard.filter((part) => part === 'begin')).toHaveLength(2);
    expect(recognizer.heard.filter((part) => part !== 'begin')).toHaveLength(3_100);
  });

  it('reports a recognizer that died, and does not stay busy', async () => {
    const { recognizer, heard, cut } = segmenter();
    cut.speechStarted();
    cut.speechEnded();
    recognizer.die();
    await settle();
    expect([heard, cut.busy]).toEqual([['failed gone'], false]);
  });
});
