/** First screen of the page: login, or setup for signed-in users. `namespace`: of its texts. */
export const FIRST_SCREENS = {
  login: { remote: 'auth', module: 'AuthScreen', namespace: 'auth' },
  setup: { remote: 'onboarding', module: 'Setup', namespace: 'setup' },
} as const;
export type FirstScreen = keyof typeof FIRST_SCREENS;

/**
 * The page's cookie for its own server, such as `setup.ar-SA`: a hint about the next first screen,
 * so that its files are preloaded. It contains no personal data.
 */
export const FIRST_SCREEN_COOKIE = 'first-screen';
