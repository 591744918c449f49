import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { AUTH_STORAGE_KEY, runtimeDataSchema } from '@portal/protocol';
import { ApiCalls } from '../support/candidate/api-calls';
import { DESKTOP } from '../support/candidate/device';
import { hearInterviewer } from '../support/candidate/ear';
import { enrol, type Person } from '../support/candidate/enrol';
import {
  answerAloud,
  answerTyped,
  spokenAnswers,
  transcript,
  waitForTheFloor,
} from '../support/candidate/interview';
import { installMicrophone } from '../support/candidate/microphone';
import { ownClient } from '../support/candidate/own-client';
import { Portal } from '../support/candidate/portal';
import { readReport } from '../support/candidate/report';
import { bearer, dataOf, jsonFields, targetOf } from '../support/candidate/sent';
import { fromEnvironment } from '../support/environment';
import { rule } from '../support/rule';

const TYPED =
  'At Souqly I moved order processing to Kafka, and we lost no orders in the next year.';

test.use({ ...DESKTOP, colorScheme: 'light' });

interface Practice {
  page: Page;
  portal: Portal;
  person: Person;
  calls: ApiCalls;
  /** Addresses of the WebSockets that the page has opened. */
  sockets: string[];
}

async function choose({ page, portal, calls }: Practice): Promise<void> {
  await rule('§7.13', async () => {
    const { request } = await calls.wait('myResumes');
    expect(targetOf(request)).toBe('GET /resume/my-resumes');
    for (const name of new URL(request.url()).searchParams.keys())
      expect('page limit roleIds completedStatus lastUpdated sortOrder'.split(' ')).toContain(name);
    const { resumes } = dataOf(await calls.answer('myResumes')) as {
      resumes: { originalName: string }[];
    };
    await expect(
      page.getByRole('combobox', { name: portal.say('setup:fields.resume') }),
    ).toContainText(resumes[0]!.originalName);
  });
  await rule('§7.14', async () => {
    const { request } = await calls.wait('jobRoles');
    expect(targetOf(request)).toBe('GET /api/v1/job-roles/user/roles');
    expect(request.postData()).toBeNull();
    const [role] = dataOf(await calls.answer('jobRoles')) as { title: string }[];
    await expect(
      page.getByRole('combobox', { name: portal.say('setup:fields.jobRole') }),
    ).toContainText(role!.title);
  });
  await portal.choose('setup:fields.interviewType', portal.say('setup:types.both'));
  await portal.choose('setup:fields.difficulty', portal.say('setup:difficulties.hard'));
  await portal.choose('setup:fields.voice', portal.say('common:voices.adam'));
  await portal.choose('setup:fields.questions', '2');
}

const CHOSEN = { numberOfQuestions: 2, language: 'en-US', difficulty: 'hard' };
/** Fields of the voice login that the specification doesn't name. */
const ADDED_TO_VOICE_LOGIN = ['hearing', 'interview_id'];

async function start({ portal, calls, person, sockets }: Practice): Promise<string> {
  const { user } = dataOf(await calls.answer('login')) as { user: { id: string } };
  await portal.startInterview();
  await expect(portal.button('interview:leaveInterview')).toBeVisible({ timeout: 30_000 });
  for (const [id, operation, target] of [
    ['§7.16', 'resumeList', `GET /api/resume/list/${user.id}`],
    ['§7.20', 'jdList', `GET /api/jd/list/${user.id}`],
  ] as const)
    await rule(id, async () => {
      const { request } = await calls.wait(operation);
      expect(targetOf(request)).toBe(target);
      expect(request.postData()).toBeNull();
      expect(await request.allHeaders()).toMatchObject({ authorization: bearer });
    });

  const created = dataOf(await calls.answer('createInterview')) as Record<string, string>;
  await rule('§7.5', async () => {
    const { request, json } = await calls.wait('createInterview');
    expect(targetOf(request)).toBe('POST /api/v1/interviews');
    expect(json).toEqual({
      ...CHOSEN,
      resumeId: expect.any(String),
      jobRoleId: expect.any(String),
    });
    expect(created).toMatchObject(json!);
  });
  const room = await voiceLogin({ calls, person }, created);
  await rule('§7.7', async () => {
    const { request } = await calls.wait('startInterview');
    expect(targetOf(request)).toBe(`PATCH /api/v1/interviews/${created.id}/start`);
    expect(request.postData()).toBeNull();
    expect(dataOf(await calls.answer('startInterview'))).toMatchObject({ status: 'started' });
  });
  const joined = () =>
    sockets
      .map((address) => new URL(address))
      .filter(({ searchParams }) => searchParams.get('access_token') === room.livekit_token);
  await rule('§7.28', () => {
    expect(joined().map(({ origin }) => origin)).toContain(new URL(room.livekit_url!).origin);
  });
  await rule('§1.9', async () => {
    const { mainApiUrl, voiceApiUrl, livekit } = fromEnvironment();
    const { host } = new URL(livekit.url);
    expect(joined()[0]?.host).toBe(host);
    expect([mainApiUrl, voiceApiUrl].map((url) => new URL(url).host)).not.toContain(host);
  });
  return created.id!;
}

