import {
  errorBodySchema,
  healthResponseSchema,
  loginBodySchema,
  runtimeDataSchema,
} from '@portal/protocol';
import { Writable } from 'node:stream';
import { z } from 'zod';
import {
  AppError,
  createLifecycle,
  createServer,
  errorResponses,
  limitTo,
  loadServerConfig,
  noteInterview,
  type AppServer,
} from './index';
import { loggerOptions } from './logging';

const env = {
  JWT_SECRET: 'x'.repeat(32),
  INTERVIEWER_TOKEN: 'y'.repeat(16),
  SITE_ORIGINS: 'http://site.example',
};
const config = loadServerConfig(env, { port: 0 });
const asOwnPart = { authorization: `Bearer ${env.INTERVIEWER_TOKEN}` };

const INTERVIEW = '3f0b6c1e-8a52-4d7e-9c3a-5b1f0e2d4a68';
let log = '';
let down = false;
let roomsDown = false;
const lost = new Error('connection to db.internal refused');
const lifecycle = createLifecycle();
let app: AppServer;

beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  app = await createServer({
    service: 'test',
    version: '1.2.3',
    config,
    logger: { ...loggerOptions('info'), stream },
    healthChecks: {
      database: async () => {
        if (down) throw new Error('gone');
      },
    },
    readyChecks: {
      livekit: async () => {
        if (roomsDown) throw new Error('gone');
      },
    },
    isUnreachable: (error) => error === lost || (error as Error).cause === lost,
    lifecycle,
  });
  await app.register(async (routes: AppServer) => {
    routes.post(
      '/login',
      {
        schema: {
          body: loginBodySchema,
          response: { 200: z.object({ ok: z.boolean() }), ...errorResponses },
        },
      },
      async () => ({ ok: true }),
    );
    routes.post(
      '/screen/:token',
      { schema: { body: runtimeDataSchema, params: z.object({ token: z.string() }) } },
      async () => ({}),
    );
    routes.patch('/bodyless', async () => ({ ok: true }));
    routes.get('/gate', async () => {
      throw new AppError('resume_required', 'Resume required.', {
        extra: { onboardingToken: 't', userId: 'u' },
      });
    });
    routes.get('/crash', async () => {
      throw new Error('secret text at db.internal');
    });
    routes.get('/lost', async () => {
      throw lost;
    });
    routes.get('/lost-room', async () => {
      throw new AppError('room_unavailable', 'No room', { cause: lost });
    });
    routes.get('/wait', async () => {
      throw new AppError('rate_limited', 'Later', { retryAfterS: 7 });
    });
    routes.post('/api/v1/interviews/:id/messages', async (request) => {
      if (request.headers['x-fail']) throw new Error('lost');
      return {};
    });
    routes.post('/rooms', async () => ({}));
    routes.get('/plans/:id', async (request) => {
      noteInterview(request, INTERVIEW);
      return {};
    });
    routes.get('/twice', { config: limitTo(config, 2) }, async () => ({}));
    routes.get(
      '/wrong-shape',
      { schema: { response: { 200: z.object({ n: z.number() }) } } },
      async () => ({ n: 'x' as unknown as number }),
    );
  });
});
afterAll(() => app.close());

const call = (
  method: 'GET' | 'POST' | 'PATCH',
  url: string,
  payload?: object | string,
  headers: Record<string, string> = {},
) => app.inject({ method, url, ...(payload === undefined ? {} : { payload }), headers });

