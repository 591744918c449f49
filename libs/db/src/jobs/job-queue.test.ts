import { randomUUID } from 'node:crypto';
import type { Database } from '../index';
import { openTestDatabase, type TestDatabase } from '../testing/test-database';
import { JOBS, type JobPayload } from './catalogue';
import type { TakenJob } from './job-queue';

let database: TestDatabase;
let db: Database;
/**
 * A second connection to the same database, simulating another server process. The embedded
 * database allows only one process, so in that case `other` is the same as `db`.
 */
let other: Database;
let userId: string;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  other = await database.another();
  userId =
    (
      await db.users.create({
        email: 'mona@example.com',
        firstName: 'Mona',
        lastName: 'Said',
        passwordHash: 'x',
      })
    )?.id ?? '';
}, 60_000);
afterAll(() => database.close());
/** Each test starts with an empty queue and no interviews or documents. */
beforeEach(async () => {
  for (const table of ['pgboss.job', 'interviews', 'job_descriptions', 'resumes'])
    await database.rows(`delete from ${table}`);
});

const parsed = {
  name: 'Mona',
  skills: ['Go'],
  titles: [],
  employers: [],
  projects: [],
  employments: [],
  yearsOfExperience: 4,
  textLength: 10,
  pages: 1,
};
const upload = async (contentHash: string = randomUUID()) =>
  (
    await db.resumes.upsertUpload({
      userId,
      contentHash,
      originalName: 'cv.pdf',
      bytes: new Uint8Array([1]),
    })
  ).resume;
const payloadOf = ({ data }: TakenJob): JobPayload<'read-document'> =>
  JOBS['read-document'].payload.parse(data);
const takeOne = async (from = db): Promise<TakenJob> => {
  const [job] = await from.jobs.take('read-document', 1);
  if (!job) throw new Error('nothing waits');
  return job;
};
const read = (job: TakenJob, skills: string[], from = db) =>
  from.jobs.settle(job, {
    outcome: 'read',
    apply: (tx) =>
      tx.resumes.complete(
        payloadOf(job).id,
        { parsed: { ...parsed, skills }, text: 'Mona' },
        payloadOf(job).job,
      ),
  });
const resume = async (id: string) => db.resumes.get(id);
const states = async () =>
  (await database.rows('select state from pgboss.job order by created_on')).map(
    ({ state }) => state,
  );
/** Expires all running attempts, as if their processes had died. */
const expire = async () => {
  await database.rows(
    "update pgboss.job set started_on = now() - interval '1 hour' where state = 'active'",
  );
  await other.jobs.expire();
};
const backoffOver = () =>
  database.rows(
    "update pgboss.job set start_after = now() - interval '1 second' where state = 'retry'",
  );

describe('a document’s priority', () => {
  it('drops behind others when its owner has many waiting or failed documents', async () => {
    for (let n = 0; n < 20; n++) await upload();
    const failed = await takeOne();
    await db.jobs.settle(failed, {
      outcome: 'too_slow',
      apply: (tx) =>
        tx.resumes.fail(payloadOf(failed).id, 'Too slow.', 'too_slow', payloadOf(failed).job),
    });
    const late =
      (
        await db.users.create({
          email: `${randomUUID()}@example.com`,
          firstName: 'Jane',
          lastName: 'Roe',
          passwordHash: 'x',
        })
      )?.id ?? '';
    const { resume: hers } = await db.resumes.upsertUpload({
      userId: late,
      contentHash: randomUUID(),
      originalName: 'cv.pdf',
      bytes: new Uint8Array([1]),
    });
    await upload();
    expect(payloadOf(await takeOne()).id).toBe(hers.id);
  });
});

