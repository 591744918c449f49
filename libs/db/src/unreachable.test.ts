import { databaseAddress, isUnreachable } from './index';

const fault = (code: string, cause?: unknown) =>
  Object.assign(new Error('fault', { cause }), { code });

it.each(['ECONNREFUSED', 'CONNECT_TIMEOUT', 'CONNECTION_CLOSED', '57P03'])(
  'recognises %s as an unreachable database, even as a nested cause',
  (code) => {
    expect(isUnreachable(fault(code))).toBe(true);
    expect(isUnreachable(new Error('Failed query', { cause: fault(code) }))).toBe(true);
  },
);

it.each(['28P01', '3D000', '23505'])('does not take %s for an unreachable database', (code) => {
  expect(isUnreachable(fault(code))).toBe(false);
});

it('names a database without credentials', () => {
  expect(databaseAddress('postgres://portal:secret@db.internal:6432/portal')).toBe(
    'db.internal:6432',
  );
  expect(databaseAddress('postgres://portal:secret@db.internal/portal')).toBe('db.internal:5432');
});
