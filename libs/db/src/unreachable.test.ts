import { databaseAddress, isUnreachable } from './index';

const fault = (code: string, cause?: unknown) =>
  Object.assign(new Error('fault', { cause }), { code });

it.each(['ECONNREFUSED', 'CONNECT_TIMEOUT', 'CONNECTION_CLOSED', '57P03'])(
  'knows %s as a database that is not there now, however deep',
  (code) => {
    expect(isUnreachable(fault(code))).toBe(true);
    expect(isUnreachable(new Error('Failed query', { cause: fault(code) }))).toBe(true);
  },
);

it.each(['28P01', '3D000', '23505'])('knows %s as something that waiting does not help', (code) => {
  expect(isUnreachable(fault(code))).toBe(false);
});

it('names a database without who logs in there', () => {
  expect(databaseAddress('postgres://portal:secret@db.internal:6432/portal')).toBe(
    'db.internal:6432',
  );
  expect(databaseAddress('postgres://portal:secret@db.internal/portal')).toBe('db.internal:5432');
});
