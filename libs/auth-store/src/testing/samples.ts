import type { LoginResult } from '@portal/api-clients';

export const persisted = {
  userId: 'u1',
  email: 'layla@mail.com',
  firstName: 'Layla',
  lastName: 'Haddad',
  accessToken: 'jwt',
  sessionId: 's1',
};
export const room = {
  roomName: 'interview-1',
  livekitToken: 'token',
  livekitUrl: 'ws://live',
  expiresIn: 60,
};
export const loginResult: LoginResult = {
  user: {
    id: 'u1',
    email: 'layla@mail.com',
    firstName: 'Layla',
    lastName: 'Haddad',
    accessToken: 'jwt',
    sessionId: 's1',
  },
  expiresIn: 900,
  message: null,
  room: null,
};
