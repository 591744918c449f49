import { describeBrowserSamples } from '@portal/protocol/testing/browser-samples';
import { detectLanguage } from './languages';

describeBrowserSamples('signedOut', ({ means }) => {
  test('the page speaks the language that was chosen', () => {
    expect(detectLanguage(localStorage, ['en-GB'])).toBe(means.language);
  });
});
