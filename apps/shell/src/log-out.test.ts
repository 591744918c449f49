import { logOut } from './Portal';

test('who logs out leaves nothing in the tab, and the state is cleared before it', () => {
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

test('storage that is forbidden does not keep anybody in', () => {
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
