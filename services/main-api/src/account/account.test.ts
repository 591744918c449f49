import { MAIN_API, path } from '@portal/protocol';
import { strFromU8, unzipSync } from 'fflate';
import { applyRetention } from '../housekeeping';
import { config, countingReport, planFor, startHarness, type Harness } from '../testing/harness';

let h: Harness;
beforeAll(async () => {
  h = await startHarness();
}, 60_000);
afterAll(() => h.close());

type Candidate = Awaited<ReturnType<Harness['candidate']>>;
const remove = (who: Candidate, password = who.password) =>
  h.call('DELETE', MAIN_API.account, { headers: who.headers, body: { password } });
const exported = async (who: Candidate) => {
  const reply = await h.call('GET', MAIN_API.accountExport, { headers: who.headers });
  return { reply, files: unzipSync(new Uint8Array(reply.raw)) };
};
// Each JSON file has a different shape, so leave the type open: the tests check the contents.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
const jsonOf = (files: Record<string, Uint8Array>, name: string): any =>
  JSON.parse(strFromU8(files[name]!));

describe('exporting one’s data', () => {
  it('contains everything stored, with uploads as original files', async () => {
    const mona = await h.candidate();
    await h.call('POST', path(MAIN_API.runtimeData, { sessionId: mona.sessionToken }), {
      headers: mona.headers,
      body: { components: [], deviceId: 'web', screenName: 'setup' },
    });
    const id = await h.interview(mona, 'started');
    await h.call('POST', path(MAIN_API.messages, { id }), {
      headers: mona.headers,
      body: { role: 'user', content: 'I led the billing team.' },
    });
    await h.call('PATCH', path(MAIN_API.completeInterview, { id }), { headers: mona.headers });
    for (const score of [40, 60]) {
      h.scorer.assess = () => countingReport(score);
      await h.call('POST', path(MAIN_API.analyze, { id }), {
        headers: mona.headers,
        body: { forceReAnalyze: true },
      });
      expect(await h.analysisEnded(id)).toBe('analyzed');
    }
    const gone = await h.db.jobDescriptions.upsertUpload({
      userId: mona.userId,
      contentHash: 'x',
      jobTitle: 'Pilot',
      fileName: 'pilot.pdf',
      bytes: Buffer.from('%PDF pilot'),
    });
    await h.db.jobDescriptions.delete(gone.jobDescription.id);
    const erased = await h.db.resumes.upsertUpload({
      userId: mona.userId,
      contentHash: 'y',
      originalName: 'old.pdf',
      bytes: Buffer.from('%PDF old'),
    });
    await h.db.resumes.delete(erased.resume.id);

    const { reply, files } = await exported(mona);
    expect([reply.status, reply.headers['content-type'], reply.headers['cache-control']]).toEqual([
      200,
      'application/zip',
      'no-store',
    ]);
    expect(reply.headers['content-disposition']).toMatch(
      /^attachment; filename="interview-portal-\d{4}-\d\d-\d\d\.zip"$/,
    );
    const day = new Date().toISOString().slice(0, 10);
    expect(Object.keys(files)).toEqual([
      'account.json',
      'resumes/01.json',
      'resumes/01 Mona’s CV.pdf',
      'resumes/02.json',
      'job-descriptions/01.json',
      'job-descriptions/02.json',
      'job-descriptions/02 pilot.pdf',
      ...['interview', 'plan', 'messages', 'assessments'].map(
        (part) => `interviews/01 ${day}/${part}.json`,
      ),
    ]);
    expect(strFromU8(files['resumes/01 Mona’s CV.pdf']!)).toBe('%PDF-1.7 bytes');
    expect(jsonOf(files, 'account.json')).toMatchObject({
      account: { email: mona.email, firstName: 'Mona', lastName: 'Said' },
      sessions: [{ screen: { deviceId: 'web' } }],
    });
    expect(jsonOf(files, 'resumes/01.json')).toMatchObject({
      text: 'Mona, Go',
      parsedData: { skills: ['Go'] },
    });
    expect(jsonOf(files, `interviews/01 ${day}/messages.json`)).toMatchObject([
      { content: 'I led the billing team.' },
    ]);
    expect(jsonOf(files, `interviews/01 ${day}/plan.json`)).toMatchObject({
      questions: [{ topic: 'Go' }],
    });
    expect(jsonOf(files, `interviews/01 ${day}/assessments.json`)).toMatchObject([
      { revision: 1, report: { overall: { score: 40 } } },
      { revision: 2, report: { overall: { score: 60 } } },
    ]);
  });

  it('gives no secret, and nothing of anybody else', async () => {
    const [mona, bob] = [await h.candidate(), await h.candidate()];
    await h.interview(bob, 'completed');
    const { files } = await exported(mona);
    const text = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n');
    const account = await h.db.users.get(mona.userId);
    for (const foreign of [bob.userId, bob.email, bob.resumeId, bob.jobRoleId])
      expect(text).not.toContain(foreign);
    expect(text).not.toContain(account!.passwordHash);
    expect(text).not.toMatch(/hash":\s*"\$argon|TokenHash|RefreshHash|refresh_token/);
  });

  it('separates files with equal names and replaces invalid characters', async () => {
    const mona = await h.candidate();
    for (const originalName of ['../../etc/passwd', 'a/b:c.pdf', 'a/b:c.pdf'])
      await h.db.resumes.upsertUpload({
        userId: mona.userId,
        contentHash: String(Math.random()),
        originalName,
        bytes: Buffer.from('%PDF'),
      });
    const { files } = await exported(mona);
    expect(Object.keys(files).filter((name) => name.endsWith('.pdf'))).toEqual([
      'resumes/01 Mona’s CV.pdf',
      'resumes/02 _.._etc_passwd.pdf',
      'resumes/03 a_b_c.pdf',
      'resumes/04 a_b_c.pdf',
    ]);
  });

  it('requires a login', async () => {
    expect((await h.call('GET', MAIN_API.accountExport)).status).toBe(401);
  });
});

