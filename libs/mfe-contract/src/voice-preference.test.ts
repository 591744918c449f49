import { USUAL_VOICE_SETTINGS } from '@portal/protocol';
import {
  canSetVolume,
  readVoiceSettings,
  storeVoiceSettings,
  voiceStorageKey,
} from './voice-preference';

const settings = { rate: 80, pitch: 1, volume: 60 };
const noStorage = () => {
  throw new DOMException('denied', 'SecurityError');
};
beforeEach(() => localStorage.clear());

it('keeps each person’s settings', () => {
  storeVoiceSettings(() => localStorage, 'layla', settings);
  expect(readVoiceSettings(() => localStorage, 'layla')).toEqual(settings);
  expect(readVoiceSettings(() => localStorage, 'omar')).toEqual(USUAL_VOICE_SETTINGS);
});

it.each([
  ['{"rate":20,"pitch":1,"volume":60}', { rate: 100, pitch: 1, volume: 60 }],
  ['{"rate":80}', { ...USUAL_VOICE_SETTINGS, rate: 80 }],
  ['{', USUAL_VOICE_SETTINGS],
  ['[]', USUAL_VOICE_SETTINGS],
])('takes %s as %j', (stored, expected) => {
  localStorage.setItem(voiceStorageKey('layla'), stored);
  expect(readVoiceSettings(() => localStorage, 'layla')).toEqual(expected);
});

it('works without storage', () => {
  expect(() => storeVoiceSettings(noStorage, 'layla', settings)).not.toThrow();
  expect(readVoiceSettings(noStorage, 'layla')).toEqual(USUAL_VOICE_SETTINGS);
});

it('knows where the device alone sets the volume', () => {
  const phone = {
    get volume() {
      return 1;
    },
    set volume(_volume: number) {
      // As on iOS.
    },
  };
  expect([canSetVolume({ volume: 1 }), canSetVolume(phone)]).toEqual([true, false]);
});
