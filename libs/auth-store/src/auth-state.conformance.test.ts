import { createAuthStore } from './auth-store';
import { memoryStorage } from './testing/memory-storage';
import { loginResult, persisted, room } from './testing/samples';

const signedIn = () => {
  const storage = memoryStorage();
  const auth = createAuthStore({ storage });
  auth.identifyApplication({ appId: 'portal', apiKey: 'key' });
  auth.setSession({ ...loginResult, room });
  return { auth, storage };
};

it('§3.1 Auth state: the entry auth-data in local storage holds userId, email, firstName, lastName, accessToken and sessionId', () => {
  const { storage } = signedIn();
  expect(storage.json('auth-data')).toEqual(persisted);
  expect(Object.keys(persisted).sort()).toEqual([
    'accessToken',
    'email',
    'firstName',
    'lastName',
    'sessionId',
    'userId',
  ]);
});

it('§3.2 Auth state: userIdentity equals the email', () => {
  const { auth } = signedIn();
  expect(auth.store.getState()).toMatchObject({
    email: 'layla@mail.com',
    userIdentity: 'layla@mail.com',
  });
});

it('§3.21 Auth state: isAuthenticated, userId, email, firstName, lastName, accessToken, sessionId, roomName, livekitToken, livekitUrl, userIdentity, appId, apiKey and expiresIn', () => {
  const { user, expiresIn } = loginResult;
  expect(signedIn().auth.store.getState()).toMatchObject({
    isAuthenticated: true,
    userId: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    accessToken: user.accessToken,
    sessionId: user.sessionId,
    roomName: room.roomName,
    livekitToken: room.livekitToken,
    livekitUrl: room.livekitUrl,
    userIdentity: user.email,
    appId: 'portal',
    apiKey: 'key',
    expiresIn,
  });
});

it('§4.4 Auth: logout clears the state', () => {
  const { auth } = signedIn();
  auth.clear();
  expect(auth.store.getState()).toMatchObject({
    isAuthenticated: false,
    userId: null,
    email: null,
    firstName: null,
    lastName: null,
    accessToken: null,
    sessionId: null,
    roomName: null,
    livekitToken: null,
    livekitUrl: null,
    userIdentity: null,
  });
});