describe('a job', () => {
  it('is created in the same transaction as its record', async () => {
    const { id } = await upload();
    expect(payloadOf(await takeOne())).toMatchObject({ document: 'resume', id });
    const { add } = db.jobs;
    db.jobs.add = () => Promise.reject(new Error('the process ends here'));
    await expect(upload('lost')).rejects.toThrow('the process ends here');
    db.jobs.add = add;
    expect(await database.rows("select id from resumes where content_hash = 'lost'")).toEqual([]);
  });
  it('is added once for the same file, and again after a failure', async () => {
    const { id } = await upload('same');
    await upload('same');
    expect(await states()).toEqual(['created']);
    await db.resumes.fail(id, 'No text.', 'no_text');
    await upload('same');
    // The first job, which was still waiting, is cancelled.
    expect((await states()).sort()).toEqual(['cancelled', 'created']);
  });
  it('is not added for a job description given as text', async () => {
    await db.jobDescriptions.upsertUpload({
      userId,
      contentHash: randomUUID(),
      jobTitle: 'Clerk',
      content: 'x',
      parsed: { skills: [], responsibilities: [], yearsRequired: null },
    });
    expect(await states()).toEqual([]);
  });
  it('is taken by exactly one process', async () => {
    await upload();
    const taken = await Promise.all(
      [db, other, db, other].map((from) => from.jobs.take('read-document', 5)),
    );
    expect(taken.flat()).toHaveLength(1);
  });
  it('wakes its worker in the same process', async () => {
    let woken = 0;
    const stop = db.jobs.onWake('read-document', () => woken++);
    await upload();
    stop();
    await upload();
    expect(woken).toBe(1);
  });
});

describe('an attempt', () => {
  it('ends the job and updates the record in one transaction', async () => {
    const { id } = await upload();
    const job = await takeOne();
    await expect(
      db.jobs.settle(job, {
        outcome: 'read',
        apply: async (tx) => {
          await tx.resumes.complete(id, { parsed, text: 'Mona' }, job.id);
          throw new Error('connection lost');
        },
      }),
    ).rejects.toThrow('connection lost');
    expect([await states(), (await resume(id))?.processing_status]).toEqual([
      ['active'],
      'pending',
    ]);
    expect(await read(job, ['Go'])).toBe(true);
    expect([await states(), (await resume(id))?.processing_status]).toEqual([
      ['completed'],
      'completed',
    ]);
  });
  it('ends only once', async () => {
    const { id } = await upload();
    const job = await takeOne();
    expect([
      await read(job, ['first']),
      await read(job, ['second']),
      await db.jobs.fail(job, new Error('x')),
      await db.jobs.handBack(job),
    ]).toEqual([true, false, false, false]);
    expect((await resume(id))?.parsedData?.skills).toEqual(['first']);
  });
  it('that expired changes nothing when it ends late, before or after the next attempt ends', async () => {
    const { id } = await upload();
    const late = await takeOne();
    await expire();
    await backoffOver();
    const next = await takeOne(other);
    expect([next.id, late.attempt, next.attempt]).toEqual([late.id, 1, 2]);
    expect([
      await read(late, ['late']),
      await db.jobs.fail(late, new Error('x')),
      await db.jobs.handBack(late),
    ]).toEqual([false, false, false]);
    expect(await states()).toEqual(['active']);
    expect(await read(next, ['next'], other)).toBe(true);
    expect(await read(late, ['late'])).toBe(false);
    expect((await resume(id))?.parsedData?.skills).toEqual(['next']);
  });
  it('that fails is retried with growing delays, and the job is given up after the fifth', async () => {
    await upload();
    const delays: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt++) {
      const job = await takeOne();
      expect(job.attempt).toBe(attempt);
      expect(await db.jobs.fail(job, new Error('connection lost'))).toBe(true);
      const [row] = await database.rows(
        "select extract(epoch from start_after - now())::float as seconds from pgboss.job where name = 'read-document' and state = 'retry'",
      );
      if (row) delays.push(Number(row.seconds));
      expect(await db.jobs.take('read-document', 1)).toEqual([]);
      await backoffOver();
    }
    const within = [
      [0, 2],
      [1, 4],
      [3, 8],
      [7, 16],
    ];
    delays.forEach((delay, index) =>
      expect([delay > (within[index]?.[0] ?? 0), delay <= (within[index]?.[1] ?? 0)]).toEqual([
        true,
        true,
      ]),
    );
    expect(delays).toHaveLength(4);
    const [letter] = await db.jobs.take('read-document-given-up', 1);
    expect(letter?.data).toMatchObject({ document: 'resume' });
  });
  it('that is handed back can be taken by another process immediately', async () => {
    await upload();
    const job = await takeOne();
    expect(await db.jobs.handBack(job)).toBe(true);
    expect(await takeOne(other)).toMatchObject({ id: job.id, attempt: 2 });
  });
  it('leaves no personal data in the queue, whatever failed', async () => {
    const { id } = await upload();
    const job = await takeOne();
    const failure = await db.jobs
      .settle(job, {
        outcome: 'read',
        apply: (tx) => tx.resumes.complete(id, { parsed, text: 'a secret\u0000of Mona' }, job.id),
      })
      .catch((error: unknown) => error);
    expect(String(failure)).toContain('a secret');
    await db.jobs.fail(job, failure);
    const [row] = await database.rows('select output::text, data::text from pgboss.job');
    expect(`${row?.output}${row?.data}`).not.toMatch(/secret|Mona/);
    expect(row?.output).toMatch(/invalid byte sequence|null character|0x00|Unicode/i);
  });
});

