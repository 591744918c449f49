import { randomUUID } from 'node:crypto';
import { lostReference } from './index';
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
