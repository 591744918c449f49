import { randomUUID } from 'node:crypto';
import { describeRepositories, type Fixtures } from './testing/repositories';

const DAY_MS = 24 * 3_600_000;
const now = new Date('2026-06-01T00:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
/** Data from before this time is old enough to delete. */
const before = daysAgo(30);

function stage(fixtures: Fixtures) {
  const { db } = fixtures;
  const parsed = {
    name: null,
    skills: [],
    titles: [],
    employers: [],
    projects: [],
    employments: [],
    yearsOfExperience: null,
    textLength: 1,
    pages: 1,
  };
  return {
    async account(usedDaysAgo = 0) {
      const { id } = await fixtures.account();
      await db.users.markUsed(id, daysAgo(usedDaysAgo));
      return id;
    },
    async resume(
      userId: string,
      uploadedDaysAgo: number,
      status: 'completed' | 'failed' | 'pending' = 'completed',
    ) {
      const { resume } = await db.resumes.upsertUpload(
        { userId, contentHash: randomUUID(), originalName: 'cv.pdf', bytes: new Uint8Array([1]) },
        daysAgo(uploadedDaysAgo),
      );
      if (status === 'completed') await db.resumes.complete(resume.id, { parsed, text: 'Go' });
      if (status === 'failed') await db.resumes.fail(resume.id, 'broken');
      return resume.id;
    },
    async job(userId: string, addedDaysAgo: number) {
      const upload = {
        userId,
        contentHash: randomUUID(),
        jobTitle: 'Engineer',
        content: 'Go',
        parsed: { skills: [], responsibilities: [], yearsRequired: null },
      };
      return (await db.jobDescriptions.upsertUpload(upload, daysAgo(addedDaysAgo))).jobDescription
        .id;
    },
    async interview(
      of: { userId: string; resumeId: string; jobRoleId: string },
      createdDaysAgo: number,
      status: 'created' | 'started' | 'completed',
    ) {
      const { id } = await db.interviews.create(
        { ...of, numberOfQuestions: 1, language: 'en-US', difficulty: 'easy' },
        daysAgo(createdDaysAgo),
      );
      if (status !== 'created')
        await db.interviews.transition(id, ['created'], 'started', daysAgo(createdDaysAgo));
      if (status === 'completed')
        await db.interviews.transition(id, ['started'], 'completed', daysAgo(createdDaysAgo));
      return id;
    },
  };
}

describeRepositories('retention', (fixtures) => {
  it('deletes interviews that ended or never started before the date, and none in progress', async () => {
    const { db } = fixtures;
    const make = stage(fixtures);
    const userId = await make.account();
    const of = {
      userId,
      resumeId: await make.resume(userId, 90),
      jobRoleId: await make.job(userId, 90),
    };
    const [old, recent, forgotten, fresh, underWay] = [
      await make.interview(of, 31, 'completed'),
      await make.interview(of, 29, 'completed'),
      await make.interview(of, 31, 'created'),
      await make.interview(of, 29, 'created'),
      await make.interview(of, 31, 'started'),
    ];
    await db.messages.add({
      interviewId: old,
      role: 'user',
      content: 'Go',
      metadata: null,
      byInterviewer: false,
    });
    await db.retention.purge(before);
    expect([await db.interviews.get(old), await db.interviews.get(forgotten)]).toEqual([
      null,
      null,
    ]);
    expect(await db.messages.list(old)).toEqual([]);
    for (const id of [recent, fresh, underWay]) expect(await db.interviews.get(id)).not.toBeNull();
  });

  it('deletes old documents that no interview refers to, except the newest readable one and unread ones', async () => {
    const { db } = fixtures;
    const make = stage(fixtures);
    const userId = await make.account();
    const [failed, unused, used, newest, waiting] = [
      await make.resume(userId, 60, 'failed'),
      await make.resume(userId, 50),
      await make.resume(userId, 45),
      await make.resume(userId, 40),
      await make.resume(userId, 41, 'pending'),
    ];
    const [unusedJob, newestJob] = [await make.job(userId, 50), await make.job(userId, 40)];
    await make.interview({ userId, resumeId: used, jobRoleId: newestJob }, 5, 'completed');
    expect(await db.retention.purge(before)).toMatchObject({ resumes: 2, jobDescriptions: 1 });
    expect([
      await db.resumes.get(failed),
      await db.resumes.get(unused),
      await db.jobDescriptions.get(unusedJob),
    ]).toEqual([null, null, null]);
    for (const id of [used, newest, waiting]) expect(await db.resumes.get(id)).not.toBeNull();
    expect([
      await db.resumes.readiness(userId),
      await db.jobDescriptions.readiness(userId),
    ]).toEqual(['ready', 'ready']);
  });

  it('keeps the only readable resume, whatever was uploaded after it', async () => {
    const { db } = fixtures;
    const make = stage(fixtures);
    const userId = await make.account();
    const readable = await make.resume(userId, 50);
    await make.resume(userId, 45, 'failed');
    await make.resume(userId, 40, 'pending');
    expect(await db.retention.purge(before)).toMatchObject({ resumes: 1 });
    expect(await db.resumes.get(readable)).not.toBeNull();
    expect(await db.resumes.readiness(userId)).toBe('ready');
  });

  it('deletes accounts without a login since the date', async () => {
    const { db } = fixtures;
    const make = stage(fixtures);
    const [unused, used] = [await make.account(31), await make.account(29)];
    await make.resume(unused, 31);
    expect(await db.retention.purge(before)).toMatchObject({ accounts: 1 });
    expect(await db.users.get(unused)).toBeNull();
    expect(await db.users.get(used)).not.toBeNull();
  });

  it('keeps an account whose interview is in progress', async () => {
    const make = stage(fixtures);
    const userId = await make.account(31);
    await make.interview(
      { userId, resumeId: await make.resume(userId, 31), jobRoleId: await make.job(userId, 31) },
      31,
      'started',
    );
    await fixtures.db.retention.purge(before);
    expect(await fixtures.db.users.get(userId)).not.toBeNull();
  });

  it.each(['resumes', 'jobDescriptions'] as const)(
    'deletes %s that their owner deleted once no interview refers to them',
    async (kind) => {
      const { db } = fixtures;
      const make = stage(fixtures);
      const userId = await make.account();
      const [resumeId, jobRoleId] = [await make.resume(userId, 0), await make.job(userId, 0)];
      const [used, unused] =
        kind === 'resumes'
          ? [resumeId, await make.resume(userId, 0)]
          : [jobRoleId, await make.job(userId, 0)];
      const id = await make.interview({ userId, resumeId, jobRoleId }, 0, 'completed');
      for (const document of [used, unused]) await db[kind].delete(document);
      const left = async () =>
        Promise.all(
          [used, unused].map(
            async (document) => (await db[kind].get(document, { includeDeleted: true })) !== null,
          ),
        );
      await db.retention.purgeDeletedDocuments();
      expect(await left()).toEqual([true, false]);
      await db.interviews.delete(id);
      await db.retention.purgeDeletedDocuments();
      expect(await left()).toEqual([false, false]);
    },
  );

  it('keeps the newest readable resume even if its owner has deleted a newer one', async () => {
    const { db } = fixtures;
    const make = stage(fixtures);
    const userId = await make.account();
    const readable = await make.resume(userId, 50);
    const deleted = await make.resume(userId, 40);
    await make.interview(
      { userId, resumeId: deleted, jobRoleId: await make.job(userId, 40) },
      5,
      'completed',
    );
    await db.resumes.delete(deleted);
    await db.retention.purge(before);
    expect(await db.resumes.get(readable)).not.toBeNull();
  });
});