describe('records without a job', () => {
  it('get exactly one, even if several processes look', async () => {
    const lost = await upload();
    const waiting = await upload();
    await database.rows(`delete from pgboss.job where data ->> 'id' = '${lost.id}'`);
    await Promise.all([db.resumes.requeueJobless(), other.resumes.requeueJobless()]);
    expect(await db.resumes.requeueJobless()).toBe(0);
    const ids = (await db.jobs.take('read-document', 10)).map((job) => payloadOf(job).id).sort();
    expect(ids).toEqual([lost.id, waiting.id].sort());
  });
  it('do not get one while their job runs, waits for a retry or was just given up', async () => {
    await upload();
    const job = await takeOne();
    expect(await db.resumes.requeueJobless()).toBe(0);
    await db.jobs.fail(job, new Error('x'));
    expect(await db.resumes.requeueJobless()).toBe(0);
    for (let attempt = 2; attempt <= 5; attempt++) {
      await backoffOver();
      await db.jobs.fail(await takeOne(), new Error('x'));
    }
    expect(await db.resumes.requeueJobless()).toBe(0);
  });
  it('are also found among analyses and job descriptions', async () => {
    const file = {
      userId,
      contentHash: randomUUID(),
      jobTitle: 'Clerk',
      fileName: 'jd.pdf',
      bytes: new Uint8Array([1]),
    };
    const { jobDescription } = await db.jobDescriptions.upsertUpload(file);
    const interview = await db.interviews.create({
      userId,
      resumeId: (await upload()).id,
      jobRoleId: jobDescription.id,
      numberOfQuestions: 3,
      language: 'en-US',
      difficulty: 'medium',
    });
    await db.interviews.transition(interview.id, ['created'], 'completed');
    await db.assessments.begin(interview.id, { force: false });
    await database.rows('delete from pgboss.job');
    expect([
      await db.jobDescriptions.requeueJobless(),
      await db.assessments.requeueJobless(),
    ]).toEqual([1, 1]);
    expect(await db.jobs.take('analyze-interview', 5)).toHaveLength(1);
  });
});

describe('queue statistics', () => {
  it('count waiting, running and failed jobs, and the longest wait', async () => {
    await upload();
    await upload();
    await read(await takeOne(), []);
    await database.rows(
      "update pgboss.job set start_after = now() - interval '1 minute' where state = 'created'",
    );
    const numbers = (await db.jobs.stats()).find(({ queue }) => queue === 'read-document');
    expect(numbers).toMatchObject({ waiting: 1, retrying: 0, active: 0, completed: 1, failed: 0 });
    expect(Math.round(numbers?.oldestWaitingS ?? 0)).toBe(60);
  });
});
