import { recognitionOptions } from '@portal/mfe-contract';
import type { SttEngineInfo } from '@portal/protocol';
import {
  browserRecognizesSpeech,
  initialRecognition,
  recommendedRecognition,
} from './recognition-options';

const deepgram: SttEngineInfo = { kind: 'hosted', name: 'Deepgram' };
const local: SttEngineInfo = { kind: 'local', name: 'Whisper' };
const builtIn: SttEngineInfo = { kind: 'built-in', name: 'PocketSphinx' };

test.each<[string, SttEngineInfo[], boolean, string]>([
  ['a hosted engine', [deepgram, local, builtIn], true, 'hosted'],
  ['a local model, without a hosted engine', [local, builtIn], true, 'local'],
  ['the browser, without either', [builtIn], true, 'browser'],
  ['the built-in engine, without a browser that recognizes speech', [builtIn], false, 'built-in'],
  ['typing, if nothing recognizes it', [], false, 'none'],
])('recommended: %s', (_, engines, browser, choice) => {
  expect(recommendedRecognition(recognitionOptions(engines, browser))).toBe(choice);
});

describe('before the candidate chooses', () => {
  it('uses the recommendation, but never the browser without consent', () => {
    expect(initialRecognition(recognitionOptions([], true), undefined, false)).toBe('none');
    expect(initialRecognition(recognitionOptions([], true), undefined, true)).toBe('browser');
    const options = recognitionOptions([builtIn], true);
    expect(initialRecognition(options, undefined, false)).toBe('built-in');
    expect(initialRecognition(options, undefined, true)).toBe('browser');
  });

  it('uses the last choice if still available and allowed', () => {
    const options = recognitionOptions([deepgram], true);
    expect([
      initialRecognition(options, 'none', true),
      initialRecognition(options, 'browser', true),
    ]).toEqual(['none', 'browser']);
    expect([
      initialRecognition(options, 'browser', false),
      initialRecognition(recognitionOptions([builtIn], true), 'hosted', false),
    ]).toEqual(['hosted', 'built-in']);
  });

  it('sends no voice away if the last choice kept it here', () => {
    expect([
      initialRecognition(recognitionOptions([deepgram], true), 'local', true),
      initialRecognition(recognitionOptions([deepgram, builtIn], true), 'local', true),
    ]).toEqual(['none', 'built-in']);
  });
});

test('detects the API under either of its names', () => {
  expect([
    browserRecognizesSpeech({ SpeechRecognition: 1 }),
    browserRecognizesSpeech({ webkitSpeechRecognition: 1 }),
    browserRecognizesSpeech({}),
  ]).toEqual([true, true, false]);
});
