import { logOut } from './Portal';

test("logging out clears the state first, then the tab's storage", () => {
  const done: string[] = [];
  sessionStorage.setItem('resume-corrections', '{}');
  sessionStorage.setItem('report-ticket', '{}');
  logOut(
    {
      logout: () => {
        done.push(`logout with ${sessionStorage.length} kept`);
        return Promise.resolve();
      },
    },
    () => sessionStorage,
  );
  expect(done).toEqual(['logout with 2 kept']);
  expect(sessionStorage.length).toBe(0);
});

test('logs out even if storage is unavailable', () => {
  let loggedOut = false;
  logOut(
    {
      logout: () => {
        loggedOut = true;
        return Promise.resolve();
      },
    },
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  );
  expect(loggedOut).toBe(true);
});
