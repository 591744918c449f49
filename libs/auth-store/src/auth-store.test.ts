import { createAuthStore } from './auth-store';
import { memoryStorage } from './testing/memory-storage';
import { loginResult, persisted, room } from './testing/samples';

const make = (entries: Record<string, string> = {}) => {
  const storage = memoryStorage(entries);
  return { storage, auth: createAuthStore({ storage }) };
};
const kept = { 'auth-data': JSON.stringify(persisted) };

it('starts signed out', () => {
  expect(make().auth.store.getState()).toMatchObject({
    isAuthenticated: false,
    accessToken: null,
    userId: null,
  });
});

it('is signed in after login, and the user identity equals the email', () => {
  const { auth } = make();
  auth.setSession(loginResult);
  expect(auth.store.getState()).toMatchObject({
    isAuthenticated: true,
    ...persisted,
    userIdentity: 'layla@mail.com',
    expiresIn: 900,
  });
});

it('keeps exactly the six fields under auth-data', () => {
  const { auth, storage } = make();
  auth.identifyApplication({ appId: 'portal', apiKey: 'key' });
  auth.setSession({ ...loginResult, room });
  expect(storage.json('auth-data')).toEqual(persisted);
});

it('is restored when the page loads', () => {
  expect(make(kept).auth.store.getState()).toMatchObject({
    isAuthenticated: true,
    ...persisted,
    userIdentity: 'layla@mail.com',
  });
});

it.each([
  ['is not JSON', '{oops'],
  ['has another shape', '{"userId":7}'],
  ['has no token', JSON.stringify({ ...persisted, accessToken: null })],
])('starts signed out if the stored value %s', (_, raw) => {
  expect(make({ 'auth-data': raw }).auth.store.getState().isAuthenticated).toBe(false);
});

it('stores a renewed access token', () => {
  const { auth, storage } = make(kept);
  auth.setAccessToken('newer', 900);
  expect(storage.json('auth-data')).toEqual({ ...persisted, accessToken: 'newer' });
});

it('ignores a token renewed after logout', () => {
  const { auth, storage } = make(kept);
  auth.clear();
  auth.setAccessToken('newer', 900);
  expect(auth.store.getState().accessToken).toBeNull();
  expect(storage.json('auth-data')).toBeNull();
});

it('keeps the room until it is cleared', () => {
  const { auth } = make(kept);
  auth.setRoom(room);
  expect(auth.store.getState()).toMatchObject({
    roomName: 'interview-1',
    livekitToken: 'token',
    livekitUrl: 'ws://live',
  });
  auth.clearRoom();
  expect(auth.store.getState()).toMatchObject({
    roomName: null,
    livekitToken: null,
    livekitUrl: null,
    isAuthenticated: true,
  });
});

it("knows the room's speech recognition as long as the room is kept", () => {
  const { auth } = make(kept);
  auth.setRoom({ ...room, hearing: 'browser' });
  expect(auth.store.getState().hearing).toBe('browser');
  auth.setRoom(room);
  expect(auth.store.getState().hearing).toBeNull();
});

it('is empty after logout in state and storage, except for the application', () => {
  const { auth, storage } = make(kept);
  auth.identifyApplication({ appId: 'portal', apiKey: 'key' });
  auth.setRoom(room);
  auth.clear();
  expect(auth.store.getState()).toMatchObject({
    isAuthenticated: false,
    userId: null,
    accessToken: null,
    sessionId: null,
    livekitToken: null,
    appId: 'portal',
    apiKey: 'key',
  });
  expect(storage.getItem('auth-data')).toBeNull();
});

it('works with full storage', () => {
  const storage = {
    ...memoryStorage(),
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  const auth = createAuthStore({ storage });
  auth.setSession(loginResult);
  expect(auth.store.getState().isAuthenticated).toBe(true);
});

describe('a change in another tab', () => {
  const event = () => window.dispatchEvent(new StorageEvent('storage', { key: 'auth-data' }));

  it('signs out this tab too', () => {
    const { auth, storage } = make(kept);
    const stop = auth.followOtherTabs(window);
    storage.removeItem('auth-data');
    event();
    expect(auth.store.getState().isAuthenticated).toBe(false);
    stop();
  });

  it('renews the token in this tab too, and keeps its room', () => {
    const { auth, storage } = make(kept);
    const stop = auth.followOtherTabs(window);
    auth.setRoom(room);
    storage.setItem('auth-data', JSON.stringify({ ...persisted, accessToken: 'newer' }));
    event();
    expect(auth.store.getState()).toMatchObject({ accessToken: 'newer', roomName: 'interview-1' });
    stop();
  });

  it('is ignored after unsubscribing', () => {
    const { auth, storage } = make(kept);
    auth.followOtherTabs(window)();
    storage.removeItem('auth-data');
    event();
    expect(auth.store.getState().isAuthenticated).toBe(true);
  });
});
