import { openTestDatabase, testServerUrl, type TestDatabase } from '@portal/db/testing';
import { path, VOICE_API } from '@portal/protocol';
import { interviewOf, JD_TEXT, resumePdf } from '../testing/documents';
import {
  API_KEY,
  LEGACY,
  SERVICE_TOKEN,
  startHarness,
  type Harness,
  type Person,
  type Reply,
} from '../testing/harness';

const AT_ONCE = 20;

// Skip these tests with the embedded database, because only one process can open it.
(testServerUrl ? describe : describe.skip)('at two servers at once', () => {
  let database: TestDatabase;
  let first: Harness;
  let second: Harness;
  let person: Person;
  beforeAll(async () => {
    database = await openTestDatabase();
    const env = { LEGACY_APPLICATIONS: JSON.stringify([LEGACY]) };
    [first, second] = [
      await startHarness({ env, db: database.db }),
      await startHarness({ env, db: await database.another() }),
    ];
    person = await first.person();
  }, 60_000);
  afterAll(async () => {
    await Promise.all([first.close(), second.close()]);
    await database.close();
  }, 30_000);

  const together = <T>(call: (server: Harness, index: number) => Promise<T>) =>
    Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) => call(index % 2 === 0 ? first : second, index)),
    );
  const idsOf = (replies: Reply[]) => [
    ...new Set(replies.map(({ body }) => (body as { data: { id: string } }).data.id)),
  ];
  const failed = (replies: Reply[]) => replies.filter(({ status }) => status >= 300);

  it('one file gives one resume, read once', async () => {
    const bytes = await resumePdf();
    const replies = await together((server) =>
      server.upload(
        VOICE_API.resumeUpload,
        { user_id: person.userId, file: { name: 'cv.pdf', bytes } },
        person.accessToken,
      ),
    );
    expect(failed(replies)).toEqual([]);
    expect(idsOf(replies)).toHaveLength(1);
    const jobs = `select r.status, j.state, j.retry_count from resumes r join pgboss.job j on j.data ->> 'id' = r.id::text where r.user_id = '${person.userId}'`;
    expect(await database.rows(jobs)).toEqual([
      { status: 'completed', state: 'completed', retry_count: 0 },
    ]);
  }, 60_000);

  it('one text gives one job description, restored once after deletion', async () => {
    const upload = () =>
      together((server) =>
        server.upload(
          VOICE_API.jdUploadText,
          { user_id: person.userId, job_title: 'Clerk', company_name: 'Acme', jd_content: JD_TEXT },
          person.accessToken,
        ),
      );
    const ids = idsOf(await upload());
    expect(ids).toHaveLength(1);
    await database.db.jobDescriptions.delete(ids[0] ?? '');
    const again = await upload();
    expect(failed(again)).toEqual([]);
    expect(idsOf(again)).toEqual(ids);
    expect(
      await database.rows(
        `select id, deleted_at from job_descriptions where user_id = '${person.userId}'`,
      ),
    ).toEqual([{ id: ids[0], deleted_at: null }]);
  });

  it('logins to one interview open one room with one plan, and its type and voice', async () => {
    const { interviewId } = await interviewOf(first, person);
    first.rooms.opened.length = 0;
    second.rooms.opened.length = 0;
    const replies = await together((server, index) =>
      server.send('POST', VOICE_API.login, {
        token: person.accessToken,
        headers: { 'x-api-key': API_KEY },
        body: {
          user_identity: person.email,
          interview_id: interviewId,
          interview_type: index % 3 === 0 ? 'hr' : 'technical',
          voice: index % 3 === 0 ? 'adam' : 'emily',
        },
      }),
    );
    expect(failed(replies)).toEqual([]);
    expect([
      ...new Set(replies.map(({ body }) => (body as { room_name: string }).room_name)),
    ]).toEqual([`interview-${interviewId}`]);
    const plans =
      await database.rows(`select p.id, p.plan->>'interviewType' as plan_type, i.interview_type, p.plan->>'voice' as plan_voice, i.voice
      from interview_plans p join interviews i on i.id = p.interview_id where i.id = '${interviewId}'`);
    expect(plans).toHaveLength(1);
    expect([plans[0]?.['interview_type'], plans[0]?.['voice']]).toEqual([
      plans[0]?.['plan_type'],
      plans[0]?.['plan_voice'],
    ]);
    const called = [...first.rooms.opened, ...second.rooms.opened].map(
      ({ interviewerMetadata }) => (JSON.parse(interviewerMetadata) as { planId: string }).planId,
    );
    expect([called.length, ...new Set(called)]).toEqual([AT_ONCE, plans[0]?.['id']]);
  });

  it('both know the plan of an application’s room', async () => {
    const opened = await first.send('POST', VOICE_API.login, {
      headers: { 'x-api-key': LEGACY.secretKey },
      body: { user_identity: 'guest', app_id: LEGACY.appId },
    });
    expect(opened.status).toBe(200);
    const { planId } = JSON.parse(first.rooms.opened.at(-1)?.interviewerMetadata ?? '{}') as {
      planId: string;
    };
    expect(
      await second.send('GET', path(VOICE_API.plan, { id: planId }), { token: SERVICE_TOKEN }),
    ).toMatchObject({ status: 200, body: { data: { id: planId } } });
  });
});
