import { describeBrowserSamples } from '@portal/protocol/testing/browser-samples';
import { readAuthDraft } from './auth-draft';

describeBrowserSamples('signedOut', ({ means }) => {
  test('what was typed into the form is there', () => {
    expect(readAuthDraft(sessionStorage)).toMatchObject(means.authDraft);
  });
});
