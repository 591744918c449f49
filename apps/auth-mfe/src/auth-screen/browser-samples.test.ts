import { describeBrowserSamples } from '@portal/protocol/testing/browser-samples';
import { readAuthDraft } from './auth-draft';

describeBrowserSamples('signedOut', ({ means }) => {
  test("restores the form's input", () => {
    expect(readAuthDraft(sessionStorage)).toMatchObject(means.authDraft);
  });
});
