import { normaliseLoginResponse } from './login-response';
import { createMainApiClient } from './main-api/client';
import { normaliseRoomData } from './room-data';
import { fakeServer, fakeSession } from './testing/fake-server';
import { createVoiceApiClient } from './voice-api/client';

const ID = '7a4ab3e4-6d9e-4b6e-9a58-4c1c0a3f7a11';
const user = {
  id: 'u1',
  email: 'layla@mail.example',
  firstName: 'Layla',
  lastName: 'Haddad',
  accessToken: 'a',
  sessionId: 's',
};
const resume = {
  id: ID,
  originalName: 'cv.pdf',
  fileName: 'cv.pdf',
  uploadedAt: '2026-11-17T09:00:00Z',
  processing_status: 'completed',
  failureReason: null,
  parsedData: null,
};
const role = { id: ID, title: 'Backend Engineer', description: 'Payments' };
const interface_ = { roomName: 'r', livekitToken: 't', livekitUrl: 'wss://r', expiresIn: 3_600 };
const server = {
  session_id: 's',
  room_name: 'r',
  livekit_token: 't',
  livekit_url: 'wss://r',
  user_identity: user.email,
  expires_in: 3_600,
};

function clients(json: unknown, status = 200) {
  const { fetch, sent } = fakeServer(() => ({ json, status }));
  const { session } = fakeSession();
  return {
    sent,
    main: createMainApiClient({ baseUrl: 'http://main', session, fetch }),
    voice: createVoiceApiClient({ baseUrl: 'http://voice', session, fetch }),
  };
}

it('§3.3 Login response: a user under data is read', () => {
  expect(normaliseLoginResponse({ message: 'Welcome', data: { user, expiresIn: 900 } })).toEqual({
    user,
    expiresIn: 900,
    message: 'Welcome',
    room: null,
  });
});

it('§3.4 Login response: a bare user is read', () => {
  expect(normaliseLoginResponse({ user, message: 'Welcome' })).toEqual({
    user,
    expiresIn: null,
    message: 'Welcome',
    room: null,
  });
});

it('§3.5 Login response: room name, token, address and lifetime beside the user are read', () => {
  expect(normaliseLoginResponse({ user, ...interface_ })?.room).toMatchObject(interface_);
  expect(normaliseLoginResponse({ data: { user, ...interface_ } })?.room).toMatchObject(interface_);
});

it('§3.6 Login response: the legacy form (identity, app id, API key) returns session_id, room_name, livekit_token, livekit_url, user_identity and expires_in', async () => {
  expect(await clients(server).voice.openRoom({ user_identity: user.email })).toEqual({
    ...interface_,
    sessionId: 's',
    userIdentity: user.email,
  });
});

it("§3.7 Room data: the server's names and the interface's names are read", () => {
  for (const body of [server, { data: server }])
    expect(normaliseRoomData(body)).toEqual({
      ...interface_,
      sessionId: 's',
      userIdentity: user.email,
    });
  for (const body of [interface_, { data: interface_ }])
    expect(normaliseRoomData(body)).toEqual(interface_);
});

it('§3.22 Login response: a user object with id, email, firstName, lastName, accessToken and sessionId, plus an optional message', () => {
  expect(normaliseLoginResponse({ user })).toMatchObject({ user, message: null });
  expect(normaliseLoginResponse({ user, message: 'Welcome' })).toMatchObject({
    user,
    message: 'Welcome',
  });
  for (const field of Object.keys(user)) {
    const rest = { ...user, [field]: undefined };
    expect([field, normaliseLoginResponse({ user: rest })]).toEqual([field, null]);
  }
});

it('§3.30 Interview start response: roomName, livekitToken, livekitUrl and expiresIn, also sessionId and userIdentity', () => {
  const full = { ...interface_, sessionId: 's', userIdentity: user.email };
  expect(normaliseRoomData(full)).toEqual(full);
  expect(normaliseRoomData(interface_)).toEqual(interface_);
  for (const field of Object.keys(interface_))
    expect([field, normaliseRoomData({ ...full, [field]: undefined })]).toEqual([field, null]);
});

