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

it('stores exactly these fields', () => {
  expect([...PERSISTED_FIELDS].sort()).toEqual(Object.keys(session).sort());
  const setItem = jest.fn();
  writePersistedAuth({ setItem, removeItem: jest.fn() }, {
    ...session,
    apiKey: 'k',
  } as typeof session);
  expect(setItem).toHaveBeenCalledWith(AUTH_STORAGE_KEY, JSON.stringify(session));
});

it('restores a stored session', () =>
  expect(readPersistedAuth(keeping({ ...session, apiKey: 'k' }))).toEqual(session));

it.each([...PERSISTED_FIELDS])('is null if %s is missing or has another type', (field) => {
  for (const value of [undefined, 1, true, [], {}])
    expect(readPersistedAuth(keeping({ ...session, [field]: value }))).toBeNull();
});

it.each([null, 'x', 1, [], {}])('is null for %j', (value) =>
  expect(readPersistedAuth(keeping(value))).toBeNull(),
);

it('keeps the stored session if the new one is invalid', () => {
  const storage = { setItem: jest.fn(), removeItem: jest.fn() };
  writePersistedAuth(storage, { ...session, userId: 7 } as unknown as typeof session);
  expect([storage.setItem, storage.removeItem].map((call) => call.mock.calls)).toEqual([[], []]);
});
