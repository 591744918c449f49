import { firstScreen, hintFirstScreen } from './first-screen';

it('is setup for a signed-in user, login otherwise', () => {
  expect(firstScreen(true)).toEqual({ module: 'onboarding/Setup', texts: 'setup' });
  expect(firstScreen(false)).toEqual({ module: 'auth/AuthScreen', texts: 'auth' });
});

it('keeps the cookie for the server up to date with session and language', () => {
  const page = { cookie: '' };
  const listeners: (() => void)[] = [];
  let [signedIn, language] = [false, 'en-US'];
  hintFirstScreen({
    isSignedIn: () => signedIn,
    language: () => language,
    subscribe: [(listener) => listeners.push(listener)],
    page,
  });
  expect(page.cookie).toBe('first-screen=login.en-US; path=/; max-age=31536000; samesite=lax');
  [signedIn, language] = [true, 'ar-SA'];
  listeners.forEach((listener) => listener());
  expect(page.cookie).toMatch(/^first-screen=setup\.ar-SA; /);
});