it('§3.13 Registration response: data or the whole body is read', async () => {
  const { id, email, firstName, lastName } = user;
  const person = { id, email, firstName, lastName };
  for (const body of [
    { message: 'Done', data: person },
    { message: 'Done', ...person },
  ]) {
    expect(
      (await clients(body).main.register({ email, firstName, lastName, password: 'secret' })).user,
    ).toMatchObject(person);
  }
});

it('§3.14 Resume list: data.resumes or resumes is read, and nothing is an empty list', async () => {
  for (const body of [{ data: { resumes: [resume] } }, { resumes: [resume] }])
    expect(await clients(body).main.myResumes()).toEqual([resume]);
  for (const body of [{}, { data: {} }, { data: null }])
    expect(await clients(body).main.myResumes()).toEqual([]);
});

it('§3.15 Job roles: data or the body as an array is read, and nothing is an empty list', async () => {
  for (const body of [{ data: [role] }, [role]])
    expect(await clients(body).main.jobRoles()).toEqual([role]);
  for (const body of [{}, { data: null }]) expect(await clients(body).main.jobRoles()).toEqual([]);
});

it('§3.16 Resume list: page, limit, roleIds, completedStatus, lastUpdated and sortOrder are optional', async () => {
  const { main, sent } = clients({});
  await main.myResumes();
  await main.myResumes({
    page: 2,
    limit: 5,
    roleIds: ['a', 'b'],
    completedStatus: 'completed',
    lastUpdated: '2026-11-01',
    sortOrder: 'asc',
  });
  expect(sent.map(({ url }) => new URL(url).search)).toEqual([
    '',
    '?page=2&limit=5&completedStatus=completed&lastUpdated=2026-11-01&sortOrder=asc&roleIds=a%2Cb',
  ]);
});

it('§3.17 Sync: a missing resume is sent again by the resume upload, a missing job role by the job description text upload', async () => {
  const upload = { message: 'Done', processing_status: 'completed' };
  const voice = clients({ ...upload, data: resume });
  await voice.voice.syncResume(
    { userId: 'u1' },
    { bytes: new Blob(['%PDF'], { type: 'application/pdf' }), name: 'cv.pdf' },
  );
  const jd = {
    id: ID,
    user_id: ID,
    job_title: 'B',
    company_name: null,
    jd_content: 'x',
    file_name: null,
    processing_status: 'completed',
    failure_reason: null,
    created_at: '2026-11-17T09:00:00Z',
  };
  const roles = clients({ ...upload, data: jd });
  await roles.voice.syncJobRole({ userId: 'u1' }, { title: 'Backend Engineer' });
  expect(
    [...voice.sent, ...roles.sent].map(({ method, url }) => `${method} ${new URL(url).pathname}`),
  ).toEqual(['POST /api/resume/upload', 'POST /api/jd/upload-text']);
});

describe('job role sync', () => {
  const sync = async (given: object) => {
    const { voice, sent } = clients({}, 500);
    await voice.syncJobRole({ userId: 'u1' }, given).catch(() => undefined);
    return Object.fromEntries((sent[0]?.body as FormData).entries());
  };
  it("§5.43 Job role sync: a missing title becomes 'Job Role'", async () =>
    expect(await sync({ title: '', description: 'Payments' })).toMatchObject({
      job_title: 'Job Role',
    }));
  it("§5.44 Job role sync: a missing company name becomes 'Company'", async () =>
    expect(await sync({ title: 'Engineer' })).toMatchObject({ company_name: 'Company' }));
  it("§5.45 Job role sync: a missing description becomes 'No description provided'", async () =>
    expect(await sync({ title: 'Engineer', description: '' })).toMatchObject({
      jd_content: 'No description provided',
    }));
});
