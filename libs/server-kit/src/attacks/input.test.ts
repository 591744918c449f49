import {
  addMessageBodySchema,
  createInterviewBodySchema,
  EMAIL_PATTERN,
  loginBodySchema,
  registerBodySchema,
} from '@portal/protocol';
import { Writable } from 'node:stream';
import { z } from 'zod';
import { createServer, loadServerConfig, type AppServer } from '../index';
import { loggerOptions } from '../logging';

const config = loadServerConfig(
  {
    JWT_SECRET: 'x'.repeat(32),
    INTERVIEWER_TOKEN: 'y'.repeat(16),
    SITE_ORIGINS: 'http://site.example',
    RATE_LIMIT_MAX: '0',
  },
  { port: 0 },
);
let app: AppServer;
let log = '';

beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  app = await createServer({
    service: 'test',
    version: '1',
    config,
    logger: { ...loggerOptions('info'), stream },
  });
  await app.register(async (routes: AppServer) => {
    for (const [url, body] of [
      ['/register', registerBodySchema],
      ['/interviews', createInterviewBodySchema],
      ['/messages', addMessageBodySchema],
    ] as const) {
      routes.post(url, { schema: { body } }, async (request) => request.body);
    }
    routes.get(
      '/items/:id',
      {
        schema: {
          params: z.object({ id: z.string() }),
          querystring: z.object({ page: z.coerce.number().default(1) }),
        },
      },
      async (request) => {
        request.log.info({ name: request.params.id }, 'asked for');
        return {
          id: request.params.id,
          polluted: ({} as Record<string, unknown>)['admin'] ?? null,
        };
      },
    );
  });
  await app.ready();
});
afterAll(() => app.close());
afterEach(() => {
  expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
});

const post = (url: string, payload: string | object) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } });
const account = {
  email: 'mona@example.com',
  password: 'secret',
  firstName: 'Mona',
  lastName: 'Said',
};

describe('fields that nobody asked for', () => {
  const extra = {
    id: 'x',
    userId: 'u2',
    role: 'admin',
    status: 'analyzed',
    score: 100,
    passwordHash: 'x',
    createdAt: '2020-01-01',
    isAdmin: true,
    byInterviewer: true,
    caller: { kind: 'service' },
  };
  const ids = { resumeId: crypto.randomUUID(), jobRoleId: crypto.randomUUID() };
  it.each<[string, object]>([
    ['/register', account],
    ['/interviews', ids],
    ['/messages', { content: 'x' }],
  ])('do not get through %s', async (url, body) => {
    const given = url === '/messages' ? { ...extra, ...body, role: 'user' } : { ...extra, ...body };
    const kept = (await post(url, given)).json<Record<string, unknown>>();
    for (const field of Object.keys(extra))
      if (!(url === '/messages' && field === 'role')) expect(kept).not.toHaveProperty(field);
  });
  it.each([
    ['an array', [account]],
    ['a string', '"x"'],
    ['a number', '1'],
    ['null', 'null'],
    ['an array for a text', { ...account, email: ['mona@example.com'] }],
    ['an operator for a text', { ...account, password: { $ne: '' } }],
  ])('%s is no body', async (_what, body) => {
    expect((await post('/register', body)).statusCode).toBe(400);
  });
});

it('a key given twice has one value, for the check and for what is done: the last', async () => {
  expect(
    (
      await post('/register', JSON.stringify(account).replace('{', '{"email":"admin@example.com",'))
    ).json(),
  ).toMatchObject({ email: account.email });
  expect(
    (await post('/register', JSON.stringify(account).replace(/}$/, ',"email":{"$ne":""}}')))
      .statusCode,
  ).toBe(400);
});

describe('prototypes', () => {
  // The rest of each body is valid, so a rejection must be caused by these fields.
  it.each([
    '"__proto__":{"admin":true}',
    '"x":{"__proto__":{"admin":true}}',
    '"constructor":{"prototype":{"admin":true}}',
    '"\\u005f_proto__":{"admin":true}',
    '"__proto__":null',
  ])('%s is refused', async (field) => {
    expect(
      (await post('/register', JSON.stringify(account).replace('{', `{${field},`))).statusCode,
    ).toBe(400);
  });
  it.each([
    '__proto__[admin]=1',
    'constructor[prototype][admin]=1',
    '__proto__.admin=1',
    '__proto__=1',
  ])('the query %s changes none', async (query) => {
    expect((await app.inject({ method: 'GET', url: `/items/x?${query}` })).json()).toEqual({
      id: 'x',
      polluted: null,
    });
  });
});

