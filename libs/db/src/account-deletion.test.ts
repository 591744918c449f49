import { randomUUID } from 'node:crypto';
import type { Database } from './index';
import { describeRepositories } from './testing/repositories';
import { samplePlan, sampleReport } from './testing/samples';
import { openTestDatabase, type TestDatabase } from './testing/test-database';

/** Creates a user with rows in every table that references accounts, directly or indirectly. */
async function userWithEverything(
  db: Database,
  name: string,
): Promise<{ userId: string; interviewId: string }> {
  const user = (await db.users.create({
    email: `${name}@example.com`,
    firstName: name,
    lastName: 'Said',
    passwordHash: `hash of ${name}`,
  }))!;
  const session = await db.sessions.create({
    userId: user.id,
    sessionTokenHash: `session of ${name}`,
    refreshTokenHash: 'r',
    expiresAt: new Date(Date.now() + 60_000),
  });
  await db.runtimeData.save(session.id, {
    components: [],
    deviceId: `device of ${name}`,
    screenName: 'setup',
  });
  const { resume } = await db.resumes.upsertUpload({
    userId: user.id,
    contentHash: randomUUID(),
    originalName: `${name}.pdf`,
    bytes: Buffer.from(`%PDF ${name}`),
  });
  const { jobDescription } = await db.jobDescriptions.upsertUpload({
    userId: user.id,
    contentHash: randomUUID(),
    jobTitle: `job of ${name}`,
    content: 'Go',
    parsed: { skills: [], responsibilities: [], yearsRequired: null },
  });
  const { id: interviewId } = await db.interviews.create({
    userId: user.id,
    resumeId: resume.id,
    jobRoleId: jobDescription.id,
    numberOfQuestions: 1,
    language: 'en-US',
    difficulty: 'easy',
  });
  await db.plans.save(samplePlan(interviewId, name));
  await db.interviews.transition(interviewId, ['created'], 'started');
  await db.messages.add({
    interviewId,
    role: 'user',
    content: `answer of ${name}`,
    metadata: null,
    byInterviewer: false,
  });
  await db.interviews.transition(interviewId, ['started'], 'completed');
  const ticket = await db.assessments.begin(interviewId, { force: false });
  await db.assessments.complete(ticket!.id, sampleReport(name));
  await db.reportTickets.create({
    tokenHash: `ticket of ${name}`,
    interviewId,
    expiresAt: new Date(Date.now() + 60_000),
  });
  return { userId: user.id, interviewId };
}

/** Selects the `users` table and all tables that reference it, directly or through other tables. */
const BELONGING = `
  with recursive belongs(child) as (
    select 'users'::regclass::oid union select c.conrelid from pg_constraint c join belongs b on c.confrelid = b.child where c.contype = 'f'
  ) select child::regclass::text as name from belongs`;
const ALL_TABLES =
  "select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')";

describe('deleting an account', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await openTestDatabase();
  }, 120_000);
  afterAll(() => test.close());

  async function count(tables: string, condition: string): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (const { name } of await test.rows(tables))
      counts[String(name)] = Number(
        (await test.rows(`select count(*) as n from ${String(name)} t where ${condition}`))[0]?.[
          'n'
        ],
      );
    return counts;
  }

  it('leaves no row of it in any table, no trace of its name, and everyone else’s data', async () => {
    await userWithEverything(test.db, 'zoltan');
    const mona = await userWithEverything(test.db, 'mona');
    const named = ['mona', mona.userId, mona.interviewId]
      .map((word) => `t::text ilike '%${word}%'`)
      .join(' or ');
    const before = await count(BELONGING, 'true');
    // If this fails for a new table, add rows for it in `userWithEverything` and check that the
    // data export includes it.
    expect(Object.entries(before).filter(([, rows]) => rows < 2)).toEqual([]);
    expect(
      Object.values(await count(ALL_TABLES, named)).reduce((sum, rows) => sum + rows, 0),
    ).toBeGreaterThan(8);

    expect(await test.db.users.delete(mona.userId)).toBe('deleted');

    expect(await count(BELONGING, 'true')).toEqual(
      Object.fromEntries(Object.entries(before).map(([name, rows]) => [name, rows / 2])),
    );
    expect(Object.entries(await count(ALL_TABLES, named)).filter(([, rows]) => rows > 0)).toEqual(
      [],
    );
  });
});

describeRepositories('deleting an account', (fixtures) => {
  it('is refused and deletes nothing while one of its interviews is in progress', async () => {
    const { db } = fixtures;
    const { userId, id } = await fixtures.interviewOf();
    await db.interviews.transition(id, ['created'], 'started');
    expect(await db.users.delete(userId)).toBe('in_progress');
    expect(await db.interviews.get(id)).not.toBeNull();
  });

  it('frees the email for a new account', async () => {
    const { db } = fixtures;
    const { id, email } = await fixtures.account();
    await db.users.delete(id);
    expect(
      await db.users.create({ email, firstName: 'M', lastName: 'S', passwordHash: 'y' }),
    ).not.toBeNull();
  });

  it('returns "gone" if it does not exist', async () => {
    expect(await fixtures.db.users.delete(randomUUID())).toBe('gone');
  });
});
