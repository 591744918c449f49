import { ApiError, type MainApiClient } from '@portal/api-clients';
import { jest } from '@jest/globals';
import { createAuthStore } from './auth-store';
import { createSession } from './session';
import { memoryStorage } from './testing/memory-storage';
import { loginResult } from './testing/samples';

type Main = Pick<MainApiClient, 'login' | 'register' | 'logout'>;
const unused = () => Promise.reject(new Error('not called here'));
const credentials = { email: 'layla@mail.com', password: 'secret' };

function setUp(main: Partial<Main>) {
  const storage = memoryStorage();
  const auth = createAuthStore({ storage });
  return {
    auth,
    storage,
    session: createSession({
      auth,
      main: { login: unused, register: unused, logout: () => Promise.resolve(), ...main },
    }),
  };
}

it('signs in', async () => {
  const { auth, session } = setUp({ login: () => Promise.resolve(loginResult) });
  expect(await session.login(credentials)).toMatchObject({ kind: 'ok' });
  expect(auth.store.getState().isAuthenticated).toBe(true);
});

it('stays signed out at the gate', async () => {
  const gate = new ApiError({
    kind: 'http',
    fallbackKey: 'login',
    status: 403,
    code: 'resume_required',
    message: 'Resume required.',
    body: { onboardingToken: 'o', userId: 'u1' },
  });
  const { auth, session } = setUp({ login: () => Promise.reject(gate) });
  expect(await session.login(credentials)).toEqual({
    kind: 'gate',
    step: 'resume',
    onboardingToken: 'o',
    userId: 'u1',
  });
  expect(auth.store.getState().isAuthenticated).toBe(false);
});

it('gives the server message of a failed registration', async () => {
  const taken = new ApiError({
    kind: 'http',
    fallbackKey: 'register',
    message: 'Email taken',
    serverMessage: 'Email taken',
  });
  const { session } = setUp({ register: () => Promise.reject(taken) });
  expect(await session.register({ ...credentials, firstName: 'L', lastName: 'H' })).toMatchObject({
    kind: 'error',
    message: 'Email taken',
  });
});

it('logs out immediately and revokes the session with its token', async () => {
  const seen: (string | null)[] = [];
  const { auth, session, storage } = setUp({
    login: () => Promise.resolve(loginResult),
    logout: () => {
      seen.push(auth.store.getState().accessToken);
      return Promise.resolve();
    },
  });
  await session.login(credentials);
  const out = session.logout();
  expect(auth.store.getState().isAuthenticated).toBe(false);
  await out;
  expect(seen).toEqual(['jwt']);
  expect(storage.getItem('auth-data')).toBeNull();
});

it('signs out even if the server cannot be reached', async () => {
  const logout = jest.fn(() => Promise.reject(new Error('offline')));
  const { auth, session } = setUp({ login: () => Promise.resolve(loginResult), logout });
  await session.login(credentials);
  await session.logout();
  expect(auth.store.getState().isAuthenticated).toBe(false);
});