describe('lines that somebody else would like to write', () => {
  it.each([
    '%0d%0aSet-Cookie:%20a=b',
    '%0aX-Evil:%201',
    '%E5%98%8A%E5%98%8DSet-Cookie:%20a=b',
    'a%00b',
  ])('%s in an address becomes no header', async (text) => {
    const reply = await app.inject({ method: 'GET', url: `/items/${text}` });
    expect([reply.headers['set-cookie'], reply.headers['x-evil']]).toEqual([undefined, undefined]);
  });
  it.each(['a\r\nX-Evil: 1', 'a\nb', '{"level":60}', 'a b', 'é'.repeat(10), 'x'.repeat(65), ''])(
    '%j is taken for no request id',
    async (id) => {
      expect(
        (
          await app.inject({
            method: 'GET',
            url: '/items/x',
            headers: { 'x-request-id': id, authorization: `Bearer ${config.interviewerToken}` },
          })
        ).headers['x-request-id'],
      ).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
  it('are one line of the log, inside a string', async () => {
    log = '';
    await app.inject({
      method: 'GET',
      url: `/items/${encodeURIComponent('x\n{"level":30,"msg":"signed in"}\r\u2028\u001b[2J')}`,
    });
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { msg: string; name?: string });
    expect(lines.filter(({ msg }) => msg === 'signed in')).toEqual([]);
    expect(lines.find(({ msg }) => msg === 'asked for')?.name).toContain('signed in');
    expect(log).not.toContain('\u001b');
  });
  it('are one line where an unknown path or a refused one holds them', async () => {
    log = '';
    await app.inject({ method: 'GET', url: '/nowhere/%0a%7b%22level%22:60%7d' });
    expect(
      log
        .trim()
        .split('\n')
        .every((line) => typeof JSON.parse(line) === 'object'),
    ).toBe(true);
    expect(log).not.toContain('nowhere');
  });
});

describe('one address in other words', () => {
  it.each([
    '/Health',
    '//health',
    '/health/',
    '/health%2f',
    '/health;a=b',
    '/health%00',
    '/health%20',
  ])('%s is not served as another', async (url) => {
    expect((await app.inject({ method: 'GET', url })).statusCode).toBe(404);
  });
  it.each(['/items/%', '/items/%zz', '/items/%c0%ae'])(
    'what is no encoding (%s) is 400',
    async (url) => {
      expect((await app.inject({ method: 'GET', url })).statusCode).toBe(400);
    },
  );
  it('a parameter given twice is not two values of one', async () => {
    expect((await app.inject({ method: 'GET', url: '/items/x?page=1&page=2' })).statusCode).toBe(
      400,
    );
  });
});

describe('text that makes a pattern work for hours', () => {
  /** Runs `task` five times and returns the CPU time that it used (ms). */
  const cost = (task: () => unknown): number => {
    const before = process.cpuUsage();
    for (let n = 0; n < 5; n++) task();
    return process.cpuUsage(before).user / 1_000;
  };
  /**
   * Whether ten times as much input takes at most twenty times as long. Quadratic growth would make
   * it take a hundred times as long. Allows 50 ms for measurement error.
   */
  const growsGently = (of: (chars: number) => unknown) => {
    of(1_000);
    const [small, large] = [cost(() => of(10_000)), cost(() => of(100_000))];
    return large <= 20 * Math.max(small, 1) + 50;
  };
  const emails: [string, (n: number) => string][] = [
    ['dots', (n) => `a@${'.'.repeat(n)}@`],
    ['dots and letters', (n) => `a@${'a.'.repeat(n / 2)} `],
    ['letters', (n) => 'a'.repeat(n)],
    ['at signs', (n) => '@'.repeat(n)],
    ['blanks', (n) => `${' '.repeat(n)}a`],
  ];
  it.each(emails)('as an email of %s is read in time that grows with its length', (_what, text) => {
    for (const schema of [loginBodySchema, registerBodySchema])
      expect(growsGently((chars) => schema.safeParse({ ...account, email: text(chars) }))).toBe(
        true,
      );
  });
  it('the pattern says the same as the simple one of the specification', () => {
    // eslint-disable-next-line regexp/no-super-linear-backtracking -- it is what the linear one is held to, on short texts
    const simple = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
    const letters = ['a', '.', '@', ' '];
    for (let n = 0; n < 4 ** 7; n++) {
      const text = Array.from({ length: 7 }, (_, at) => letters[(n >> (2 * at)) & 3]).join('');
      expect([text, EMAIL_PATTERN.test(text)]).toEqual([text, simple.test(text)]);
    }
  });
  it.each([
    ['backslashes', '\\\\'],
    ['escaped zeros', '\\\\u0000'],
    ['halves', '\\ud83d\\ude00'],
    ['brackets', '[],'],
  ])('as JSON of %s is read in time that grows with its length', async (_what, unit) => {
    const times: number[] = [];
    for (const chars of [50_000, 50_000, 500_000]) {
      const body =
        unit === '[],'
          ? `{"email":[${unit.repeat(chars / 3)}[]]}`
          : `{"email":"${unit.repeat(Math.floor(chars / unit.length))}"}`;
      const before = process.cpuUsage();
      await post('/register', body);
      times.push(process.cpuUsage(before).user / 1_000);
    }
    expect(times[2]).toBeLessThanOrEqual(20 * Math.max(times[1] ?? 0, 2) + 100);
  });
  it.each([
    ['authorization', `Bearer ${' '.repeat(14_000)}`],
    ['authorization', `Bearer ${'a '.repeat(7_000)}`],
    ['cookie', 'a='.repeat(7_000)],
    ['cookie', ';'.repeat(14_000)],
    ['x-request-id', 'a-'.repeat(7_000)],
  ])('as the header %s is answered at once', async (name, value) => {
    const before = process.cpuUsage();
    await app.inject({ method: 'GET', url: '/items/x', headers: { [name]: value } });
    expect(process.cpuUsage(before).user / 1_000).toBeLessThan(1_000);
  });
});
