import { firstScreen, hintFirstScreen } from './first-screen';

it('is setup for a signed-in user, login otherwise', () => {
  const screen = (isSignedIn: boolean, opensReport = false) =>
    firstScreen({ isSignedIn, opensReport });
  expect(screen(true)).toEqual({ module: 'onboarding/Setup', texts: 'setup' });
  expect(screen(false)).toEqual({ module: 'auth/AuthScreen', texts: 'auth' });
  expect(screen(false, true)).toEqual({ module: 'interview/Report', texts: 'report' });
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