describe('errors', () => {
  it.each([
    [{}, 'Email is required'],
    [{ email: '  ', password: 'x' }, 'Email is required'],
    [{ email: 'a@b', password: 'x' }, 'Invalid email format'],
    [{ email: 'a@b.example', password: '' }, 'Password is required'],
  ])('of input %j say the first fault', async (body, message) => {
    const reply = await call('POST', '/login', body);
    expect(reply.statusCode).toBe(400);
    expect(errorBodySchema.parse(reply.json())).toMatchObject({
      message,
      code: 'validation_failed',
    });
  });
  it('carry the code and the extra fields of what was thrown', async () => {
    const reply = await call('GET', '/gate');
    expect([reply.statusCode, reply.json()]).toEqual([
      403,
      {
        message: 'Resume required.',
        detail: null,
        code: 'resume_required',
        onboardingToken: 't',
        userId: 'u',
      },
    ]);
  });
  it('that nobody expected say nothing of their cause', async () => {
    const reply = await call('GET', '/crash');
    expect([reply.statusCode, reply.json()]).toEqual([
      500,
      { message: 'Something went wrong. Try again.', detail: null, code: 'internal' },
    ]);
    expect((await call('GET', '/wrong-shape')).json()).toMatchObject({ code: 'internal' });
  });
  it('tell when to come back', async () => {
    expect((await call('GET', '/wait')).headers['retry-after']).toBe('7');
  });
  it.each([
    ['an unknown path', 'GET', '/nowhere', undefined, {}, 404, 'not_found'],
    [
      'broken JSON',
      'POST',
      '/login',
      '{"a":',
      { 'content-type': 'application/json' },
      400,
      'bad_request',
    ],
    [
      'a zero character',
      'POST',
      '/login',
      '{"email":"a\\u0000@b.example"}',
      { 'content-type': 'application/json' },
      400,
      'bad_request',
    ],
    [
      'half of a surrogate pair',
      'POST',
      '/login',
      '{"email":"a\\uD83D@b.example"}',
      { 'content-type': 'application/json' },
      400,
      'bad_request',
    ],
    [
      'half of a surrogate pair in a name',
      'POST',
      '/login',
      '{"\\udc00":1}',
      { 'content-type': 'application/json' },
      400,
      'bad_request',
    ],
    [
      'what is nested too deeply',
      'POST',
      '/login',
      `{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
      { 'content-type': 'application/json' },
      400,
      'validation_failed',
    ],
    [
      'a body that is too large',
      'POST',
      '/login',
      `{"a":"${'x'.repeat(1_048_577)}"}`,
      { 'content-type': 'application/json' },
      413,
      'payload_too_large',
    ],
    [
      'a body of another kind',
      'POST',
      '/login',
      '<a/>',
      { 'content-type': 'text/xml' },
      415,
      'unsupported_media_type',
    ],
  ] as const)(
    'for %s have the one body',
    async (_what, method, url, payload, headers, status, code) => {
      const reply = await call(method, url, payload, headers);
      expect([reply.statusCode, errorBodySchema.parse(reply.json()).code]).toEqual([status, code]);
    },
  );
  it('for a missing body name it', async () => {
    expect((await call('POST', '/login')).json()).toMatchObject({ code: 'validation_failed' });
  });
});

describe('requests', () => {
  it('may hold pairs of surrogates, and text that only looks like half of one', async () => {
    const body = '{"email":"a@b.example","password":"\\ud83d\\ude00 \\\\ud83d"}';
    expect(
      (await call('POST', '/login', body, { 'content-type': 'application/json' })).statusCode,
    ).toBe(200);
  });
  it('may say JSON and have no body', async () => {
    expect(
      (await call('PATCH', '/bodyless', '', { 'content-type': 'application/json' })).statusCode,
    ).toBe(200);
  });
  it('are answered with their id: that of an own part which calls, a new one where theirs is odd, or where anybody else gives one', async () => {
    const idOf = async (given: string, headers: Record<string, string>) =>
      (await call('GET', '/gate', undefined, { ...headers, 'x-request-id': given })).headers[
        'x-request-id'
      ];
    expect(await idOf('abcd-1234', asOwnPart)).toBe('abcd-1234');
    expect(await idOf('a b\nc', asOwnPart)).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf('abcd-1234', {})).toMatch(/^[0-9a-f-]{36}$/);
    expect(await idOf('abcd-1234', { authorization: `${asOwnPart.authorization}y` })).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });
  it('beyond a route’s limit get 429 in the one body', async () => {
    await call('GET', '/twice');
    await call('GET', '/twice');
    const third = await call('GET', '/twice');
    expect([third.statusCode, errorBodySchema.parse(third.json()).code]).toEqual([
      429,
      'rate_limited',
    ]);
    expect(third.headers['retry-after']).toBeDefined();
  });
  it('from the site’s origin are let in with credentials, from another not', async () => {
    const ours = await app.inject({
      method: 'OPTIONS',
      url: '/login',
      headers: {
        origin: 'http://site.example',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'x-session-token',
      },
    });
    expect(ours.headers).toMatchObject({
      'access-control-allow-origin': 'http://site.example',
      'access-control-allow-credentials': 'true',
    });
    const other = await call('GET', '/health', undefined, { origin: 'http://evil.example' });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  });
  it('carry security headers back', async () => {
    expect((await call('GET', '/health')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'") as string,
    });
  });
});

describe('logs', () => {
  const lines = () =>
    log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string; reqId: string; interviewId?: string });
  it.each([
    ['its path', 'POST', `/api/v1/interviews/${INTERVIEW}/messages`, {}, {}],
    ['its body', 'POST', '/rooms', { interview_id: INTERVIEW }, {}],
    ['what it turned out to be about', 'GET', `/plans/${crypto.randomUUID()}`, undefined, {}],
    [
      'its path, when it fails',
      'POST',
      `/api/v1/interviews/${INTERVIEW}/messages`,
      {},
      { 'x-fail': '1' },
    ],
  ] as const)(
    'name the interview of a request by %s, on each line, with the id that the caller was told',
    async (_by, method, url, body, headers) => {
      log = '';
      const reply = await call(method, url, body, headers);
      expect(lines().length).toBe('x-fail' in headers ? 2 : 1);
      for (const line of lines())
        expect(line).toMatchObject({
          interviewId: INTERVIEW,
          reqId: reply.headers['x-request-id'],
        });
    },
  );
  it.each([
    ['/api/v1/interviews/mona@example.com/messages', {}],
    ['/rooms', { interview_id: 'mona@example.com' }],
    ['/rooms', { interview_id: { id: 'mona' } }],
  ])('%s: what is no id is none', async (url, body) => {
    log = '';
    await call('POST', url, body);
    expect(lines()[0]).not.toHaveProperty('interviewId');
    expect(log).not.toContain('mona');
  });
  it('have no line for who asks for health each second', async () => {
    log = '';
    await call('GET', '/health');
    await call('GET', '/ready');
    expect(log).toBe('');
  });
  it('hold no tokens, no addresses and no personal data', async () => {
    log = '';
    await call(
      'POST',
      '/screen/session-token-1',
      { components: [], deviceId: 'd', screenName: 's' },
      {
        authorization: 'Bearer secret-1',
        cookie: 'refresh=secret-2',
        'x-session-token': 'secret-3',
        'x-api-key': 'secret-4',
      },
    );
    await call('POST', '/login', { email: 'mona@example.com', password: 'secret-5' });
    app.log.info(
      { user: { email: 'mona@example.com', password: 'secret-6', accessToken: 'secret-7' } },
      'careless',
    );
    expect(log).toContain('/screen/:token');
    expect(log).toContain('careless');
    expect(log).not.toMatch(/secret-\d|session-token-1|mona|127\.0\.0\.1/);
  });
});

describe('what the server needs and cannot reach', () => {
  it('is a 503 that says when to come again, without where it was', async () => {
    const reply = await call('GET', '/lost');
    expect([
      reply.statusCode,
      reply.headers['retry-after'],
      errorBodySchema.parse(reply.json()).code,
    ]).toEqual([503, '2', 'unavailable']);
    expect(reply.body).not.toContain('db.internal');
  });

  it('does not take the words from a route that knows what it means', async () => {
    const reply = await call('GET', '/lost-room');
    expect([reply.statusCode, errorBodySchema.parse(reply.json())]).toEqual([
      503,
      { code: 'room_unavailable', message: 'No room', detail: null },
    ]);
  });
});

describe('GET /ready', () => {
  const ready = async () => {
    const reply = await call('GET', '/ready');
    return [reply.statusCode, healthResponseSchema.parse(reply.json()).checks];
  };
  it('names what is not there; the server still answers on /health', async () => {
    expect(await ready()).toEqual([200, { database: 'ok', livekit: 'ok', taking_requests: 'ok' }]);
    roomsDown = true;
    expect(await ready()).toEqual([
      503,
      { database: 'ok', livekit: 'down', taking_requests: 'ok' },
    ]);
    expect((await call('GET', '/health')).statusCode).toBe(200);
    roomsDown = false;
    expect((await ready())[0]).toBe(200);
  });
  it('counts what is under way by route, and not beyond its answer', async () => {
    await call('GET', '/crash');
    await call('GET', '/nowhere');
    expect(lifecycle.underWay()).toEqual([]);
  });
});

describe('GET /health', () => {
  it('is 200 as long as the process lives, and tells what it misses', async () => {
    const ok = await call('GET', '/health');
    expect([ok.statusCode, healthResponseSchema.parse(ok.json())]).toEqual([
      200,
      { status: 'ok', service: 'test', version: '1.2.3', checks: { database: 'ok' } },
    ]);
    down = true;
    const bad = await call('GET', '/health');
    down = false;
    expect([bad.statusCode, bad.json()]).toMatchObject([
      200,
      { status: 'degraded', checks: { database: 'down' } },
    ]);
  });
});

describe('GET /openapi.json', () => {
  it('describes each route from its schemas', async () => {
    const reply = await call('GET', '/openapi.json');
    const document = reply.json<{
      openapi: string;
      paths: Record<string, Record<string, { requestBody?: unknown }>>;
    }>();
    expect(document.openapi).toBe('3.1.0');
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/health', '/login', '/screen/{token}']),
    );
    expect(JSON.stringify(document.paths['/login'])).toContain('password');
    expect(document.paths['/openapi.json']).toBeUndefined();
  });
});
