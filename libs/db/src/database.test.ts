import type { InterviewPlan } from '@portal/protocol';
import { randomUUID } from 'node:crypto';
import { openDatabase, type AssessmentReport, type Database } from './index';

const serverUrl = process.env['TEST_DATABASE_URL'];
const drivers: [string, string | undefined][] = [['PGlite', undefined]];
if (serverUrl) drivers.push(['PostgreSQL', serverUrl]);

const report: AssessmentReport = {
  engine: { id: 'rules', kind: 'built-in' },
  language: 'en-US',
  overall: { score: 71, summary: { key: 'overall.good' } },
  competencies: [],
  questions: [],
  delivery: { wordsPerMinute: null, paceByQuestion: [], fillerWords: [], pauses: null, talkRatio: null, longestAnswer: null, answerDurations: [] },
  nextSteps: [],
};
const parsed = { name: 'Mona', skills: ['Go'], titles: [], employers: [], projects: [], employments: [], yearsOfExperience: 4, textLength: 10, pages: 1 };

describe.each(drivers)('the repositories on %s', (_name, databaseUrl) => {
  let db: Database;
  beforeAll(async () => {
    db = await openDatabase({ databaseUrl });
  }, 60_000);
  afterAll(() => db.close());

  const account = async () => {
    const created = await db.users.create({ email: `${randomUUID()}@Example.com`, firstName: 'Mona', lastName: 'Said', passwordHash: 'x' });
    if (!created) throw new Error('email taken');
    return created;
  };
  const resumeOf = async (userId: string, content: string = randomUUID()) =>
    (await db.resumes.upsertUpload({ userId, contentHash: content, originalName: 'cv.pdf', bytes: new Uint8Array([0, 255, 37, 80]) })).resume;
  const roleOf = async (userId: string) =>
    (await db.jobDescriptions.upsertUpload({ userId, contentHash: randomUUID(), jobTitle: 'Engineer', companyName: 'Acme', content: 'Go', parsed: { skills: ['Go'], responsibilities: [], yearsRequired: null } })).jobDescription;
  const interviewOf = async () => {
    const user = await account();
    const [resume, role] = [await resumeOf(user.id), await roleOf(user.id)];
    return db.interviews.create({ userId: user.id, resumeId: resume.id, jobRoleId: role.id, numberOfQuestions: 3, language: 'en-US', difficulty: 'medium' });
  };

  describe('users', () => {
    it('finds an account by its email in any case', async () => {
      const user = await account();
      expect((await db.users.findByEmail(user.email.toUpperCase()))?.id).toBe(user.id);
    });
    it('gives an email to one account only', async () => {
      const user = await account();
      expect(await db.users.create({ ...user, email: user.email.toUpperCase() })).toBeNull();
    });
  });

  describe('sessions', () => {
    const session = async (expiresAt = new Date(Date.now() + 60_000)) =>
      db.sessions.create({ userId: (await account()).id, sessionTokenHash: randomUUID(), refreshTokenHash: 'first', expiresAt });
    it('are active until revoked', async () => {
      const { id, sessionTokenHash } = await session();
      expect((await db.sessions.findActiveByTokenHash(sessionTokenHash))?.id).toBe(id);
      await db.sessions.revoke(id);
      expect(await db.sessions.findActive(id)).toBeNull();
      expect((await db.sessions.get(id))?.revokedAt).toBeInstanceOf(Date);
    });
    it('are over after their time', async () => {
      const { id } = await session(new Date(Date.now() - 1));
      expect(await db.sessions.findActive(id)).toBeNull();
    });
    it('change a refresh token once, for whoever holds the current one', async () => {
      const { id, expiresAt } = await session();
      const turns = await Promise.all(['a', 'b'].map((to) => db.sessions.rotate(id, { from: 'first', to, expiresAt })));
      expect(turns.filter(Boolean)).toHaveLength(1);
      expect((await db.sessions.get(id))?.previousRefreshHash).toBe('first');
    });
  });

  describe('resumes', () => {
    it('are the same record when the same file comes again', async () => {
      const user = await account();
      const first = await resumeOf(user.id, 'same');
      const again = await db.resumes.upsertUpload({ userId: user.id, contentHash: 'same', originalName: 'other.pdf', bytes: new Uint8Array([1]) });
      expect(again).toEqual({ resume: first, isNew: false });
    });
    it('of two users are two records, though the file is the same', async () => {
      const [a, b] = [await account(), await account()];
      expect((await resumeOf(a.id, 'shared')).id).not.toBe((await resumeOf(b.id, 'shared')).id);
    });
    it('keep their bytes exactly', async () => {
      const { id } = await resumeOf((await account()).id);
      expect([...((await db.resumes.bytes(id)) ?? [])]).toEqual([0, 255, 37, 80]);
    });
    it('that failed get another try when uploaded again', async () => {
      const user = await account();
      const { id } = await resumeOf(user.id, 'bad');
      await db.resumes.fail(id, 'No text in this PDF.');
      expect((await db.resumes.get(id))?.failureReason).toBe('No text in this PDF.');
      expect(await resumeOf(user.id, 'bad')).toMatchObject({ id, processing_status: 'pending', failureReason: null });
    });
    it('are listed by page, newest first, with the total', async () => {
      const user = await account();
      for (const day of [1, 2, 3]) {
        await db.resumes.upsertUpload({ userId: user.id, contentHash: String(day), originalName: `${day}.pdf`, bytes: new Uint8Array() }, new Date(`2026-01-0${day}`));
      }
      const page = await db.resumes.listByUser(user.id, { page: 2, limit: 2 });
      expect(page).toMatchObject({ total: 3, items: [{ originalName: '1.pdf' }] });
      const since = await db.resumes.listByUser(user.id, { uploadedSince: new Date('2026-01-02'), sortOrder: 'asc' });
      expect(since.items.map((resume) => resume.originalName)).toEqual(['2.pdf', '3.pdf']);
    });
    it('are listed by the roles they were used for', async () => {
      const interview = await interviewOf();
      await resumeOf(interview.userId);
      const list = await db.resumes.listByUser(interview.userId, { roleIds: [interview.jobRoleId] });
      expect(list.items.map((resume) => resume.id)).toEqual([interview.resumeId]);
    });
    it('tell what the user has', async () => {
      const user = await account();
      expect(await db.resumes.readiness(user.id)).toBe('missing');
      const { id } = await resumeOf(user.id);
      expect(await db.resumes.readiness(user.id)).toBe('processing');
      await db.resumes.fail(id, 'broken');
      expect(await db.resumes.readiness(user.id)).toBe('missing');
      await db.resumes.complete(id, { parsed, text: 'Mona, Go' });
      expect(await db.resumes.readiness(user.id)).toBe('ready');
      expect(await db.resumes.text(id)).toBe('Mona, Go');
      expect((await db.resumes.get(id))?.parsedData).toEqual(parsed);
    });
  });

  describe('processing', () => {
    const drain = async () => {
      for (let claim = await db.resumes.claimNext(); claim; claim = await db.resumes.claimNext()) await db.resumes.fail(claim.id, 'drained');
    };
    it('is taken by one worker alone', async () => {
      await drain();
      await resumeOf((await account()).id);
      const claims = await Promise.all([db.resumes.claimNext(), db.resumes.claimNext()]);
      expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
      for (const claim of claims) if (claim) await db.resumes.fail(claim.id, 'done with');
    });
    it('is taken up again when its process died', async () => {
      await drain();
      const { id } = await resumeOf((await account()).id);
      expect(await db.resumes.claimNext({ now: new Date(Date.now() - 180_000) })).toMatchObject({ id, attempts: 1 });
      expect((await db.resumes.listUnfinished()).map((resume) => resume.id)).toContain(id);
      expect(await db.resumes.claimNext()).toMatchObject({ id, attempts: 2 });
      await db.resumes.requeueInterrupted();
      expect(await db.resumes.claimNext()).toMatchObject({ id, attempts: 3 });
    });
    it('goes for job descriptions from files in the same way', async () => {
      const user = await account();
      const { jobDescription } = await db.jobDescriptions.upsertUpload({ userId: user.id, contentHash: 'f', jobTitle: 'Clerk', fileName: 'jd.pdf', bytes: new Uint8Array([1]) });
      expect(jobDescription).toMatchObject({ processing_status: 'pending', jd_content: '' });
      let claim = await db.jobDescriptions.claimNext();
      while (claim && claim.id !== jobDescription.id) claim = await db.jobDescriptions.claimNext();
      await db.jobDescriptions.complete(jobDescription.id, { parsed: { skills: [], responsibilities: [], yearsRequired: 2 }, text: 'Clerk wanted' });
      expect(await db.jobDescriptions.get(jobDescription.id)).toMatchObject({ jd_content: 'Clerk wanted', parsed: { yearsRequired: 2 } });
    });
  });

  describe('job descriptions', () => {
    it('that are deleted leave the lists, and stay for the interviews that used them', async () => {
      const interview = await interviewOf();
      expect(await db.jobDescriptions.delete(interview.jobRoleId)).toBe(true);
      expect(await db.jobDescriptions.delete(interview.jobRoleId)).toBe(false);
      expect(await db.jobDescriptions.get(interview.jobRoleId)).toBeNull();
      expect(await db.jobDescriptions.listByUser(interview.userId)).toEqual([]);
      expect(await db.jobDescriptions.readiness(interview.userId)).toBe('missing');
      expect(await db.interviews.listByUser(interview.userId)).toMatchObject([{ id: interview.id, jobTitle: 'Engineer', companyName: 'Acme' }]);
    });
    it('come back when uploaded again', async () => {
      const user = await account();
      const upload = { userId: user.id, contentHash: 'x', jobTitle: 'Clerk', content: 'text' };
      const { jobDescription } = await db.jobDescriptions.upsertUpload(upload);
      await db.jobDescriptions.delete(jobDescription.id);
      expect((await db.jobDescriptions.upsertUpload(upload)).jobDescription.id).toBe(jobDescription.id);
      expect(await db.jobDescriptions.listByUser(user.id)).toHaveLength(1);
    });
  });

  describe('interviews', () => {
    it('take a step only from an allowed state', async () => {
      const { id } = await interviewOf();
      expect(await db.interviews.transition(id, ['started'], 'completed')).toBeNull();
      expect(await db.interviews.transition(id, ['created'], 'started')).toMatchObject({ status: 'started', completedAt: null });
      expect((await db.interviews.get(id))?.startedAt).not.toBeNull();
    });
    it('take the step once when two ask at the same moment', async () => {
      const { id } = await interviewOf();
      const steps = await Promise.all([1, 2].map(() => db.interviews.transition(id, ['created'], 'started')));
      expect(steps.filter((step) => step !== null)).toHaveLength(1);
    });
    it('remember the type and voice chosen at the room', async () => {
      const { id } = await interviewOf();
      expect(await db.interviews.setSetup(id, { interviewType: 'both', voice: 'emily' })).toMatchObject({ interviewType: 'both', voice: 'emily' });
    });
    it('are abandoned when nothing has come for long', async () => {
      const now = Date.now();
      const [quiet, busy] = [await interviewOf(), await interviewOf()];
      for (const { id } of [quiet, busy]) await db.interviews.transition(id, ['created'], 'started', new Date(now - 3_600_000));
      await db.messages.add({ interviewId: busy.id, role: 'user', content: 'here', metadata: null, byInterviewer: false });
      const abandoned = (await db.interviews.listAbandoned(new Date(now - 1_800_000))).map((interview) => interview.id);
      expect(abandoned).toContain(quiet.id);
      expect(abandoned).not.toContain(busy.id);
    });
    it('keep their first plan', async () => {
      const { id } = await interviewOf();
      const plan = { id: randomUUID(), interviewId: id } as InterviewPlan;
      await db.plans.save(plan);
      expect(await db.plans.save({ ...plan, id: randomUUID() })).toEqual(plan);
      expect(await db.plans.get(plan.id)).toEqual(plan);
      expect(await db.plans.getByInterview(id)).toEqual(plan);
    });
  });

  describe('messages', () => {
    const post = (interviewId: string, content: string, byInterviewer: boolean, metadata = {}) =>
      db.messages.add({ interviewId, role: 'user', content, byInterviewer, metadata: { segmentId: 's1', ...metadata } });
    it('are kept once per segment', async () => {
      const { id } = await interviewOf();
      expect((await post(id, 'hello', false)).isNew).toBe(true);
      expect(await post(id, 'hullo', false)).toMatchObject({ isNew: false, message: { content: 'hello' } });
      expect(await db.messages.list(id)).toHaveLength(1);
    });
    it('take the interviewer’s word over the client’s', async () => {
      const { id } = await interviewOf();
      await post(id, 'helo', false, { typed: false, source: 'client' });
      const { message } = await post(id, 'hello', true, { startMs: 10, source: 'interviewer' });
      expect(message).toMatchObject({ content: 'hello', metadata: { typed: false, startMs: 10, source: 'interviewer' } });
      expect((await post(id, 'late', false)).message.content).toBe('hello');
    });
    it('without a segment are all kept, in order', async () => {
      const { id } = await interviewOf();
      for (const content of ['a', 'b', 'a']) await db.messages.add({ interviewId: id, role: 'system', content, metadata: null, byInterviewer: false });
      expect((await db.messages.list(id)).map((message) => message.content)).toEqual(['a', 'b', 'a']);
    });
  });

  describe('assessments', () => {
    const completed = async () => {
      const { id, userId } = await interviewOf();
      await db.interviews.transition(id, ['created'], 'completed');
      return { id, userId };
    };
    it('begin only for a completed interview', async () => {
      const { id } = await interviewOf();
      expect(await db.assessments.begin(id, { force: true })).toBeNull();
    });
    it('run once at a time', async () => {
      const { id } = await completed();
      const [a, b] = await Promise.all([db.assessments.begin(id, { force: false }), db.assessments.begin(id, { force: true })]);
      expect([a?.started, b?.started].sort()).toEqual([false, true]);
      expect((await db.assessments.listRunning()).filter((one) => one.interviewId === id)).toHaveLength(1);
    });
    it('make a new revision only when forced, and the old one stays', async () => {
      const { id, userId } = await completed();
      const first = await db.assessments.begin(id, { force: false });
      expect(await db.assessments.complete(first?.id ?? '', report)).toBe(true);
      expect(await db.assessments.begin(id, { force: false })).toMatchObject({ revision: 1, status: 'analyzed', started: false });
      expect(await db.assessments.begin(id, { force: true })).toMatchObject({ revision: 2, started: true });
      expect((await db.assessments.get(id, 1))?.assessment).toMatchObject({ revision: 1, overall: { score: 71 } });
      expect((await db.assessments.latest(id))?.status).toBe('analyzing');
      expect(await db.interviews.listByUser(userId)).toMatchObject([{ status: 'analyzing', overallScore: 71 }]);
    });
    it('that failed are tried again in the same revision', async () => {
      const { id } = await completed();
      const first = await db.assessments.begin(id, { force: false });
      await db.assessments.fail(first?.id ?? '', 'no plan');
      expect((await db.interviews.get(id))?.status).toBe('analysis_failed');
      expect(await db.assessments.begin(id, { force: false })).toMatchObject({ revision: 1, started: true });
      expect(await db.assessments.complete(first?.id ?? '', report)).toBe(true);
      expect(await db.assessments.complete(first?.id ?? '', report)).toBe(false);
    });
  });

  describe('the rest', () => {
    it('opens a report by its ticket while that lasts', async () => {
      const { id } = await interviewOf();
      const tokenHash = randomUUID();
      await db.reportTickets.create({ tokenHash, interviewId: id, expiresAt: new Date(Date.now() + 1_000) });
      expect(await db.reportTickets.findInterviewId(tokenHash)).toBe(id);
      expect(await db.reportTickets.findInterviewId(tokenHash, new Date(Date.now() + 2_000))).toBeNull();
      await db.reportTickets.purge(new Date(Date.now() + 2_000));
      expect(await db.reportTickets.findInterviewId(tokenHash)).toBeNull();
    });
    it('keeps the newest runtime data of a session', async () => {
      const session = await db.sessions.create({ userId: (await account()).id, sessionTokenHash: randomUUID(), refreshTokenHash: 'r', expiresAt: new Date() });
      for (const screenName of ['setup', 'interview']) await db.runtimeData.save(session.id, { components: [], deviceId: 'web', screenName });
      expect(await db.runtimeData.get(session.id)).toEqual({ components: [], deviceId: 'web', screenName: 'interview' });
    });
    describe('attempts to log in', () => {
      const policy = { free: 3, baseMs: 1_000, maxMs: 3_000, windowMs: 60_000 };
      const start = Date.now();
      const take = (key: string, seconds = 0) => db.loginAttempts.take(key, policy, new Date(start + seconds * 1_000));
      const wait = (seconds: number) => ({ allowed: false, blockedUntil: new Date(start + seconds * 1_000) });

      it('at the same moment do not slip through together', async () => {
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
      it('are forgotten after a while, and when one succeeds', async () => {
        const key = randomUUID();
        for (let n = 0; n < 3; n++) await take(key);
        for (let n = 0; n < 2; n++) expect(await take(key, 100)).toEqual({ allowed: true });
        await db.loginAttempts.clear(key);
        for (let n = 0; n < 3; n++) expect(await take(key, 100)).toEqual({ allowed: true });
        expect((await take(key, 100)).allowed).toBe(false);
        await db.loginAttempts.forgive(key);
        expect(await take(key, 100)).toEqual({ allowed: true });
      });
    });
    it('answers a ping', () => db.ping());
  });
});
