import { randomUUID } from 'node:crypto';
import { databaseAddress, isUnreachable, lostReference } from './index';
import { describeRepositories } from './testing/repositories';

describeRepositories('storing what belongs to a deleted account or record', (on) => {
  const failureOf = (stored: Promise<unknown>) =>
    stored.then(
      () => null,
      (error: unknown) => error,
    );
  it('reports a deleted account', async () => {
    const upload = {
      userId: randomUUID(),
      contentHash: 'x',
      originalName: 'cv.pdf',
      bytes: new Uint8Array(),
    };
    expect(lostReference(await failureOf(on.db.resumes.upsertUpload(upload)))).toBe('account');
  });
  it('reports a deleted record', async () => {
    const { userId, jobRoleId } = await on.interviewOf();
    expect(
      lostReference(
        await failureOf(
          on.db.interviews.create({
            userId,
            resumeId: randomUUID(),
            jobRoleId,
            numberOfQuestions: 1,
            language: 'en-US',
            difficulty: 'easy',
          }),
        ),
      ),
    ).toBe('record');
  });
});

it.each([[new Error('x')], [Object.assign(new Error('x'), { code: '23505' })], ['23503'], [null]])(
  'returns null for %p',
  (error) => {
    expect(lostReference(error)).toBeNull();
  },
);

const fault = (code: string, cause?: unknown) =>
  Object.assign(new Error('fault', { cause }), { code });

it.each(['ECONNREFUSED', 'CONNECT_TIMEOUT', 'CONNECTION_CLOSED', '57P03'])(
  'recognizes %s as an unreachable database, even as a nested cause',
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