async function voiceLogin(
  { calls, person }: Pick<Practice, 'calls' | 'person'>,
  created: Record<string, string>,
): Promise<Record<string, string>> {
  const { request, json } = await calls.wait('voiceLogin');
  const { json: room } = await calls.answer('voiceLogin');
  await rule('§7.23', async () => {
    expect(targetOf(request)).toBe('POST /auth/login');
    const fields = jsonFields(request).filter((name) => !ADDED_TO_VOICE_LOGIN.includes(name));
    expect(fields).toEqual([
      'difficulty',
      'interview_type',
      'job_role_id',
      'jwt_token',
      'language',
      'resume_id',
      'session_token',
      'user_identity',
      'voice',
    ]);
    expect(json).toMatchObject({
      user_identity: person.email,
      language: CHOSEN.language,
      difficulty: CHOSEN.difficulty,
      voice: 'adam',
      interview_type: 'both',
      resume_id: created.resumeId,
      job_role_id: created.jobRoleId,
    });
    expect(await request.allHeaders()).toMatchObject({ 'x-api-key': expect.any(String) });
  });
  await rule('§3.31', () =>
    expect(room).toEqual({
      session_id: expect.any(String),
      room_name: `interview-${created.id}`,
      livekit_token: expect.any(String),
      livekit_url: expect.any(String),
      expires_in: expect.any(Number),
      user_identity: person.email,
    }),
  );
  await rule('§1.2', async () => {
    const { resumes } = dataOf(await calls.answer('myResumes')) as { resumes: { id: string }[] };
    const [role] = dataOf(await calls.answer('jobRoles')) as { id: string }[];
    expect({ ...created, ...json }).toMatchObject({
      resumeId: resumes[0]!.id,
      jobRoleId: role!.id,
      interview_type: 'both',
      difficulty: 'hard',
      voice: 'adam',
    });
  });
  await rule('§1.8', () =>
    expect(new URL(request.url()).origin).toBe(fromEnvironment().voiceApiUrl),
  );
  return room as Record<string, string>;
}

/** Returns what was recognized of the spoken answer. */
async function beInterviewed({ page, portal, calls }: Practice, id: string): Promise<string> {
  await rule('§3.20', () => hearInterviewer(page));
  await portal.button('interview:dock.unmute').click();
  await portal.button('interview:viewTranscript').click();
  expect(await waitForTheFloor(portal)).toBe('mine');
  const heard = await rule('§1.3', () => answerAloud(portal, spokenAnswers[0]!));
  await rule('§7.4', async () => {
    const { request, json } = await calls.wait('runtimeData');
    const { sessionId } = await page.evaluate(
      (key) => JSON.parse(localStorage.getItem(key) ?? '{}') as { sessionId: string },
      AUTH_STORAGE_KEY,
    );
    expect(targetOf(request)).toBe(`POST /api/runtime/data/${sessionId}`);
    expect(runtimeDataSchema.parse(json)).toEqual(json);
    expect((await calls.answer('runtimeData')).status).toBeLessThan(300);
  });
  expect(await waitForTheFloor(portal)).toBe('mine');
  await answerTyped(portal, TYPED);
  await rule('§1.4', async () => {
    const lines = await transcript(portal);
    expect(lines.filter(({ speaker }) => speaker === 'ai').length).toBeGreaterThan(0);
    const said = lines.filter(({ speaker }) => speaker === 'user').map(({ text }) => text);
    expect(said.join(' ')).toContain(heard);
    expect(said).toContain(TYPED);
  });
  await rule('§7.8', async () => {
    const typed = () => calls.of('addMessage').find(({ json }) => json?.content === TYPED);
    await expect.poll(typed, { message: 'the typed answer is added' }).toBeDefined();
    const { request, json } = typed()!;
    expect(targetOf(request)).toBe(`POST /api/v1/interviews/${id}/messages`);
    expect(jsonFields(request)).toEqual(['content', 'metadata', 'role']);
    expect(json).toMatchObject({ role: 'user' });
    expect(await (await request.response())?.json()).toMatchObject({ data: { content: TYPED } });
  });
  await rule('§1.5', async () => {
    const download = page.waitForEvent('download');
    await portal.button('interview:transcript.download').click();
    await portal.button('interview:transcript.asText').click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(TYPED);
  });
  return heard;
}

