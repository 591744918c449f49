import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import { until } from '@portal/testing/time';
import getPort from 'get-port';

/**
 * Test timeout (ms). Each test starts a real process, which usually takes about a second but can
 * take much longer on a slow machine.
 */
const PATIENCE_MS = 120_000;

const ROOT = resolve(import.meta.dirname, '../../..');
const running: ChildProcess[] = [];
afterEach(() => running.splice(0).forEach((child) => child.kill('SIGKILL')));

interface Told {
  child: ChildProcess;
  port: number;
  /** Resolves once the process has printed `word`. */
  said(word: string): Promise<void>;
  output(): string;
  exit: Promise<number | null>;
}

function start({
  port,
  graceMs = 0,
  timeoutMs = 30_000,
}: {
  port: number;
  graceMs?: number;
  timeoutMs?: number;
}): Told {
  const script = resolve(import.meta.dirname, 'testing/stoppable.ts');
  const child = spawn(
    process.execPath,
    [
      '--import',
      './tools/typescript/register.mjs',
      script,
      ...[port, graceMs, timeoutMs].map(String),
    ],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  running.push(child);
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += String(chunk);
      for (const listener of listeners) listener();
    });
  }
  const said = (word: string) =>
    new Promise<void>((done) => {
      const look = () => text.includes(word) && done();
      listeners.add(look);
      look();
    });
  return {
    child,
    port,
    said,
    output: () => text,
    exit: new Promise((done) => child.once('close', done)),
  };
}

async function started(options: { graceMs?: number; timeoutMs?: number } = {}): Promise<Told> {
  const told = start({ port: await getPort({ host: '127.0.0.1' }), ...options });
  await told.said('listening');
  return told;
}

interface Answer {
  status: number | undefined;
  connection: string | undefined;
  body: string;
}

function ask(
  port: number,
  path: string,
  {
    method = 'GET',
    headers = {},
    agent,
  }: { method?: string; headers?: Record<string, string | number>; agent?: Agent } = {},
): { call: ClientRequest; answer: Promise<Answer> } {
  const call = request({ host: '127.0.0.1', port, path, method, headers, ...(agent && { agent }) });
  const answer = once(call, 'response').then(async ([response]) => {
    const message = response as IncomingMessage;
    let body = '';
    for await (const chunk of message) body += String(chunk);
    return { status: message.statusCode, connection: message.headers.connection, body };
  });
  return { call, answer };
}

const get = (port: number, path: string, agent?: Agent) => {
  const { call, answer } = ask(port, path, agent && { agent });
  call.end();
  return answer;
};

it(
  'answers a request that is under way on SIGTERM, takes no new one, then closes the database and exits with 0',
  async () => {
    const told = await started();
    const agent = new Agent({ keepAlive: true });
    const second = new Agent({ keepAlive: true, maxSockets: 1 });
    await get(told.port, '/ready', second);
    const slow = get(told.port, '/slow', agent);
    // Begin this request before SIGTERM and finish sending it afterwards. The server must still
    // respond to it. `/go` also releases the pending `/slow` request.
    const go = ask(told.port, '/go', {
      method: 'POST',
      headers: { 'content-length': 2, 'content-type': 'application/json' },
    });
    go.call.write('{');
    await told.said('slow');
    told.child.kill('SIGTERM');
    await until(() =>
      get(told.port, '/ready').then(
        () => false,
        (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED',
      ),
    );
    go.call.end('}');
    expect(await go.answer).toMatchObject({ status: 200 });
    expect(await slow).toEqual({ status: 200, connection: 'close', body: '{"answered":true}' });
    expect(await told.exit).toBe(0);
    expect(told.output()).toMatch(/server closed\s+database closed/);
    agent.destroy();
    second.destroy();
  },
  PATIENCE_MS,
);

it(
  'lets an upload that is under way finish',
  async () => {
    const told = await started();
    const { call, answer } = ask(told.port, '/upload', {
      method: 'POST',
      headers: { 'content-length': 2_000, 'content-type': 'application/octet-stream' },
    });
    call.write(Buffer.alloc(1_000));
    await told.said('upload');
    told.child.kill('SIGTERM');
    await until(() =>
      get(told.port, '/ready').then(
        () => false,
        () => true,
      ),
    );
    call.end(Buffer.alloc(1_000));
    expect(await answer).toMatchObject({ status: 200, body: '{"bytes":2000}' });
    expect(await told.exit).toBe(0);
  },
  PATIENCE_MS,
);

it(
  'says on /ready that it takes nothing more while balancers look away, and still answers',
  async () => {
    const told = await started({ graceMs: 3_000 });
    expect((await get(told.port, '/ready')).status).toBe(200);
    told.child.kill('SIGTERM');
    await until(() =>
      get(told.port, '/ready').then(
        ({ status, body }) => status === 503 && body.includes('"taking_requests":"down"'),
      ),
    );
    expect((await get(told.port, '/health')).status).toBe(200);
    expect(await told.exit).toBe(0);
  },
  PATIENCE_MS,
);

it(
  'names what it could not end in time, and exits with 1',
  async () => {
    const told = await started({ timeoutMs: 300 });
    const lost = get(told.port, '/slow').catch(() => 'lost');
    await told.said('slow');
    told.child.kill('SIGTERM');
    expect(await told.exit).toBe(1);
    expect(told.output()).toContain('Ended after 0.3 s with work still open: GET /slow');
    expect(await lost).toBe('lost');
  },
  PATIENCE_MS,
);

it(
  'ends at once where it is only waiting for something, and at the second signal does nothing else',
  async () => {
    const told = start({ port: 0 });
    await told.said('waiting');
    told.child.kill('SIGTERM');
    told.child.kill('SIGINT');
    expect(await told.exit).toBe(0);
  },
  PATIENCE_MS,
);
