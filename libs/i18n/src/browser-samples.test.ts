import { describeBrowserSamples } from '@portal/protocol/testing/browser-samples';
import { detectLanguage } from './languages';

describeBrowserSamples('signedOut', ({ means }) => {
  test('uses the chosen language', () => {
    expect(detectLanguage(localStorage, ['en-GB'])).toBe(means.language);
  });
});
