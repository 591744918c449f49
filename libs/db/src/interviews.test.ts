import type { InterviewPlan, MessageMetadata } from '@portal/protocol';
import { randomUUID } from 'node:crypto';
import { TranscriptFullError, type AssessmentReport } from './index';
import { describeRepositories } from './testing/repositories';

const report: AssessmentReport = {
  engine: { id: 'rules', kind: 'built-in' },
  language: 'en-US',
  overall: { score: 71, summary: { key: 'overall.good' } },
  competencies: [],
  questions: [],
  delivery: {
    wordsPerMinute: null,
    paceByQuestion: [],
    fillerWords: [],
    pauses: null,
    talkRatio: null,
    longestAnswer: null,
    answerDurations: [],
  },
  nextSteps: [],
};

const planOf = (interviewId: string) =>
  ({ id: randomUUID(), interviewId, interviewType: 'both', voice: 'emily' }) as InterviewPlan;

describeRepositories('interviews and their records', (on) => {
  describe('interviews', () => {
    it('change status only from an allowed state', async () => {
      const { id } = await on.interviewOf();
      expect(await on.db.interviews.transition(id, ['started'], 'completed')).toBeNull();
      expect(await on.db.interviews.transition(id, ['created'], 'started')).toMatchObject({
        status: 'started',
        completedAt: null,
      });
      expect((await on.db.interviews.get(id))?.startedAt).not.toBeNull();
    });
    it('change status once when two callers try at the same time', async () => {
      const { id } = await on.interviewOf();
      const steps = await Promise.all(
        [1, 2].map(() => on.db.interviews.transition(id, ['created'], 'started')),
      );
      expect(steps.filter((step) => step !== null)).toHaveLength(1);
    });
    it('are completed as abandoned after a long silence', async () => {
      const now = Date.now();
      const [quiet, busy] = [await on.interviewOf(), await on.interviewOf()];
      for (const { id } of [quiet, busy])
        await on.db.interviews.transition(id, ['created'], 'started', new Date(now - 3_600_000));
      await on.db.messages.add({
        interviewId: busy.id,
        role: 'user',
        content: 'here',
        metadata: null,
        byInterviewer: false,
      });
      const abandoned = await on.db.interviews.completeAbandoned(
        new Date(now - 1_800_000),
        new Date(now),
      );
      expect(abandoned).toContain(quiet.id);
      expect(abandoned).not.toContain(busy.id);
      expect(await on.db.interviews.get(quiet.id)).toMatchObject({
        status: 'completed',
        completedAt: new Date(now).toISOString(),
      });
      expect((await on.db.interviews.get(busy.id))?.status).toBe('started');
    });
    it('are summarized with their role', async () => {
      const { id } = await on.interviewOf();
      expect(await on.db.interviews.getSummary(id)).toMatchObject({
        id,
        jobTitle: 'Engineer',
        companyName: 'Acme',
        overallScore: null,
      });
      expect(await on.db.interviews.getSummary(randomUUID())).toBeNull();
    });
    it('are listed per user, newest first, by status and up to a limit, even when many users ask at once', async () => {
      const [mine, theirs] = [await on.interviewOf(), await on.interviewOf()];
      const newer = await on.db.interviews.create(
        {
          userId: mine.userId,
          resumeId: mine.resumeId,
          jobRoleId: mine.jobRoleId,
          numberOfQuestions: 3,
          language: 'en-US',
          difficulty: 'easy',
        },
        new Date(Date.now() + 1_000),
      );
      await on.db.interviews.transition(mine.id, ['created'], 'started');
      const { listByUser } = on.db.interviews;
      const lists = await Promise.all([
        listByUser(mine.userId),
        listByUser(theirs.userId),
        listByUser(mine.userId, { limit: 1 }),
        listByUser(mine.userId, { status: 'started' }),
        listByUser(randomUUID()),
      ]);
      expect(lists.map((list) => list.map(({ id }) => id))).toEqual([
        [newer.id, mine.id],
        [theirs.id],
        [newer.id],
        [mine.id],
        [],
      ]);
    });
    it('are deleted with everything that belongs to them, and nothing else', async () => {
      const [{ id }, other] = [await on.interviewOf(), await on.interviewOf()];
      const [tokenHash, later] = [randomUUID(), new Date(Date.now() + 60_000)];
      for (const interviewId of [id, other.id]) {
        await on.db.plans.save(planOf(interviewId));
        await on.db.messages.add({
          interviewId,
          role: 'user',
          content: 'x',
          metadata: null,
          byInterviewer: false,
        });
        await on.db.interviews.transition(interviewId, ['created'], 'completed');
        await on.db.assessments.begin(interviewId, { force: false });
      }
      await on.db.reportTickets.create({ tokenHash, interviewId: id, expiresAt: later });
      expect(await on.db.interviews.delete(id)).toBe(true);
      expect([
        await on.db.interviews.get(id),
        await on.db.plans.getByInterview(id),
        await on.db.assessments.latest(id),
        await on.db.reportTickets.findInterviewId(tokenHash),
      ]).toEqual([null, null, null, null]);
      expect(await on.db.messages.list(id)).toEqual([]);
      expect([
        (await on.db.messages.list(other.id)).length,
        (await on.db.assessments.latest(other.id))?.revision,
      ]).toEqual([1, 1]);
      expect(await on.db.interviews.delete(id)).toBe(false);
    });
    it('are not deleted while in progress', async () => {
      const { id } = await on.interviewOf();
      await on.db.interviews.transition(id, ['created'], 'started');
      expect(await on.db.interviews.delete(id)).toBe(false);
      expect((await on.db.interviews.get(id))?.status).toBe('started');
    });
    it('keep their first plan, with its type and voice', async () => {
      const { id } = await on.interviewOf();
      const plan = planOf(id);
      await on.db.plans.save(plan);
      expect(await on.db.plans.save({ ...planOf(id), interviewType: 'hr', voice: 'adam' })).toEqual(
        plan,
      );
      expect(await on.db.plans.get(plan.id)).toEqual(plan);
      expect(await on.db.plans.getByInterview(id)).toEqual(plan);
      expect(await on.db.interviews.get(id)).toMatchObject({
        interviewType: 'both',
        voice: 'emily',
      });
    });
    it('list what their person was asked in others that were started', async () => {
      const own = await on.interviewOf();
      const later = await on.db.interviews.create({
        userId: own.userId,
        resumeId: own.resumeId,
        jobRoleId: own.jobRoleId,
        numberOfQuestions: 3,
        language: 'en-US',
        difficulty: 'easy',
      });
      const stranger = await on.interviewOf();
      const asked = (id: string) => [{ id: `q1-${id}` }] as InterviewPlan['questions'];
      for (const { id } of [own, later, stranger])
        await on.db.plans.save({ ...planOf(id), questions: asked(id) });
      const before = (except: string) => on.db.plans.askedBefore(own.userId, { except });
      expect(await before(later.id)).toEqual([]);
      for (const { id } of [own, later, stranger])
        await on.db.interviews.transition(id, ['created'], 'started');
      expect(await before(later.id)).toEqual(asked(own.id));
      expect(await before(own.id)).toEqual(asked(later.id));
    });
    it('that have ended or were deleted get no plan and no ticket', async () => {
      const [ended, gone] = [await on.interviewOf(), await on.interviewOf()];
      await on.db.interviews.transition(ended.id, ['created'], 'completed');
      await on.db.interviews.delete(gone.id);
      expect([
        await on.db.plans.save(planOf(ended.id)),
        await on.db.plans.save(planOf(gone.id)),
      ]).toEqual([null, null]);
      expect(
        await on.db.reportTickets.create({
          tokenHash: randomUUID(),
          interviewId: gone.id,
          expiresAt: new Date(),
        }),
      ).toBe(false);
    });
    it('are not needed for the plan of an application’s room, which expires', async () => {
      const [plan, now] = [planOf(randomUUID()), new Date()];
      await on.db.plans.saveForApplication(plan, new Date(now.getTime() + 1_000));
      expect(await on.db.plans.getForApplication(plan.id, now)).toEqual(plan);
      expect(
        await on.db.plans.getForApplication(plan.id, new Date(now.getTime() + 1_000)),
      ).toBeNull();
      await on.db.plans.purge(new Date(now.getTime() + 1_001));
      expect(await on.db.plans.getForApplication(plan.id, now)).toBeNull();
    });
  });

  describe('messages', () => {
    const post = (interviewId: string, content: string, byInterviewer: boolean, metadata = {}) =>
      on.db.messages.add({
        interviewId,
        role: 'user',
        content,
        byInterviewer,
        metadata: { segmentId: 's1', ...metadata },
      });
    it('are stored once per segment', async () => {
      const { id } = await on.interviewOf();
      expect((await post(id, 'hello', false))?.isNew).toBe(true);
      expect(await post(id, 'hullo', false)).toMatchObject({
        isNew: false,
        message: { content: 'hello' },
      });
      expect(await on.db.messages.list(id)).toHaveLength(1);
    });
    it('prefer the interviewer’s version over the client’s', async () => {
      const { id } = await on.interviewOf();
      await post(id, 'helo', false, { typed: false, source: 'client' });
      expect(
        (await post(id, 'hello', true, { startMs: 10, source: 'interviewer' }))?.message,
      ).toMatchObject({
        content: 'hello',
        metadata: { typed: false, startMs: 10, source: 'interviewer' },
      });
      expect((await post(id, 'late', false))?.message.content).toBe('hello');
    });
    it('are stored only while the interview exists and accepts them', async () => {
      const { id } = await on.interviewOf();
      const message = {
        interviewId: id,
        role: 'user' as const,
        content: 'hello',
        metadata: null,
        byInterviewer: false,
      };
      expect(
        await on.db.messages.add(message, { accepts: ({ status }) => status === 'started' }),
      ).toBeNull();
      expect(await on.db.messages.add({ ...message, interviewId: randomUUID() })).toBeNull();
      expect(await on.db.messages.list(id)).toEqual([]);
    });
    it.each([
      ['messages', { messages: 2, chars: 1_000 }],
      ['characters', { messages: 100, chars: 60 }],
    ])(
      'are kept until there are too many %s; what is known already is no new one',
      async (_what, max) => {
        const { id } = await on.interviewOf();
        const add = (segmentId: string | null, content = 'twenty characters...') =>
          on.db.messages.add(
            {
              interviewId: id,
              role: 'user',
              content,
              metadata: segmentId === null ? null : { segmentId },
              byInterviewer: true,
            },
            { max },
          );
        for (const segment of ['s1', 's2']) expect((await add(segment))?.isNew).toBe(true);
        for (const segment of ['s3', null])
          await expect(add(segment)).rejects.toThrow(TranscriptFullError);
        expect(await add('s2', 'corrected')).toMatchObject({
          isNew: false,
          message: { content: 'corrected' },
        });
        expect(await on.db.messages.list(id)).toHaveLength(2);
      },
    );
    describe('corrections', () => {
      const item = { from: 0, count: 1, text: 'right', heard: 'rye', addition: false };
      const corrections = { changedAt: '2026-11-18T10:00:00.000Z', items: [item] };
      const said = async (metadata: MessageMetadata | null = null) => {
        const { id } = await on.interviewOf();
        const added = await on.db.messages.add({
          interviewId: id,
          role: 'user',
          content: 'rye to',
          metadata,
          byInterviewer: false,
        });
        return { id, message: added!.message };
      };
      it('stand beside the words, and can be replaced and undone', async () => {
        const { id, message } = await said();
        expect(message).not.toHaveProperty('corrections');
        const correct = (items: (typeof item)[]) =>
          on.db.messages.correct(id, message.id, () => ({ ...corrections, items }));
        expect(await correct([item])).toEqual({ ...message, corrections });
        expect(await on.db.messages.list(id)).toEqual([{ ...message, corrections }]);
        expect(await correct([])).toMatchObject({ content: 'rye to', corrections: { items: [] } });
      });
      it('see the message as it is stored; if they are refused, nothing changes', async () => {
        const { id, message } = await said();
        await expect(
          on.db.messages.correct(id, message.id, (stored) => {
            throw new Error(stored.content);
          }),
        ).rejects.toThrow('rye to');
        expect(await on.db.messages.list(id)).toEqual([message]);
      });
      it('are only of messages of the interview', async () => {
        const [{ message }, other] = [await said(), await said()];
        expect(await on.db.messages.correct(other.id, message.id, () => corrections)).toBeNull();
        expect(await on.db.messages.correct(message.id, message.id, () => corrections)).toBeNull();
      });
      it('go when the interviewer knows other words, and stay when it confirms them', async () => {
        const { id, message } = await said({ segmentId: 's1' });
        await on.db.messages.correct(id, message.id, () => corrections);
        const confirm = async (content: string) =>
          (await on.db.messages.add({
            interviewId: id,
            role: 'user',
            content,
            metadata: { segmentId: 's1' },
            byInterviewer: true,
          }))!.message;
        expect(await confirm('rye to')).toMatchObject({ corrections });
        expect(await confirm('write to')).not.toHaveProperty('corrections');
      });
      it('count for the size of the transcript; undoing them is always possible', async () => {
        const { id, message } = await said();
        const correct = (items: (typeof item)[]) =>
          on.db.messages.correct(id, message.id, () => ({ ...corrections, items }), {
            max: { messages: 9, chars: 60 },
          });
        expect(await correct([item])).not.toBeNull();
        await expect(correct([item, item])).rejects.toThrow(TranscriptFullError);
        expect(await correct([])).toMatchObject({ corrections: { items: [] } });
      });
    });
    it('are listed in the order they were spoken, even if one was stored late', async () => {
      const { id } = await on.interviewOf();
      const add = (content: string, atMs?: number) =>
        on.db.messages.add({
          interviewId: id,
          role: 'user',
          content,
          metadata: { segmentId: content, ...(atMs !== undefined && { atMs }) },
          byInterviewer: true,
        });
      await add('first', 1_000);
      await add('third', 9_000);
      await add('note');
      await add('second', 4_000);
      expect((await on.db.messages.list(id)).map(({ content }) => content)).toEqual([
        'first',
        'second',
        'third',
        'note',
      ]);
    });
    it('without a segment id are all kept, in order', async () => {
      const { id } = await on.interviewOf();
      for (const content of ['a', 'b', 'a'])
        await on.db.messages.add({
          interviewId: id,
          role: 'system',
          content,
          metadata: null,
          byInterviewer: false,
        });
      expect((await on.db.messages.list(id)).map((message) => message.content)).toEqual([
        'a',
        'b',
        'a',
      ]);
    });
  });

  describe('assessments', () => {
    const completed = async () => {
      const { id, userId } = await on.interviewOf();
      await on.db.interviews.transition(id, ['created'], 'completed');
      return { id, userId };
    };
    it('start only for a completed interview', async () => {
      const { id } = await on.interviewOf();
      expect(await on.db.assessments.begin(id, { force: true })).toBeNull();
    });
    it('run one at a time', async () => {
      const { id } = await completed();
      const [a, b] = await Promise.all([
        on.db.assessments.begin(id, { force: false }),
        on.db.assessments.begin(id, { force: true }),
      ]);
      expect([a?.started, b?.started].sort()).toEqual([false, true]);
      expect([a?.id, a?.revision]).toEqual([b?.id, b?.revision]);
    });
    it('create a new revision only when forced, and the old one stays', async () => {
      const { id, userId } = await completed();
      const first = await on.db.assessments.begin(id, { force: false });
      expect(await on.db.assessments.complete(first?.id ?? '', report)).toBe(true);
      expect(await on.db.assessments.begin(id, { force: false })).toMatchObject({
        revision: 1,
        status: 'analyzed',
        started: false,
      });
      expect(await on.db.assessments.begin(id, { force: true })).toMatchObject({
        revision: 2,
        started: true,
      });
      expect((await on.db.assessments.get(id, 1))?.assessment).toMatchObject({
        revision: 1,
        overall: { score: 71 },
      });
      expect((await on.db.assessments.latest(id))?.status).toBe('analyzing');
      expect(await on.db.interviews.listByUser(userId)).toMatchObject([
        { status: 'analyzing', overallScore: 71 },
      ]);
    });
    it('that failed are retried in the same revision', async () => {
      const { id } = await completed();
      const first = await on.db.assessments.begin(id, { force: false });
      await on.db.assessments.fail(first?.id ?? '', 'no plan');
      expect((await on.db.interviews.get(id))?.status).toBe('analysis_failed');
      expect(await on.db.assessments.begin(id, { force: false })).toMatchObject({
        revision: 1,
        started: true,
      });
      expect(await on.db.assessments.complete(first?.id ?? '', report)).toBe(true);
      expect(await on.db.assessments.complete(first?.id ?? '', report)).toBe(false);
    });
  });

  describe('other repositories', () => {
    it('open a report by its ticket until the ticket expires', async () => {
      const { id } = await on.interviewOf();
      const tokenHash = randomUUID();
      await on.db.reportTickets.create({
        tokenHash,
        interviewId: id,
        expiresAt: new Date(Date.now() + 1_000),
      });
      expect(await on.db.reportTickets.findInterviewId(tokenHash)).toBe(id);
      expect(
        await on.db.reportTickets.findInterviewId(tokenHash, new Date(Date.now() + 2_000)),
      ).toBeNull();
      await on.db.reportTickets.purge(new Date(Date.now() + 2_000));
      expect(await on.db.reportTickets.findInterviewId(tokenHash)).toBeNull();
    });
    it('keep the newest runtime data of a session', async () => {
      const session = await on.db.sessions.create({
        userId: (await on.account()).id,
        sessionTokenHash: randomUUID(),
        refreshTokenHash: 'r',
        expiresAt: new Date(),
      });
      for (const screenName of ['setup', 'interview'])
        await on.db.runtimeData.save(session.id, { components: [], deviceId: 'web', screenName });
      expect(await on.db.runtimeData.get(session.id)).toEqual({
        components: [],
        deviceId: 'web',
        screenName: 'interview',
      });
    });
    describe('login attempts', () => {
      const policy = { free: 3, baseMs: 1_000, maxMs: 3_000, windowMs: 60_000 };
      const start = Date.now();
      const take = (key: string, seconds = 0) =>
        on.db.loginAttempts.take(key, policy, new Date(start + seconds * 1_000));
      const wait = (seconds: number) => ({
        allowed: false,
        blockedUntil: new Date(start + seconds * 1_000),
      });

      it('are counted correctly when made at the same time', async () => {
        const key = randomUUID();
        const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => take(key)));
        expect(outcomes.filter((outcome) => outcome.allowed)).toHaveLength(3);
      });
      it('wait longer each time, up to the longest wait', async () => {
        const key = randomUUID();
        for (let n = 0; n < 3; n++) await take(key);
        expect(await take(key)).toEqual(wait(1));
        expect(await take(key, 1)).toEqual({ allowed: true });
        expect(await take(key, 1)).toEqual(wait(3));
        expect(await take(key, 3)).toEqual({ allowed: true });
        expect(await take(key, 3)).toEqual(wait(6));
      });
      it('are forgotten after a while and after a success', async () => {
        const key = randomUUID();
        for (let n = 0; n < 3; n++) await take(key);
        for (let n = 0; n < 2; n++) expect(await take(key, 100)).toEqual({ allowed: true });
        await on.db.loginAttempts.clear(key);
        for (let n = 0; n < 3; n++) expect(await take(key, 100)).toEqual({ allowed: true });
        expect((await take(key, 100)).allowed).toBe(false);
        await on.db.loginAttempts.forgive(key);
        expect(await take(key, 100)).toEqual({ allowed: true });
      });
    });
    it('answers a ping', () => on.db.ping());
  });
});
