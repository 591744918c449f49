import { normaliseLoginResponse } from './login-response';
import { createMainApiClient } from './main-api/client';
import { normaliseRoomData } from './room-data';
import { fakeServer, fakeSession } from './testing/fake-server';
import { createVoiceApiClient } from './voice-api/client';

const ID = '7a4ab3e4-6d9e-4b6e-9a58-4c1c0a3f7a11';
const user = {
  id: 'u1',
  email: 'a@b.co',
  firstName: 'A',
  lastName: 'B',
  accessToken: 'jwt',
  sessionId: 's1',
};
const room = { roomName: 'interview-1', livekitToken: 't', livekitUrl: 'ws://x', expiresIn: 60 };
const resume = {
  id: ID,
  originalName: 'cv.pdf',
  fileName: 'x.pdf',
  uploadedAt: '2025-01-01T00:00:00Z',
  processing_status: 'completed',
  failureReason: null,
  parsedData: null,
};

function clients(answer: Parameters<typeof fakeServer>[0], session = fakeSession().session) {
  const { fetch, sent } = fakeServer(answer);
  return {
    main: createMainApiClient({ baseUrl: 'http://main', session, fetch }),
    voice: createVoiceApiClient({ baseUrl: 'http://voice', session, fetch }),
    sent,
  };
}

describe('a login response', () => {
  it('may be wrapped in data', () => {
    expect(normaliseLoginResponse({ message: 'Welcome', data: { user, expiresIn: 900 } })).toEqual({
      user,
      expiresIn: 900,
      message: 'Welcome',
      room: null,
    });
  });
  it('may have the user next to the message', () => {
    expect(normaliseLoginResponse({ user })).toEqual({
      user,
      expiresIn: null,
      message: null,
      room: null,
    });
  });
  it('may carry a room inside data', () => {
    expect(normaliseLoginResponse({ data: { user, ...room } })?.room).toEqual(room);
  });
  it('may carry a room beside the bare user', () => {
    expect(normaliseLoginResponse({ user, ...room })?.room).toEqual(room);
  });
  it('is null for another shape', () => {
    expect(normaliseLoginResponse({ data: { user: { id: 'u1' } } })).toBeNull();
  });
});

describe('room data', () => {
  const server = {
    session_id: 's',
    room_name: 'interview-1',
    livekit_token: 't',
    livekit_url: 'ws://x',
    expires_in: 60,
    user_identity: 'a@b.co',
  };
  it("is read with the server's names, as in the legacy voice login", () => {
    expect(normaliseRoomData(server)).toEqual({ ...room, sessionId: 's', userIdentity: 'a@b.co' });
  });
  it("is read with the interface's names", () => {
    expect(normaliseRoomData(room)).toEqual(room);
  });
  it('is read under data', () => {
    expect(normaliseRoomData({ data: server })).toMatchObject(room);
  });
  it('is null without a token', () => {
    expect(normaliseRoomData({ ...server, livekit_token: undefined })).toBeNull();
  });
  it('includes the interview', async () => {
    const { voice } = clients(() => ({ json: server }));
    expect(await voice.openRoom({ user_identity: 'a@b.co', interview_id: ID })).toMatchObject({
      roomName: 'interview-1',
      interviewId: ID,
    });
  });
});

describe('the lists', () => {
  it.each([
    ['data.resumes', { data: { resumes: [resume], page: 1, limit: 20, total: 1 } }, 1],
    ['resumes', { resumes: [resume] }, 1],
    ['nothing', {}, 0],
    ['null', null, 0],
  ])('of resumes are read from %s', async (_, json, count) => {
    const { main } = clients(() => ({ text: JSON.stringify(json) }));
    expect(await main.myResumes()).toHaveLength(count);
  });
  const role = { id: ID, title: 'T', description: 'D' };
  it.each([
    ['data', { data: [role] }, 1],
    ['the body', [role], 1],
    ['nothing', {}, 0],
  ])('of job roles are read from %s', async (_, json, count) => {
    const { main } = clients(() => ({ text: JSON.stringify(json) }));
    expect(await main.jobRoles()).toHaveLength(count);
  });
});

describe('an assessment', () => {
  it('is pending while it runs', async () => {
    const { main } = clients(() => ({ status: 202, json: { data: { status: 'analyzing' } } }));
    expect(await main.getAssessment(ID)).toEqual({ kind: 'pending', status: 'analyzing' });
  });
  it('is none if it was never requested', async () => {
    const { main } = clients(() => ({
      status: 404,
      json: { message: 'x', detail: null, code: 'analysis_not_started' },
    }));
    expect(await main.getAssessment(ID)).toEqual({ kind: 'none' });
  });
  it('is read with a report ticket instead of a session', async () => {
    const { main, sent } = clients(() => ({
      status: 202,
      json: { data: { status: 'analyzing' } },
    }));
    await main.getAssessment(ID, { ticket: 'ticket-1', revision: 2 });
    expect(sent[0]?.url).toBe(`http://main/api/v1/interviews/${ID}/assessment?revision=2`);
    expect(sent[0]?.headers).toMatchObject({ 'x-report-ticket': 'ticket-1' });
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
  });
});

it.each([
  ['queued', 'processing'],
  ['completed', 'completed'],
  ['failed', 'failed'],
  [undefined, 'processing'],
])('an upload whose processing_status is %s is %s', async (given, read) => {
  const { voice } = clients(() => ({
    json: {
      message: 'ok',
      processing_status: given,
      data: { ...resume, processing_status: given },
    },
  }));
  expect(
    (await voice.uploadResume({ userId: 'u1' }, { bytes: new Blob(['%PDF']), name: 'cv.pdf' }))
      .processing_status,
  ).toBe(read);
});
