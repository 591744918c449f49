import { jobRolesResponseSchema, MAIN_API, myResumesResponseSchema, path } from '@portal/protocol';
import { randomUUID } from 'node:crypto';
import { startHarness, type Harness } from '../testing/harness';
import { attachmentOf } from './routes';

type Candidate = Awaited<ReturnType<Harness['candidate']>>;
let h: Harness;
let mona: Candidate;
let stranger: Candidate;
beforeAll(async () => {
  h = await startHarness();
  [mona, stranger] = [await h.candidate(), await h.candidate()];
}, 60_000);
afterAll(() => h.close());

describe('GET /resume/my-resumes', () => {
  const list = async (person: Candidate, query = '') => {
    const reply = await h.call('GET', `${MAIN_API.myResumes}${query}`, { headers: person.headers });
    return myResumesResponseSchema.parse(reply.body).data;
  };
  const names = async (person: Candidate, query: string) =>
    (await list(person, query)).resumes.map((resume) => resume.originalName);

  it('returns one’s own, in pages', async () => {
    expect(await list(mona)).toMatchObject({
      page: 1,
      limit: 20,
      total: 1,
      resumes: [{ id: mona.resumeId, processing_status: 'completed' }],
    });
  });
  it('contains neither bytes nor text nor owner', async () => {
    const { body } = await h.call('GET', MAIN_API.myResumes, { headers: mona.headers });
    expect(Object.keys((body.data.resumes as object[])[0] ?? {}).sort()).toEqual([
      'failureReason',
      'failure_code',
      'fileName',
      'id',
      'originalName',
      'parsedData',
      'processing_status',
      'skillsInArabic',
      'uploadedAt',
    ]);
  });

  describe('with several', () => {
    let ali: Candidate;
    beforeAll(async () => {
      ali = await h.candidate();
      const add = async (name: string, day: string) =>
        (
          await h.db.resumes.upsertUpload(
            {
              userId: ali.userId,
              contentHash: randomUUID(),
              originalName: name,
              bytes: new Uint8Array(),
            },
            new Date(day),
          )
        ).resume.id;
      await add('pending', '2026-01-01');
      await h.db.resumes.fail(await add('failed', '2026-01-02'), 'No text');
      await h.interview(ali);
    });
    const cv = 'Mona’s CV.pdf';
    it.each([
      ['', [cv, 'failed', 'pending']],
      ['?sortOrder=asc', ['pending', 'failed', cv]],
      ['?page=2&limit=2', ['pending']],
      ['?completedStatus=true', [cv]],
      ['?completedStatus=completed', [cv]],
      ['?completedStatus=false', ['failed', 'pending']],
      ['?completedStatus=failed', ['failed']],
      ['?completedStatus=processing', ['pending']],
      ['?lastUpdated=2026-01-02', [cv, 'failed']],
      ['?roleIds=', [cv, 'failed', 'pending']],
    ])('"%s" gives %j', async (query, expected) => {
      expect(await names(ali, query)).toEqual(expected);
    });
    it('filters by roles', async () => {
      expect(await names(ali, `?roleIds=${ali.jobRoleId},${randomUUID()}`)).toEqual([cv]);
      expect(await names(ali, `?roleIds=${stranger.jobRoleId}`)).toEqual([]);
    });
    it('counts all pages', async () => {
      expect((await list(ali, '?limit=1')).total).toBe(3);
    });
  });

  it.each([
    '?page=0',
    '?limit=101',
    '?limit=x',
    '?sortOrder=up',
    '?lastUpdated=yesterday',
    '?roleIds=1,2',
    '?completedStatus=maybe',
  ])('refuses "%s"', async (query) => {
    expect(
      await h.call('GET', `${MAIN_API.myResumes}${query}`, { headers: mona.headers }),
    ).toMatchObject({ status: 400, body: { code: 'validation_failed' } });
  });
  it('needs a login', async () => {
    expect((await h.call('GET', MAIN_API.myResumes)).status).toBe(401);
  });
});

describe('GET /resume/{id}/file', () => {
  const file = (id: string, headers?: Record<string, string>) =>
    h.call('GET', path(MAIN_API.resumeFile, { id }), headers && { headers });
  it('returns the bytes to their owner', async () => {
    const reply = await file(mona.resumeId, mona.headers);
    expect([reply.status, reply.headers['content-type'], reply.raw.toString()]).toEqual([
      200,
      'application/pdf',
      '%PDF-1.7 bytes',
    ]);
    expect(reply.headers['content-disposition']).toBe(
      `attachment; filename="Mona_s CV.pdf"; filename*=UTF-8''Mona%E2%80%99s%20CV.pdf`,
    );
  });
  it('returns nothing to anyone else', async () => {
    expect(await file(mona.resumeId, stranger.headers)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    expect((await file(randomUUID(), mona.headers)).status).toBe(404);
    expect((await file('x', mona.headers)).status).toBe(400);
    expect((await file(mona.resumeId)).status).toBe(401);
  });
  it('names the file so that no name breaks the header', () => {
    expect(attachmentOf('a"\r\nx: y(\ud800).pdf')).toBe(
      `attachment; filename="a___x_ y___.pdf"; filename*=UTF-8''a%22%0D%0Ax%3A%20y%28_%29.pdf`,
    );
  });
});

describe('GET /api/v1/job-roles/user/roles', () => {
  const roles = async (person: Candidate) =>
    jobRolesResponseSchema.parse(
      (await h.call('GET', MAIN_API.jobRoles, { headers: person.headers })).body,
    ).data;
  it('returns one’s own job descriptions as roles', async () => {
    expect(await roles(mona)).toEqual([
      { id: mona.jobRoleId, title: 'Engineer', companyName: 'Acme', description: 'Go wanted' },
    ]);
  });
  it('leaves out unread, failed and deleted ones, and a missing company', async () => {
    const person = await h.candidate();
    const add = async (jobTitle: string, content?: string) =>
      (
        await h.db.jobDescriptions.upsertUpload({
          userId: person.userId,
          contentHash: randomUUID(),
          jobTitle,
          ...(content && {
            content,
            parsed: { skills: [], responsibilities: [], yearsRequired: null },
          }),
        })
      ).jobDescription.id;
    await add('pending');
    await h.db.jobDescriptions.fail(await add('failed'), 'x');
    const alone = await add('alone', 'text');
    await h.db.jobDescriptions.delete(person.jobRoleId);
    expect(await roles(person)).toEqual([{ id: alone, title: 'alone', description: 'text' }]);
  });
  it('needs a login', async () => {
    expect((await h.call('GET', MAIN_API.jobRoles)).status).toBe(401);
  });
});