async function leave({ portal, calls }: Practice, id: string): Promise<void> {
  await portal.leaveInterview();
  await rule('§7.9', async () => {
    const { request } = await calls.wait('completeInterview');
    expect(targetOf(request)).toBe(`PATCH /api/v1/interviews/${id}/complete`);
    expect(request.postData()).toBeNull();
    expect((await request.response())?.ok()).toBe(true);
  });
  await rule('§7.10', async () => {
    const { request, json } = await calls.wait('analyze');
    expect(targetOf(request)).toBe(`POST /api/v1/interviews/${id}/analyze`);
    expect(json).toEqual({ forceReAnalyze: false, quickAnalysis: false });
    expect((await request.response())?.ok()).toBe(true);
  });
}

async function readFeedback(
  { page, portal, calls }: Practice,
  { id, heard }: { id: string; heard: string },
): Promise<void> {
  await portal.button('auth:feedback.action').click({ timeout: 30_000 });
  const report = await readReport(portal);
  await rule('§7.11', async () => {
    const last = calls.of('assessment').length - 1;
    const { request } = await calls.wait('assessment', last);
    expect(targetOf(request)).toBe(`GET /api/v1/interviews/${id}/assessment`);
    expect(request.postData()).toBeNull();
    expect(dataOf(await calls.answer('assessment', last))).toMatchObject({
      overall: { score: report.overall },
    });
  });
  await rule('§7.6', async () => {
    // The room has loaded it too, before the page was reloaded.
    const last = calls.of('getInterview').length - 1;
    const { request } = await calls.wait('getInterview', last);
    expect(targetOf(request)).toBe(`GET /api/v1/interviews/${id}`);
    expect(request.postData()).toBeNull();
    const { jobTitle: title, companyName: company } = dataOf(
      await calls.answer('getInterview', last),
    ) as { jobTitle: string; companyName: string };
    await expect(
      page.getByRole('heading', { name: portal.say('report:jobAt', { title, company }) }),
    ).toBeVisible();
  });
  await rule('§1.6', () => {
    expect(report.overall).toBeGreaterThan(0);
    expect(report.quotes.length).toBeGreaterThan(0);
    for (const quote of report.quotes) expect(`${heard} ${TYPED}`).toContain(quote);
    expect(report.quotes).not.toContain('');
  });
}

test(
  'a candidate chooses, practises aloud and by keyboard, leaves and reads the report',
  { tag: '@rules' },
  async ({ page, request }) => {
    test.setTimeout(300_000);
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await installMicrophone(page);
    const practice = {
      page,
      portal: new Portal(page),
      person: await enrol(request, { resume: true, jobDescription: true }),
      calls: new ApiCalls(page),
      sockets,
    };
    await practice.portal.open();
    await practice.portal.logIn(practice.person);
    await choose(practice);
    const id = await start(practice);
    const heard = await beInterviewed(practice, id);
    await leave(practice, id);
    await readFeedback(practice, { id, heard });
    await rule('§4.54', async () => {
      const main = await ownClient(practice.person);
      const before = await main.getAssessment(id);
      const again = await main.analyzeInterview(id, { forceReAnalyze: true });
      expect(before).toMatchObject({ assessment: { revision: again.revision - 1 } });
    });
  },
);
