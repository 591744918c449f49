import type { HearingEngine } from '@portal/protocol';
import {
  browserHears,
  hearingOptions,
  initialHearing,
  recommendedHearing,
} from './hearing-options';

const deepgram: HearingEngine = { kind: 'hosted', name: 'Deepgram' };
const sphinx: HearingEngine = { kind: 'built-in', name: 'PocketSphinx' };
const choices = (engines: HearingEngine[], browser: boolean) =>
  hearingOptions(engines, browser).map(({ choice }) => choice);

test('the engines of the servers come first, then the browser where it can, and typing always', () => {
  expect(choices([deepgram, sphinx], true)).toEqual(['hosted', 'built-in', 'browser', 'none']);
  expect(choices([], false)).toEqual(['none']);
});

test.each<[string, HearingEngine[], boolean, string]>([
  ['an engine of the servers, where there is one', [sphinx], true, 'built-in'],
  ['the browser, where no engine of the servers hears the language', [], true, 'browser'],
  ['typing, where nothing hears it', [], false, 'none'],
])('recommended: %s', (_, engines, browser, choice) => {
  expect(recommendedHearing(hearingOptions(engines, browser))).toBe(choice);
});

describe('until the candidate chooses', () => {
  it('stands the recommendation, but never the browser without consent', () => {
    expect(initialHearing(hearingOptions([], true), undefined, false)).toBe('none');
    expect(initialHearing(hearingOptions([], true), undefined, true)).toBe('browser');
    expect(initialHearing(hearingOptions([sphinx], true), undefined, true)).toBe('built-in');
  });

  it('stands what was chosen last, while it is still there and still allowed', () => {
    const options = hearingOptions([deepgram], true);
    expect([
      initialHearing(options, 'none', true),
      initialHearing(options, 'browser', true),
    ]).toEqual(['none', 'browser']);
    expect([
      initialHearing(options, 'browser', false),
      initialHearing(options, 'local', true),
    ]).toEqual(['hosted', 'hosted']);
  });
});

test('a browser hears with the API under either of its names', () => {
  expect([
    browserHears({ SpeechRecognition: 1 }),
    browserHears({ webkitSpeechRecognition: 1 }),
    browserHears({}),
  ]).toEqual([true, true, false]);
});
