import { randomUUID } from 'node:crypto';
import { describeRepositories } from './testing/repositories';
import { samplePlan } from './testing/samples';

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

describeRepositories('accounts and documents', (on) => {
  describe('users', () => {
    it('finds an account by its email, ignoring case', async () => {
      const user = await on.account();
      expect((await on.db.users.findByEmail(user.email.toUpperCase()))?.id).toBe(user.id);
    });
    it('allows one account per email', async () => {
      const user = await on.account();
      expect(await on.db.users.create({ ...user, email: user.email.toUpperCase() })).toBeNull();
    });
  });

  describe('sessions', () => {
    const session = async (expiresAt = new Date(Date.now() + 60_000)) =>
      on.db.sessions.create({
        userId: (await on.account()).id,
        sessionTokenHash: randomUUID(),
        refreshTokenHash: 'first',
        expiresAt,
      });
    it('are active until revoked', async () => {
      const { id, sessionTokenHash } = await session();
      expect((await on.db.sessions.findActiveByTokenHash(sessionTokenHash))?.id).toBe(id);
      await on.db.sessions.revoke(id);
      expect(await on.db.sessions.findActive(id)).toBeNull();
      expect((await on.db.sessions.get(id))?.revokedAt).toBeInstanceOf(Date);
    });
    it('expire', async () => {
      const { id } = await session(new Date(Date.now() - 1));
      expect(await on.db.sessions.findActive(id)).toBeNull();
    });
    it('rotate a refresh token once, and only from the current one', async () => {
      const { id, expiresAt } = await session();
      const turns = await Promise.all(
        ['a', 'b'].map((to) => on.db.sessions.rotate(id, { from: 'first', to, expiresAt })),
      );
      expect(turns.filter(Boolean)).toHaveLength(1);
      expect((await on.db.sessions.get(id))?.previousRefreshHash).toBe('first');
    });
  });

  describe('resumes', () => {
    it('are deduplicated when the same file is uploaded again', async () => {
      const user = await on.account();
      const first = await on.resumeOf(user.id, 'same');
      const again = await on.db.resumes.upsertUpload({
        userId: user.id,
        contentHash: 'same',
        originalName: 'other.pdf',
        bytes: new Uint8Array([1]),
      });
      expect(again).toEqual({ resume: first, isNew: false });
    });
    it('of two users are separate records, even for the same file', async () => {
      const [a, b] = [await on.account(), await on.account()];
      expect((await on.resumeOf(a.id, 'shared')).id).not.toBe(
        (await on.resumeOf(b.id, 'shared')).id,
      );
    });
    it('store their bytes exactly', async () => {
      const { id } = await on.resumeOf((await on.account()).id);
      expect([...((await on.db.resumes.bytes(id)) ?? [])]).toEqual([0, 255, 37, 80]);
    });
    it('that failed are retried when uploaded again', async () => {
      const user = await on.account();
      const { id } = await on.resumeOf(user.id, 'bad');
      await on.db.resumes.fail(id, 'No text in this PDF.', 'no_text');
      expect(await on.db.resumes.get(id)).toMatchObject({
        failureReason: 'No text in this PDF.',
        failure_code: 'no_text',
      });
      expect(await on.resumeOf(user.id, 'bad')).toMatchObject({
        id,
        processing_status: 'pending',
        failureReason: null,
        failure_code: null,
      });
    });
    it('keep the original reading through corrections and re-uploads, until it is restored', async () => {
      const user = await on.account();
      const { id } = await on.resumeOf(user.id, 'corrected');
      const corrected = { ...parsed, skills: ['Rust'] };
      expect(await on.db.resumes.correct(id, corrected)).toBeNull();
      await on.db.resumes.complete(id, { parsed, text: 'Mona, Go' });
      expect(await on.db.resumes.get(id)).not.toHaveProperty('readData');
      await on.db.resumes.correct(id, { ...parsed, skills: [] });
      expect(await on.db.resumes.correct(id, corrected)).toMatchObject({
        parsedData: corrected,
        readData: parsed,
      });
      expect(await on.resumeOf(user.id, 'corrected')).toMatchObject({
        id,
        parsedData: corrected,
        readData: parsed,
      });
      const restored = await on.db.resumes.restoreRead(id);
      expect(restored?.parsedData).toEqual(parsed);
      expect(restored).not.toHaveProperty('readData');
    });
    it('keep a new name, also when the same file is uploaded again', async () => {
      const user = await on.account();
      const { id } = await on.resumeOf(user.id, 'renamed');
      expect(await on.db.resumes.rename(id, 'For banks.pdf')).toMatchObject({
        id,
        originalName: 'For banks.pdf',
      });
      expect(await on.resumeOf(user.id, 'renamed')).toMatchObject({
        id,
        originalName: 'For banks.pdf',
      });
    });
    it('that are deleted disappear, file and text with them, but stay for the interviews that used them', async () => {
      const interview = await on.interviewOf();
      const { resumeId, userId } = interview;
      await on.db.resumes.complete(resumeId, { parsed, text: 'Mona, Go' });
      expect(await on.db.resumes.delete(resumeId)).toBe(true);
      expect(await on.db.resumes.delete(resumeId)).toBe(false);
      expect(await on.db.resumes.get(resumeId)).toBeNull();
      expect(await on.db.resumes.bytes(resumeId)).toBeNull();
      expect(await on.db.resumes.rename(resumeId, 'again.pdf')).toBeNull();
      expect(await on.db.resumes.correct(resumeId, parsed)).toBeNull();
      expect(await on.db.resumes.listByUser(userId)).toEqual({ items: [], total: 0 });
      expect(await on.db.resumes.readiness(userId)).toBe('missing');
      expect(await on.db.resumes.get(resumeId, { includeDeleted: true })).toMatchObject({
        parsedData: parsed,
      });
      expect(
        await on.rows(
          `select length(bytes)::int as bytes, text from resumes where id = '${resumeId}'`,
        ),
      ).toEqual([{ bytes: 0, text: '' }]);
      expect(await on.db.interviews.listByUser(userId)).toMatchObject([{ id: interview.id }]);
    });
    it('that are deleted leave no phrases in the plans of their interviews', async () => {
      const [interview, other] = [await on.interviewOf(), await on.interviewOf()];
      const vocabulary = ['Mona', 'settlement service'];
      for (const { id } of [interview, other])
        await on.db.plans.save({ ...samplePlan(id, 'Mona'), vocabulary });
      await on.db.resumes.delete(interview.resumeId);
      const plan = await on.db.plans.getByInterview(interview.id);
      expect(plan).toMatchObject({ questions: [{ id: 'q1' }] });
      expect(plan).not.toHaveProperty('vocabulary');
      expect(await on.db.plans.getByInterview(other.id)).toMatchObject({ vocabulary });
    });
    it('that are deleted start afresh when uploaded again', async () => {
      const user = await on.account();
      const { id } = await on.resumeOf(user.id, 'back');
      await on.db.resumes.complete(id, { parsed, text: 'Mona, Go' });
      await on.db.resumes.correct(id, { ...parsed, skills: ['Rust'] });
      await on.db.resumes.rename(id, 'For banks.pdf');
      await on.db.resumes.delete(id);
      const again = await on.resumeOf(user.id, 'back');
      expect(again).toMatchObject({
        id,
        originalName: 'cv.pdf',
        processing_status: 'pending',
        parsedData: null,
      });
      expect(again).not.toHaveProperty('readData');
      expect([...((await on.db.resumes.bytes(id)) ?? [])]).toEqual([0, 255, 37, 80]);
    });
    it('that are deleted while they are read stay erased', async () => {
      const user = await on.account();
      const { id } = await on.resumeOf(user.id, 'slow');
      await on.db.resumes.delete(id);
      await on.db.resumes.complete(id, { parsed, text: 'Mona, Go' });
      expect(await on.rows(`select text from resumes where id = '${id}'`)).toEqual([{ text: '' }]);
    });
    it('are listed in pages, newest first, with the total', async () => {
      const user = await on.account();
      for (const day of [1, 2, 3]) {
        await on.db.resumes.upsertUpload(
          {
            userId: user.id,
            contentHash: String(day),
            originalName: `${day}.pdf`,
            bytes: new Uint8Array(),
          },
          new Date(`2026-01-0${day}`),
        );
      }
      const page = await on.db.resumes.listByUser(user.id, { page: 2, limit: 2 });
      expect(page).toMatchObject({ total: 3, items: [{ originalName: '1.pdf' }] });
      const since = await on.db.resumes.listByUser(user.id, {
        uploadedSince: new Date('2026-01-02'),
        sortOrder: 'asc',
      });
      expect(since.items.map((resume) => resume.originalName)).toEqual(['2.pdf', '3.pdf']);
    });
    it('are filtered by the roles they were used for', async () => {
      const interview = await on.interviewOf();
      await on.resumeOf(interview.userId);
      const list = await on.db.resumes.listByUser(interview.userId, {
        roleIds: [interview.jobRoleId],
      });
      expect(list.items.map((resume) => resume.id)).toEqual([interview.resumeId]);
    });
    it('report whether the user has one ready', async () => {
      const user = await on.account();
      expect(await on.db.resumes.readiness(user.id)).toBe('missing');
      const { id } = await on.resumeOf(user.id);
      expect(await on.db.resumes.readiness(user.id)).toBe('processing');
      await on.db.resumes.fail(id, 'broken');
      expect(await on.db.resumes.readiness(user.id)).toBe('missing');
      await on.db.resumes.complete(id, { parsed, text: 'Mona, Go' });
      expect(await on.db.resumes.readiness(user.id)).toBe('ready');
      expect(await on.db.resumes.text(id)).toBe('Mona, Go');
      expect((await on.db.resumes.get(id))?.parsedData).toEqual(parsed);
    });
  });

  describe('reading a document', () => {
    it('applies once: reading the same file again does not overwrite corrections', async () => {
      const { id } = await on.resumeOf((await on.account()).id);
      await on.db.resumes.complete(id, { parsed, text: 'Mona, Go' });
      const corrected = { ...parsed, skills: ['Rust'] };
      await on.db.resumes.correct(id, corrected);
      await on.db.resumes.complete(id, { parsed, text: 'Mona, Go' });
      await on.db.resumes.fail(id, 'Too slow.', 'too_slow');
      expect(await on.db.resumes.get(id)).toMatchObject({
        processing_status: 'completed',
        parsedData: corrected,
        readData: parsed,
        failureReason: null,
      });
    });
    it('works the same for uploaded job descriptions', async () => {
      const user = await on.account();
      const { jobDescription } = await on.db.jobDescriptions.upsertUpload({
        userId: user.id,
        contentHash: 'f',
        jobTitle: 'Clerk',
        fileName: 'jd.pdf',
        bytes: new Uint8Array([1]),
      });
      expect(jobDescription).toMatchObject({ processing_status: 'pending', jd_content: '' });
      await on.db.jobDescriptions.complete(jobDescription.id, {
        parsed: { skills: [], responsibilities: [], yearsRequired: 2 },
        text: 'Clerk wanted',
      });
      expect(await on.db.jobDescriptions.get(jobDescription.id)).toMatchObject({
        jd_content: 'Clerk wanted',
        parsed: { yearsRequired: 2 },
      });
    });
  });

  describe('job descriptions', () => {
    it('that are deleted disappear from lists but stay for the interviews that used them', async () => {
      const interview = await on.interviewOf();
      expect(await on.db.jobDescriptions.delete(interview.jobRoleId)).toBe(true);
      expect(await on.db.jobDescriptions.delete(interview.jobRoleId)).toBe(false);
      expect(await on.db.jobDescriptions.get(interview.jobRoleId)).toBeNull();
      expect(await on.db.jobDescriptions.listByUser(interview.userId)).toEqual([]);
      expect(await on.db.jobDescriptions.readiness(interview.userId)).toBe('missing');
      expect(await on.db.interviews.listByUser(interview.userId)).toMatchObject([
        { id: interview.id, jobTitle: 'Engineer', companyName: 'Acme' },
      ]);
    });
    it('keep new names, also when the same text is uploaded again, and change past interviews', async () => {
      const interview = await on.interviewOf();
      const { jobRoleId: id, userId } = interview;
      expect(await on.db.jobDescriptions.rename(id, { jobTitle: 'Clerk' })).toMatchObject({
        job_title: 'Clerk',
        company_name: 'Acme',
      });
      expect(await on.db.jobDescriptions.rename(id, { companyName: null })).toMatchObject({
        job_title: 'Clerk',
        company_name: null,
      });
      expect(await on.db.jobDescriptions.rename(id, {})).toMatchObject({ job_title: 'Clerk' });
      expect(await on.db.interviews.listByUser(userId)).toMatchObject([
        { id: interview.id, jobTitle: 'Clerk', companyName: null },
      ]);
      const upload = { userId, contentHash: 'named', jobTitle: 'Baker', content: 'text' };
      const { jobDescription } = await on.db.jobDescriptions.upsertUpload({
        ...upload,
        parsed: { skills: [], responsibilities: [], yearsRequired: null },
      });
      await on.db.jobDescriptions.rename(jobDescription.id, { jobTitle: 'Chef' });
      expect((await on.db.jobDescriptions.upsertUpload(upload)).jobDescription).toMatchObject({
        id: jobDescription.id,
        job_title: 'Chef',
      });
      await on.db.jobDescriptions.delete(jobDescription.id);
      expect(
        await on.db.jobDescriptions.rename(jobDescription.id, { jobTitle: 'Cook' }),
      ).toBeNull();
      expect((await on.db.jobDescriptions.upsertUpload(upload)).jobDescription.job_title).toBe(
        'Baker',
      );
    });
    it('come back when uploaded again', async () => {
      const user = await on.account();
      const upload = { userId: user.id, contentHash: 'x', jobTitle: 'Clerk', content: 'text' };
      const { jobDescription } = await on.db.jobDescriptions.upsertUpload(upload);
      await on.db.jobDescriptions.delete(jobDescription.id);
      expect((await on.db.jobDescriptions.upsertUpload(upload)).jobDescription.id).toBe(
        jobDescription.id,
      );
      expect(await on.db.jobDescriptions.listByUser(user.id)).toHaveLength(1);
    });
  });
});
