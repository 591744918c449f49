import { VOICES } from '@portal/protocol';
import { espeakVoice, voiceDisplayName } from './voices';

describe('voices', () => {
  it('gives each of the ten names a different voice', () => {
    for (const language of ['en-US', 'ar-SA'] as const) {
      expect(
        new Set(VOICES.map((voice) => JSON.stringify(espeakVoice(voice, language)))).size,
      ).toBe(VOICES.length);
    }
  });

  it('reads Arabic with an Arabic voice', () => {
    expect(VOICES.every((voice) => espeakVoice(voice, 'ar-SA').name.startsWith('ar+'))).toBe(true);
  });

  it('capitalises the name', () => {
    expect(voiceDisplayName('rachel')).toBe('Rachel');
  });
});
