/**
 * The first screen that the page shows: login, or setup for signed-in users. `namespace` is the
 * catalogue with the screen's texts.
 */
export const FIRST_SCREENS = {
  login: { remote: 'auth', module: 'AuthScreen', namespace: 'auth' },
  setup: { remote: 'onboarding', module: 'Setup', namespace: 'setup' },
} as const;
export type FirstScreen = keyof typeof FIRST_SCREENS;

/**
 * Cookie that the page sets for its own server, such as `setup.ar-SA`. It predicts the next first
 * screen, so that the server can preload the screen's files. It contains no personal data.
 */
export const FIRST_SCREEN_COOKIE = 'first-screen';
