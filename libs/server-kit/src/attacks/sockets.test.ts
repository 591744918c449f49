// These tests send raw requests over a socket, because HTTP clients would refuse to send them.
import { connect, type AddressInfo, type Socket } from 'node:net';
import { createServer, loadServerConfig, type AppServer } from '../index';

const config = loadServerConfig(
  {
    JWT_SECRET: 'x'.repeat(32),
    INTERVIEWER_TOKEN: 'y'.repeat(16),
    SITE_ORIGINS: 'http://site.example',
    RATE_LIMIT_MAX: '0',
  },
  { port: 0 },
);
/** Two servers: one with the usual time limits and one with very short ones. */
const apps: Record<'usual' | 'impatient', AppServer | null> = { usual: null, impatient: null };
let reached: string[] = [];
const sockets = new Set<Socket>();

beforeAll(async () => {
  for (const name of ['usual', 'impatient'] as const) {
    const app = await createServer({
      service: 'test',
      version: '1',
      config,
      logger: false,
      ...(name === 'impatient' && { timeouts: { headersMs: 200, requestMs: 400, idleMs: 300 } }),
    });
    await app.register(async (routes: AppServer) => {
      routes.post('/take', async (request) => {
        reached.push(JSON.stringify(request.body));
        return { ok: true };
      });
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    apps[name] = app;
  }
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await Promise.all(Object.values(apps).map((app) => app?.close()));
});
beforeEach(() => {
  reached = [];
});

/**
 * Sends the pieces of data one by one, `everyMs` apart, and returns everything received until the
 * connection closes. If `everyMs` is not 0, uses the server with short time limits.
 */
function exchange(pieces: string[], everyMs = 0): Promise<string> {
  return new Promise((resolve) => {
    const { port } = apps[everyMs === 0 ? 'usual' : 'impatient']?.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    sockets.add(socket);
    let answer = '';
    const rest = [...pieces];
    const timer = setInterval(() => {
      const piece = rest.shift();
      if (piece === undefined) clearInterval(timer);
      else if (socket.writable) socket.write(piece);
    }, everyMs);
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}
const statuses = (answer: string) =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => Number(match[1]));
const post = (headers: string, body = '') =>
  `POST /take HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${headers}\r\n\r\n${body}`;
const smuggled = post('Content-Length: 9', '{"a":"b"}');

describe('the end of a body cannot be told in two ways', () => {
  it.each([
    [
      'Content-Length and Transfer-Encoding',
      post('Content-Length: 4\r\nTransfer-Encoding: chunked', `0\r\n\r\n${smuggled}`),
    ],
    ['two Content-Lengths', post('Content-Length: 2\r\nContent-Length: 100', `{}${smuggled}`)],
    ['a list of Content-Lengths', post('Content-Length: 2, 100', `{}${smuggled}`)],
    ['a negative Content-Length', post('Content-Length: -1', smuggled)],
    ['a signed Content-Length', post('Content-Length: +2', `{}${smuggled}`)],
    ['a Content-Length in hexadecimal', post('Content-Length: 0x2', `{}${smuggled}`)],
    ['a Content-Length without end', post(`Content-Length: ${'9'.repeat(40)}`, smuggled)],
    [
      'an obfuscated Transfer-Encoding',
      post('Content-Length: 4\r\nTransfer-Encoding : chunked', `0\r\n\r\n${smuggled}`),
    ],
    [
      'chunked that is not last',
      post('Transfer-Encoding: chunked, identity', `0\r\n\r\n${smuggled}`),
    ],
    ['an unknown Transfer-Encoding', post('Transfer-Encoding: xchunked', `0\r\n\r\n${smuggled}`)],
    [
      'a chunk whose size is no number',
      post('Transfer-Encoding: chunked', `zz\r\n{}\r\n0\r\n\r\n${smuggled}`),
    ],
    [
      'a chunk longer than it says',
      post('Transfer-Encoding: chunked', `2\r\n{}{}{}\r\n0\r\n\r\n${smuggled}`),
    ],
    [
      'a folded header',
      post(
        'Content-Length: 2\r\nX-A: b\r\n Transfer-Encoding: chunked\r\nContent-Length: 2',
        `{}${smuggled}`,
      ),
    ],
    [
      'bare line feeds',
      `POST /take HTTP/1.1\nHost: x\nContent-Length: 2\nTransfer-Encoding: chunked\n\n${smuggled}`,
    ],
    ['a zero character in a header', post('Content-Length: 2\r\nX-A: a\0b', `{}${smuggled}`)],
  ])('%s: nothing after it is a request', async (_what, bytes) => {
    const answer = await exchange([bytes]);
    expect(reached.filter((body) => body.includes('"a"'))).toEqual([]);
    for (const status of statuses(answer)) expect([400, 413]).toContain(status);
    expect(answer).not.toMatch(/SyntaxError|node_modules|at .*\.js/);
  });
  it('a body shorter than it says is never handled', async () => {
    await exchange([post('Content-Length: 100', '{"a":1}')], 50);
    expect(reached).toEqual([]);
  });
  it('what comes after the said length is a request of its own', async () => {
    const answer = await exchange([
      `${post('Content-Length: 2', '{}')}GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
    ]);
    expect([statuses(answer), reached]).toEqual([[200, 200], ['{}']]);
  });
});

describe('what is too large', () => {
  it('by its own word is refused before it is read', async () => {
    expect(
      statuses(await exchange([post('Content-Length: 2000000\r\nConnection: close')])),
    ).toEqual([413]);
  });
  it('without a word is refused when it gets too large', async () => {
    const chunk = `10000\r\n${'a'.repeat(65_536)}\r\n`;
    const answer = await exchange([
      post('Transfer-Encoding: chunked\r\nConnection: close'),
      ...Array.from({ length: 40 }, () => chunk),
    ]);
    expect([statuses(answer).at(0), reached]).toEqual([413, []]);
  });
  it.each([
    ['one header', [`X-A: ${'a'.repeat(20_000)}`]],
    ['many headers', Array.from({ length: 3_000 }, (_, n) => `X-${n}: a`)],
  ])('in %s is refused', async (_what, headers) => {
    expect(statuses(await exchange([post(headers.join('\r\n'))]))).toEqual([431]);
  });
  it('in the address is refused', async () => {
    expect(
      statuses(await exchange([`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`])),
    ).toEqual([431]);
  });
});

describe('a client that is slow', () => {
  it('with its headers loses the connection', async () => {
    const drips = Array.from({ length: 200 }, (_, n) => `X-${n}: a\r\n`);
    const answer = await exchange(['POST /take HTTP/1.1\r\nHost: x\r\n', ...drips], 50);
    expect([statuses(answer), reached]).toEqual([[408], []]);
  });
  it('with its body loses the connection, though it never rests', async () => {
    const answer = await exchange(
      [post('Content-Length: 1000'), ...Array.from({ length: 200 }, () => ' ')],
      50,
    );
    expect([statuses(answer).every((status) => status === 408), reached]).toEqual([true, []]);
  });
  it('that says nothing at all loses the connection', async () => {
    expect(statuses(await exchange([], 50)).every((status) => status === 408)).toBe(true);
  });
  it('has, where no test shortens them, 15 s for headers, three minutes for everything and one of silence', () => {
    const { headersTimeout, requestTimeout, timeout } = (apps.usual as AppServer).server;
    expect([headersTimeout, requestTimeout, timeout]).toEqual([15_000, 180_000, 60_000]);
  });
});

describe('methods', () => {
  it.each(['TRACE', 'CONNECT', 'PUT', 'BREW'])('%s does nothing', async (method) => {
    const [status] = statuses(
      await exchange([`${method} /take HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`]),
    );
    expect([undefined, 400, 405]).toContain(status);
    expect(reached).toEqual([]);
  });
  it('a method in a header overrides none', async () => {
    await exchange([
      'GET /take HTTP/1.1\r\nHost: x\r\nX-HTTP-Method-Override: POST\r\nConnection: close\r\n\r\n',
    ]);
    expect(reached).toEqual([]);
  });
});
