import { PGlite } from '@electric-sql/pglite';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from './index';
import { describeRepositories } from './testing/repositories';
import { samplePlan, sampleReport } from './testing/samples';

/** Someone of whom every table holds something. */
async function fullLife(db: Database, name: string): Promise<{ userId: string; interviewId: string }> {
  const user = (await db.users.create({ email: `${name}@example.com`, firstName: name, lastName: 'Said', passwordHash: `hash of ${name}` }))!;
  const session = await db.sessions.create({ userId: user.id, sessionTokenHash: `session of ${name}`, refreshTokenHash: 'r', expiresAt: new Date(Date.now() + 60_000) });
  await db.runtimeData.save(session.id, { components: [], deviceId: `device of ${name}`, screenName: 'setup' });
  const { resume } = await db.resumes.upsertUpload({ userId: user.id, contentHash: randomUUID(), originalName: `${name}.pdf`, bytes: Buffer.from(`%PDF ${name}`) });
  const { jobDescription } = await db.jobDescriptions.upsertUpload({
    userId: user.id, contentHash: randomUUID(), jobTitle: `job of ${name}`, content: 'Go', parsed: { skills: [], responsibilities: [], yearsRequired: null },
  });
  const { id: interviewId } = await db.interviews.create({ userId: user.id, resumeId: resume.id, jobRoleId: jobDescription.id, numberOfQuestions: 1, language: 'en-US', difficulty: 'easy' });
  await db.plans.save(samplePlan(interviewId, name));
  await db.interviews.transition(interviewId, ['created'], 'started');
  await db.messages.add({ interviewId, role: 'user', content: `answer of ${name}`, metadata: null, byInterviewer: false });
  await db.interviews.transition(interviewId, ['started'], 'completed');
  const ticket = await db.assessments.begin(interviewId, { force: false });
  await db.assessments.complete(ticket!.id, sampleReport(name));
  await db.reportTickets.create({ tokenHash: `ticket of ${name}`, interviewId, expiresAt: new Date(Date.now() + 60_000) });
  return { userId: user.id, interviewId };
}

const BELONGING = `
  with recursive belongs(child) as (
    select 'users'::regclass::oid union select c.conrelid from pg_constraint c join belongs b on c.confrelid = b.child where c.contype = 'f'
  ) select child::regclass::text as name from belongs`;

const ALL_TABLES = "select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')";
const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);

describe('the end of an account', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-deletion-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** Rows of each table: of those that lead to an account by their foreign keys, and of all that contain one of the words. */
  async function look(words: readonly string[]): Promise<{ belonging: Record<string, number>; containing: Record<string, number> }> {
    const raw = await PGlite.create({ dataDir: folder });
    const count = async (tables: string, condition: string) => {
      const counts: Record<string, number> = {};
      for (const { name } of (await raw.query<{ name: string }>(tables)).rows) {
        counts[name] = (await raw.query<{ count: number }>(`select count(*)::int as count from ${name} t where ${condition}`)).rows[0]!.count;
      }
      return counts;
    };
    const found = { belonging: await count(BELONGING, 'true'), containing: await count(ALL_TABLES, words.map((word) => `t::text ilike '%${word}%'`).join(' or ')) };
    await raw.close();
    return found;
  }
  const withDatabase = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    const db = await openDatabase({ dataDir: folder });
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  };

  it('leaves no row in any table that leads to it, nor its name in any other, and all of the others’', async () => {
    const mona = await withDatabase(async (db) => {
      await fullLife(db, 'zoltan');
      return fullLife(db, 'mona');
    });
    const traces = ['mona', mona.userId, mona.interviewId];
    const before = await look(traces);
    // A table that is new here needs its rows above, and a look at the export.
    expect(Object.entries(before.belonging).filter(([, count]) => count < 2)).toEqual([]);
    expect(sum(before.containing)).toBeGreaterThan(8);

    expect(await withDatabase((db) => db.users.delete(mona.userId))).toBe('deleted');

    const after = await look(traces);
    expect(after.belonging).toEqual(Object.fromEntries(Object.entries(before.belonging).map(([name, count]) => [name, count / 2])));
    expect(Object.entries(after.containing).filter(([, count]) => count > 0)).toEqual([]);
  }, 120_000);
});

describeRepositories('deleting an account', (fixtures) => {
  it('is refused while an interview of it is under way, and deletes nothing', async () => {
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
    expect(await db.users.create({ email, firstName: 'M', lastName: 'S', passwordHash: 'y' })).not.toBeNull();
  });

  it('of one that is gone says so', async () => {
    expect(await fixtures.db.users.delete(randomUUID())).toBe('gone');
  });
});
