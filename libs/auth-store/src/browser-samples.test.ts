import { describeBrowserSamples } from '@portal/protocol/testing/browser-samples';
import { createAuthStore } from './auth-store';

describeBrowserSamples('inRoom', ({ means }) => {
  test('restores the signed-in user', () => {
    expect(createAuthStore({ storage: localStorage }).store.getState()).toMatchObject({
      isAuthenticated: true,
      ...means.person,
      accessToken: expect.stringMatching(/^(?:[\w-]+\.){2}[\w-]+$/),
      sessionId: expect.stringMatching(/^\S+$/),
    });
  });
});
