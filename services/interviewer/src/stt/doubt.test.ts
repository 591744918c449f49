import { isDoubtful, isDoubtfulAnswer, recognizerOf, type RecognizedBy } from './doubt';

const doubts = (text: string, confidence: number | null, recognizedBy: RecognizedBy | null) =>
  isDoubtful({ text, confidence, recognizedBy });
const LONG = 'the rye a nun in dew of the hen';

describe('an utterance was hardly understood', () => {
  it.each<[RecognizedBy, string, number, number]>([
    ['built-in', 'the rye', 0.19, 0.2],
    ['built-in', LONG, 0.49, 0.5],
    ['hosted', 'the rye', 0.49, 0.5],
    ['hosted', LONG, 0.49, 0.5],
    ['browser', LONG, 0.49, 0.5],
  ])('by %s: "%s" below its limit, but not at it', (recognizedBy, text, below, at) => {
    expect(doubts(text, below, recognizedBy)).toBe(true);
    expect(doubts(text, at, recognizedBy)).toBe(false);
  });

  it('never without a confidence, or if nothing recognized it', () => {
    expect(doubts(LONG, null, 'built-in')).toBe(false);
    expect(doubts(LONG, 0, 'local')).toBe(false);
    expect(doubts(LONG, 0, null)).toBe(false);
  });
});

it('an answer that was hardly understood is doubtful, but no request', () => {
  const heard = (text: string) => ({ text, confidence: 0.15, recognizedBy: 'built-in' as const });
  expect(isDoubtfulAnswer(heard(LONG))).toBe(true);
  expect(isDoubtfulAnswer(heard('skip this question'))).toBe(false);
  expect(isDoubtfulAnswer(heard(LONG), 'skip')).toBe(false);
});

it('speech is recognized by the engine, or by the browser if there is none to open', () => {
  const info = (kind: 'built-in' | 'none') => ({ kind, name: 'test' });
  expect(recognizerOf({ available: true, info: info('built-in') })).toBe('built-in');
  expect(recognizerOf({ available: true, info: info('none') })).toBeNull();
  expect(recognizerOf({ available: false, info: info('none') })).toBe('browser');
});
