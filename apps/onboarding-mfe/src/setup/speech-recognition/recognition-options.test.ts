import type { SttEngineInfo } from '@portal/protocol';
import {
  browserRecognizesSpeech,
  recognitionOptions,
  initialRecognition,
  recommendedRecognition,
} from './recognition-options';

const deepgram: SttEngineInfo = { kind: 'hosted', name: 'Deepgram' };
const sphinx: SttEngineInfo = { kind: 'built-in', name: 'PocketSphinx' };
const choices = (engines: SttEngineInfo[], browser: boolean) =>
  recognitionOptions(engines, browser).map(({ choice }) => choice);

test('lists server engines first, then the browser if supported, and always typing', () => {
  expect(choices([deepgram, sphinx], true)).toEqual(['hosted', 'built-in', 'browser', 'none']);
  expect(choices([], false)).toEqual(['none']);
});

test.each<[string, SttEngineInfo[], boolean, string]>([
  ['a server engine, if there is one', [sphinx], true, 'built-in'],
  ['the browser, if no server engine recognizes the language', [], true, 'browser'],
  ['typing, if nothing recognizes it', [], false, 'none'],
])('recommended: %s', (_, engines, browser, choice) => {
  expect(recommendedRecognition(recognitionOptions(engines, browser))).toBe(choice);
});

describe('before the candidate chooses', () => {
  it('uses the recommendation, but never the browser without consent', () => {
    expect(initialRecognition(recognitionOptions([], true), undefined, false)).toBe('none');
    expect(initialRecognition(recognitionOptions([], true), undefined, true)).toBe('browser');
    expect(initialRecognition(recognitionOptions([sphinx], true), undefined, true)).toBe(
      'built-in',
    );
  });

  it('uses the last choice if still available and allowed', () => {
    const options = recognitionOptions([deepgram], true);
    expect([
      initialRecognition(options, 'none', true),
      initialRecognition(options, 'browser', true),
    ]).toEqual(['none', 'browser']);
    expect([
      initialRecognition(options, 'browser', false),
      initialRecognition(options, 'local', true),
    ]).toEqual(['hosted', 'hosted']);
  });
});

test('detects the API under either of its names', () => {
  expect([
    browserRecognizesSpeech({ SpeechRecognition: 1 }),
    browserRecognizesSpeech({ webkitSpeechRecognition: 1 }),
    browserRecognizesSpeech({}),
  ]).toEqual([true, true, false]);
});
