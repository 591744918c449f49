import { describeBrowserSamples } from '@portal/protocol/testing/browser-samples';
import { createAuthStore } from './auth-store';

describeBrowserSamples('inRoom', ({ means }) => {
  test('whoever was signed in is', () => {
    expect(createAuthStore({ storage: localStorage }).store.getState()).toMatchObject({
      isAuthenticated: true,
      ...means.person,
      accessToken: expect.stringMatching(/^(?:[\w-]+\.){2}[\w-]+$/),
      sessionId: expect.stringMatching(/^\S+$/),
    });
  });
});
