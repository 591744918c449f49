import { ApiError } from './api-error';
import { createMainApiClient } from './main-api/client';
import { fakeServer, fakeSession, rejection, type Sent } from './testing/fake-server';
import { createVoiceApiClient } from './voice-api/client';

const refreshed = { json: { data: { accessToken: 'new', expiresIn: 900 } } };
const isRefresh = (sent: Sent) => sent.url.endsWith('/api/v1/auth/refresh');
const bearer = (sent: Sent) => sent.headers.authorization;
const roles = { json: { data: [] } };

function setUp(answer: Parameters<typeof fakeServer>[0]) {
  const { session, told, state } = fakeSession();
  const { fetch, sent } = fakeServer(answer);
  const main = createMainApiClient({ baseUrl: 'http://main/', session, fetch });
  const voice = createVoiceApiClient({
    baseUrl: 'http://voice',
    session,
    fetch,
    refresh: main.refresh,
  });
  return { main, voice, sent, told, state };
}

describe('a 401 on a bearer call', () => {
  it('renews the token once for all waiting calls on both servers, and repeats each', async () => {
    const { main, voice, sent, told } = setUp((request) => {
      if (isRefresh(request)) return refreshed;
      if (bearer(request) === 'Bearer old')
        return { status: 401, json: { message: 'Token expired', code: 'token_expired' } };
      return request.url.includes('voice') ? { json: { data: [] } } : roles;
    });
    await Promise.all([
      main.jobRoles(),
      main.jobRoles(),
      voice.listJobDescriptions({ userId: 'u1' }),
    ]);
    expect(sent.filter(isRefresh)).toHaveLength(1);
    expect(sent.filter((request) => bearer(request) === 'Bearer new')).toHaveLength(3);
    expect(told.refreshed).toEqual([{ accessToken: 'new', expiresIn: 900 }]);
    expect(told.expired).toBe(0);
  });

  it('renews with cookies and the session token, without a bearer', async () => {
    const { main, sent } = setUp((request) =>
      isRefresh(request) ? refreshed : bearer(request) === 'Bearer old' ? { status: 401 } : roles,
    );
    await main.jobRoles();
    const renewal = sent.find(isRefresh);
    expect(renewal).toMatchObject({
      credentials: 'include',
      headers: { 'x-session-token': 'session-1' },
    });
    expect(renewal?.headers).not.toHaveProperty('authorization');
  });

  it('does not renew again if another call just did', async () => {
    const { main, sent, state } = setUp((request, index) => {
      if (index > 0) return roles;
      state.accessToken = 'newer';
      return { status: 401 };
    });
    await main.jobRoles();
    expect(sent.map(bearer)).toEqual(['Bearer old', 'Bearer newer']);
  });

  it('retries only once: a second 401 is final', async () => {
    const { main, sent } = setUp((request) =>
      isRefresh(request)
        ? refreshed
        : { status: 401, json: { message: 'No', code: 'unauthorized' } },
    );
    expect(await rejection(main.jobRoles())).toMatchObject({ status: 401, code: 'unauthorized' });
    expect(sent).toHaveLength(3);
  });

  it('tells the session that it is over if renewal is refused', async () => {
    const { main, told } = setUp(() => ({ status: 401, json: { message: 'Please log in' } }));
    expect(await rejection(main.jobRoles())).toMatchObject({
      status: 401,
      message: 'Please log in',
    });
    expect(told.expired).toBe(1);
  });

  it('does not end the session if the server cannot be reached for renewal', async () => {
    const { main, told } = setUp((request) =>
      isRefresh(request) ? new TypeError('offline') : { status: 401 },
    );
    expect(await rejection(main.jobRoles())).toMatchObject({ kind: 'network' });
    expect(told.expired).toBe(0);
  });

  it('is final for the onboarding token, which cannot be renewed', async () => {
    const { voice, sent } = setUp(() => ({
      status: 401,
      json: { message: 'Ended', code: 'token_expired' },
    }));
    const error = await rejection(
      voice.uploadResume(
        { userId: 'u1', token: 'onboarding' },
        { bytes: new Blob(['%PDF']), name: 'cv.pdf' },
      ),
    );
    expect(error).toBeInstanceOf(ApiError);
    expect(sent).toHaveLength(1);
  });

  it("renews for an upload that passes the session's own token", async () => {
    const { voice, sent } = setUp((request) =>
      isRefresh(request)
        ? refreshed
        : bearer(request) === 'Bearer old'
          ? { status: 401 }
          : { json: { data: [] } },
    );
    await voice.listJobDescriptions({ userId: 'u1', token: 'old' }).catch(() => undefined);
    expect(sent.filter(isRefresh)).toHaveLength(1);
  });

  it('sends the renewed token in the body of the room login too', async () => {
    const { voice, sent } = setUp((request) =>
      isRefresh(request)
        ? refreshed
        : bearer(request) === 'Bearer old'
          ? { status: 401 }
          : { json: room },
    );
    await voice.openRoom({ user_identity: 'a@b.co' });
    expect(sent.at(-1)?.body).toMatchObject({
      jwt_token: 'new',
      session_token: 'session-1',
      user_identity: 'a@b.co',
    });
  });
});

const room = {
  session_id: 's',
  room_name: 'r',
  livekit_token: 't',
  livekit_url: 'ws://x',
  expires_in: 60,
  user_identity: 'a@b.co',
};