describe('deleting the account', () => {
  it('ends every token at once, and the email can register anew', async () => {
    const mona = await h.candidate();
    const id = await h.interview(mona, 'completed');
    const { ticket } = (
      await h.call('POST', path(MAIN_API.reportTicket, { id }), { headers: mona.headers })
    ).body.data;
    expect((await remove(mona)).status).toBe(204);
    const after = [
      await h.call('GET', MAIN_API.interviews, { headers: mona.headers }),
      await h.call('POST', MAIN_API.refresh, { cookie: mona.refreshCookie }),
      await h.call('POST', MAIN_API.login, {
        body: { email: mona.email, password: mona.password },
      }),
      await h.call('GET', path(MAIN_API.assessment, { id }), {
        headers: { 'x-report-ticket': ticket },
      }),
    ];
    expect(after.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
    expect(
      (
        await h.call('GET', MAIN_API.authStatus, {
          headers: { 'x-api-key': 'pk_test', 'x-session-token': mona.sessionToken },
        })
      ).body,
    ).toMatchObject({ is_active: false });
    expect(
      (
        await h.call('POST', MAIN_API.register, {
          body: { email: mona.email, password: 'another one', firstName: 'M', lastName: 'S' },
        })
      ).status,
    ).toBe(201);
  });

  it('requires the password; a wrong one deletes nothing and ends no session', async () => {
    const mona = await h.candidate();
    expect((await remove(mona, 'guess')).body).toMatchObject({ code: 'invalid_credentials' });
    expect((await remove(mona, 'guess')).status).toBe(403);
    expect((await h.call('DELETE', MAIN_API.account, { headers: mona.headers })).status).toBe(400);
    expect((await h.call('GET', MAIN_API.interviews, { headers: mona.headers })).status).toBe(200);
  });

  it('limits wrong passwords as login does, without locking the owner out', async () => {
    const mona = await h.candidate();
    const statuses = [];
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push((await remove(mona, `guess ${guess}`)).status);
    expect(statuses.at(-1)).toBe(429);
    expect(
      (
        await h.call('POST', MAIN_API.login, {
          body: { email: mona.email, password: mona.password },
        })
      ).status,
    ).toBe(200);
  });

  it('is refused while an interview is in progress', async () => {
    const mona = await h.candidate();
    await h.interview(mona, 'started');
    const reply = await remove(mona);
    expect([reply.status, reply.body.code]).toEqual([409, 'interview_in_progress']);
    expect(
      (await h.call('GET', MAIN_API.interviews, { headers: mona.headers })).body.data,
    ).toHaveLength(1);
  });

  it('deletes the consent to a language model, which the export contains with its time', async () => {
    const mona = await h.candidate();
    const { id } = await h.db.interviews.create({
      userId: mona.userId,
      resumeId: mona.resumeId,
      jobRoleId: mona.jobRoleId,
      numberOfQuestions: 1,
      language: 'en-US',
      difficulty: 'medium',
    });
    const languageModel = {
      allowed: true,
      kind: 'hosted',
      name: 'small',
      host: 'models.example.com',
      consentedAt: '2026-11-25T10:00:00.000Z',
    } as const;
    const plan = await h.db.plans.save({ ...planFor(id), languageModel });
    const { files } = await exported(mona);
    const name = Object.keys(files).find((file) => file.endsWith('/plan.json'));
    expect(jsonOf(files, name!)).toMatchObject({ languageModel });
    expect((await remove(mona)).status).toBe(204);
    expect(await h.db.plans.get(plan!.id)).toBeNull();
  });

  it('during an analysis leaves nothing of it', async () => {
    const mona = await h.candidate();
    const id = await h.interview(mona, 'completed');
    const ticket = await h.db.assessments.begin(id, { force: false });
    expect((await remove(mona)).status).toBe(204);
    expect(await h.db.assessments.complete(ticket!.id, countingReport(1))).toBe(false);
    expect(await h.db.assessments.latest(id)).toBeNull();
  });
});

describe('retention', () => {
  const LONG_AGO = new Date('2001-01-01T00:00:00Z');
  const retentionDays = Math.floor((Date.now() - Date.parse('2002-01-01T00:00:00Z')) / 86_400_000);
  const lines: [object, string][] = [];
  const log = { info: (fields: object, text: string) => void lines.push([fields, text]) };
  const apply = (days: number | undefined) =>
    applyRetention(
      { db: h.db, config: { ...config, retentionDays: days }, now: () => new Date() },
      log as never,
    );

  it('deletes nothing if no time is configured', async () => {
    const mona = await h.candidate();
    await h.db.users.markUsed(mona.userId, LONG_AGO);
    await apply(undefined);
    expect(await h.db.users.get(mona.userId)).not.toBeNull();
  });

  it('keeps accounts with a recent login or renewal, and logs how many were deleted', async () => {
    const [mona, bob, zoe] = [await h.candidate(), await h.candidate(), await h.candidate()];
    for (const { userId } of [mona, bob, zoe]) await h.db.users.markUsed(userId, LONG_AGO);
    await h.call('POST', MAIN_API.refresh, { cookie: mona.refreshCookie });
    await h.signIn(zoe);
    await apply(retentionDays);
    expect(
      await Promise.all(
        [mona, bob, zoe].map(async ({ userId }) => (await h.db.users.get(userId)) !== null),
      ),
    ).toEqual([true, false, true]);
    expect(lines).toEqual([
      [
        {
          deleted: expect.objectContaining({ accounts: expect.any(Number) as number }) as object,
          retentionDays,
        },
        'unused data deleted',
      ],
    ]);
  });
});
