/** What the page shows first: login, or setup for who is signed in. `namespace`: of its texts. */
export const FIRST_SCREENS = {
  login: { remote: 'auth', module: 'AuthScreen', namespace: 'auth' },
  setup: { remote: 'onboarding', module: 'Setup', namespace: 'setup' },
} as const;
export type FirstScreen = keyof typeof FIRST_SCREENS;

/**
 * The page's cookie for its own server, such as `setup.ar-SA`: what it will show first when it is opened again, so that its files can be sent for with
 * the page itself. A hint, which says nothing of the person.
 */
export const FIRST_SCREEN_COOKIE = 'first-screen';
