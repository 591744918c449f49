import type { InterviewPlan } from '@portal/protocol';
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { openDatabase, type AssessmentReport, type Database } from './index';
import { createOwnDatabase, type OwnDatabase } from './testing/postgres-server';
import { newInterview } from './testing/repositories';
import { testServerUrl } from './testing/test-database';

const report = {
  engine: { id: 'rules', kind: 'built-in' },
  overall: { score: 71 },
} as AssessmentReport;

// These tests need a second process, which only PostgreSQL allows.
(testServerUrl ? describe : describe.skip)(
  'a second process, between the statements of the first,',
  () => {
    let own: OwnDatabase;
    let db: Database;
    let other: Database;
    /**
     * `hand` locks tables in a transaction; `eye` watches for waiting connections. `hand` cannot do
     * both, because within a transaction the list of connections does not change once it has been
     * read.
     */
    let hand: postgres.Sql;
    let eye: postgres.Sql;
    beforeAll(async () => {
      own = await createOwnDatabase(testServerUrl ?? '', { migrated: true });
      [db, other] = [
        await openDatabase({ databaseUrl: own.url }),
        await openDatabase({ databaseUrl: own.url }),
      ];
      [hand, eye] = [postgres(own.url, { max: 1 }), postgres(own.url, { max: 1 })];
    }, 60_000);
    afterAll(async () => {
      await Promise.all([db.close(), other.close(), hand.end(), eye.end()]);
      await own.drop();
    });

    /** Resolves when at least `count` connections are waiting for a lock. */
    async function waiting(count: number): Promise<void> {
      for (let seen = -1; seen < count;) {
        const [row] =
          await eye`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        seen = row?.['n'] as number;
      }
    }

    /**
     * Blocks `first` just before it changes `table`, runs `second` in the meantime, and returns the
     * results of both.
     */
    async function overtaken<A, B>(
      table: string,
      first: () => Promise<A>,
      second: () => Promise<B>,
    ): Promise<[A, B]> {
      await hand.unsafe('begin');
      await hand.unsafe(`lock table ${table} in share mode`);
      const held = first();
      await waiting(1);
      const overtaking = second();
      await Promise.race([overtaking, waiting(2)]);
      await hand.unsafe('commit');
      return Promise.all([held, overtaking]);
    }

    const message = (interviewId: string) => ({
      interviewId,
      role: 'user' as const,
      content: 'late',
      metadata: null,
      byInterviewer: false,
    });
    async function interviewAt(
      status: 'created' | 'started' | 'completed',
      at = new Date(),
    ): Promise<string> {
      const { id } = await newInterview(db);
      if (status !== 'created') await db.interviews.transition(id, ['created'], 'started', at);
      if (status === 'completed') await db.interviews.transition(id, ['started'], 'completed', at);
      return id;
    }

    it('does not start the analysis without a message that is being stored', async () => {
      const id = await interviewAt('completed');
      const [added, seen] = await overtaken(
        'messages',
        () => db.messages.add(message(id), { accepts: ({ status }) => status === 'completed' }),
        async () => {
          await other.assessments.begin(id, { force: false });
          return other.messages.list(id);
        },
      );
      expect(added).not.toBeNull();
      expect(seen).toHaveLength(1);
    });

    it('does not abandon an interview while a message is being stored', async () => {
      const id = await interviewAt('started', new Date(Date.now() - 3_600_000));
      const [, abandoned] = await overtaken(
        'messages',
        () => db.messages.add(message(id)),
        () => other.interviews.completeAbandoned(new Date(Date.now() - 1_800_000)),
      );
      expect(abandoned).not.toContain(id);
      expect((await db.interviews.get(id))?.status).toBe('started');
    });

    it('deletes an interview while its analysis ends, without a deadlock', async () => {
      const id = await interviewAt('completed');
      const ticket = await db.assessments.begin(id, { force: false });
      expect(
        await overtaken(
          'assessments',
          () => db.assessments.complete(ticket?.id ?? '', report),
          () => other.interviews.delete(id),
        ),
      ).toEqual([true, true]);
      expect([await db.interviews.get(id), await db.assessments.latest(id)]).toEqual([null, null]);
    });

    it('deletes an interview with its plan while its room is being opened', async () => {
      const id = await interviewAt('created');
      const plan = {
        id: randomUUID(),
        interviewId: id,
        interviewType: 'both',
        voice: 'emily',
      } as InterviewPlan;
      expect(
        await overtaken(
          'interview_plans',
          () => db.plans.save(plan),
          () => other.interviews.delete(id),
        ),
      ).toEqual([plan, true]);
      expect(await db.plans.getByInterview(id)).toBeNull();
    });

    it('does not store a second plan', async () => {
      const id = await interviewAt('created');
      const [mine, theirs] = ['hr', 'technical'].map(
        (interviewType) =>
          ({ id: randomUUID(), interviewId: id, interviewType, voice: 'emily' }) as InterviewPlan,
      ) as [InterviewPlan, InterviewPlan];
      expect(
        await overtaken(
          'interview_plans',
          () => db.plans.save(mine),
          () => other.plans.save(theirs),
        ),
      ).toEqual([mine, mine]);
      expect(await db.interviews.get(id)).toMatchObject({ interviewType: 'hr' });
    });

    it('creates no ticket for the report of an interview that is being deleted', async () => {
      const id = await interviewAt('completed');
      const ticket = {
        tokenHash: randomUUID(),
        interviewId: id,
        expiresAt: new Date(Date.now() + 60_000),
      };
      expect(
        await overtaken(
          'messages',
          () => db.interviews.delete(id),
          () => other.reportTickets.create(ticket),
        ),
      ).toEqual([true, false]);
    });
  },
);
