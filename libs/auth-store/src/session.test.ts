import { ApiError, type MainApiClient } from '@portal/api-clients';
import { jest } from '@jest/globals';
import { createAuthStore } from './auth-store';
import { createInterviewUnderWay, INTERVIEW_UNDER_WAY_STORAGE_KEY } from './interview-under-way';
import { createSession } from './session';
import { memoryStorage } from './testing/memory-storage';
import { loginResult, room } from './testing/samples';

type Main = Pick<MainApiClient, 'login' | 'register' | 'logout'>;
const unused = () => Promise.reject(new Error('not called here'));
const credentials = { email: 'layla@mail.com', password: 'secret' };

function setUp(main: Partial<Main>) {
  const storage = memoryStorage();
  const auth = createAuthStore({ storage });
  const underWay = createInterviewUnderWay(
    () => storage,
    () => auth.store.getState(),
  );
  return {
    auth,
    storage,
    underWay,
    session: createSession({
      auth,
      underWay,
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

describe('the interview that this tab is in', () => {
  const interviewId = '8d7f1f3e-0000-4a55-9a55-000000000004';
  /** Signs Layla in, brings her into a room, and ends her session. */
  async function endDuringInterview({ hearing }: { hearing?: 'none' } = {}) {
    const login = jest.fn<Main['login']>(() => Promise.resolve(loginResult));
    const all = setUp({ login });
    await all.session.login(credentials);
    if (hearing) all.auth.setRoom({ ...room, hearing });
    all.underWay.enter(interviewId);
    all.auth.clear();
    login.mockClear();
    return { ...all, login };
  }

  it('is named by the next login of the same person', async () => {
    const { session, login } = await endDuringInterview();
    await session.login({ ...credentials, email: 'Layla@Mail.com' });
    expect(login).toHaveBeenCalledWith({
      ...credentials,
      email: 'Layla@Mail.com',
      interviewId,
    });
  });

  it('brings its room and the choice of recognizer into the store', async () => {
    const { auth, session, login } = await endDuringInterview({ hearing: 'none' });
    login.mockResolvedValue({ ...loginResult, room });
    await session.login(credentials);
    expect(login).toHaveBeenCalledWith({ ...credentials, interviewId, hearing: 'none' });
    expect(auth.store.getState()).toMatchObject({
      roomName: room.roomName,
      livekitToken: room.livekitToken,
      livekitUrl: room.livekitUrl,
      hearing: 'none',
    });
  });

  it('is not named by the login of another person, who makes the tab forget it', async () => {
    const { session, login, storage } = await endDuringInterview();
    const other = { email: 'omar@mail.com', password: 'secret' };
    await session.login(other);
    expect(login).toHaveBeenCalledWith(other);
    expect(storage.getItem(INTERVIEW_UNDER_WAY_STORAGE_KEY)).toBeNull();
  });

  it('is named until a login succeeds, and only once', async () => {
    const { session, login } = await endDuringInterview();
    login.mockRejectedValueOnce(
      new ApiError({ kind: 'network', fallbackKey: 'login', message: '' }),
    );
    await session.login(credentials);
    await session.login(credentials);
    await session.login(credentials);
    expect(login.mock.calls.map(([body]) => body.interviewId)).toEqual([
      interviewId,
      interviewId,
      undefined,
    ]);
  });

  it('is forgotten once it was left', async () => {
    const { session, login, underWay } = await endDuringInterview();
    underWay.leave();
    await session.login(credentials);
    expect(login).toHaveBeenCalledWith(credentials);
  });

  it('is not named if the stored entry is invalid or storage is blocked', () => {
    const storage = memoryStorage({
      [INTERVIEW_UNDER_WAY_STORAGE_KEY]: JSON.stringify({
        interviewId: 'x',
        email: credentials.email,
        hearing: null,
      }),
    });
    const state = () => ({ email: credentials.email, hearing: null });
    expect(createInterviewUnderWay(() => storage, state).atLogin(credentials.email)).toEqual({});
    const blocked = createInterviewUnderWay(() => {
      throw new DOMException('denied', 'SecurityError');
    }, state);
    blocked.enter(interviewId);
    expect(blocked.atLogin(credentials.email)).toEqual({});
  });
});
