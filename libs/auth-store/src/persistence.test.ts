import { jest } from '@jest/globals';
import { AUTH_STORAGE_KEY } from '@portal/protocol';
import { PERSISTED_FIELDS, readPersistedAuth, writePersistedAuth } from './persistence';

const session = {
  userId: 'u1',
  email: 'a@b.example',
  firstName: 'A',
  lastName: null,
  accessToken: 'jwt',
  sessionId: 's1',
};
const keeping = (value: unknown) => ({ getItem: () => JSON.stringify(value) });

it('keeps these fields, no more and no fewer', () => {
  expect([...PERSISTED_FIELDS].sort()).toEqual(Object.keys(session).sort());
  const setItem = jest.fn();
  writePersistedAuth({ setItem, removeItem: jest.fn() }, {
    ...session,
    apiKey: 'k',
  } as typeof session);
  expect(setItem).toHaveBeenCalledWith(AUTH_STORAGE_KEY, JSON.stringify(session));
});

it('reads back what it knows of a session', () =>
  expect(readPersistedAuth(keeping({ ...session, apiKey: 'k' }))).toEqual(session));

it.each([...PERSISTED_FIELDS])('reads none where %s is not there or of another kind', (field) => {
  for (const value of [undefined, 1, true, [], {}])
    expect(readPersistedAuth(keeping({ ...session, [field]: value }))).toBeNull();
});

it.each([null, 'x', 1, [], {}])('reads none from %j', (value) =>
  expect(readPersistedAuth(keeping(value))).toBeNull(),
);

it('replaces none by what is no session', () => {
  const storage = { setItem: jest.fn(), removeItem: jest.fn() };
  writePersistedAuth(storage, { ...session, userId: 7 } as unknown as typeof session);
  expect([storage.setItem, storage.removeItem].map((call) => call.mock.calls)).toEqual([[], []]);
});
