/**
 * The screens that the page can open with: login, or setup for signed-in users. `namespace` is the
 * catalogue that contains the screen's text.
 */
export const FIRST_SCREENS = {
  login: { remote: 'auth', module: 'AuthScreen', namespace: 'auth' },
  setup: { remote: 'onboarding', module: 'Setup', namespace: 'setup' },
} as const;
export type FirstScreen = keyof typeof FIRST_SCREENS;

/**
 * Name of the cookie in which the page stores the first screen and language that it expects on the
 * next visit, such as `setup.ar-SA`. The server uses the cookie to make browsers preload that
 * screen's files. It contains no personal data.
 */
export const FIRST_SCREEN_COOKIE = 'first-screen';
