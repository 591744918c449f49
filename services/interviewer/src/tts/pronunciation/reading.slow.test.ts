import type { Language } from '@portal/protocol';
import {
  espeakInstalled,
  loadWasmSounds,
  nativeSounds,
  type Sounds,
} from '../testing/espeak-sounds';
import { describeReadings, PLACES, rows, VOICE } from '../testing/readings';

if (espeakInstalled()) {
  describeReadings('program', () => Promise.resolve(nativeSounds));

  describe.each<Language>(['en-US', 'ar-SA'])('the pronunciation list for %s', (language) => {
    let builds: Sounds[];
    beforeAll(async () => {
      builds = [nativeSounds, await loadWasmSounds()];
    });

    it.each(rows(language))('%s is needed: espeak-ng reads it otherwise', (written, sounds) => {
      const languages: Language[] = language === 'en-US' ? ['en-US', 'ar-SA'] : ['ar-SA'];
      const right = languages.flatMap((each) =>
        PLACES[each].flatMap((place) =>
          builds.map((build) => {
            const heard = build(place(written), VOICE[each]);
            return heard.includes(sounds) && !heard.includes('|');
          }),
        ),
      );
      expect(right).toContain(false);
    });
  });
} else {
  it.skip('the readings: espeak-ng is not installed', () => undefined);
}
