import { clientErrorSchema, type ClientError } from '@portal/protocol';
import type { RemoteRelease } from '@portal/mfe-contract/host';
import { ErrorReporter, REPORTS_PER_KIND, SEND_RETRIES_MS, type Failure } from './error-reporter';

const auth: RemoteRelease = {
  name: 'auth',
  listed: '2.0.0',
  loaded: null,
  base: 'http://auth.example/2.0.0/',
};
const interview: RemoteRelease = {
  name: 'interview',
  listed: '1.5.0',
  loaded: '1.4.0',
  base: 'http://interview.example/1.4.0/',
};
const at = (stack: string, message = 'x is not a function') =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at ${stack}` });
const inLoader = (
  message = 'Failed to get manifest',
  error: unknown = new Error(message),
): Failure => ({ kind: 'loader', problem: 'unreachable', error, module: 'auth/AuthScreen' });
const inWindow = (error: unknown): Failure => ({
  kind: 'window-error',
  problem: 'uncaught',
  error,
  module: null,
});
/** Waits until pending promises have settled. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

function setUp({
  answer = () => Promise.resolve(),
  releases = [auth, interview],
  canaries = [],
}: { answer?: () => Promise<void>; releases?: RemoteRelease[]; canaries?: string[] } = {}) {
  const sent: ClientError[] = [];
  const timers: { run: () => void; delayMs: number }[] = [];
  let random = 0;
  const reporter = new ErrorReporter({
    shell: { build: '0a1b2c3d', contract: '1.1.0' },
    browser: 'chrome 131',
    language: () => 'en-US',
    personal: () => ['Mona'],
    clock: {
      setTimeout: (run, delayMs) => timers.push({ run, delayMs }),
      clearTimeout: () => timers.splice(0),
    },
    random: () => (random = (random + 0.001) % 1),
  });
  const connect = () =>
    reporter.connect({
      send: (report) => {
        sent.push(report);
        return answer();
      },
      releases: () => releases,
      isCanary: (name, version) => canaries.includes(`${name} ${version}`),
    });
  return { reporter, connect, sent, timers };
}

it('reports an error with the failing remote, all loaded remotes, and the current view', async () => {
  const { reporter, connect, sent } = setUp();
  connect();
  reporter.setView('login');
  reporter.report(inLoader());
  await settle();
  expect(sent).toHaveLength(1);
  expect(clientErrorSchema.parse(sent[0])).toMatchObject({
    kind: 'loader',
    problem: 'unreachable',
    module: 'auth/AuthScreen',
    remote: { name: 'auth', version: '2.0.0' },
    loaded: [{ name: 'interview', version: '1.4.0' }],
    shell: { build: '0a1b2c3d', contract: '1.1.0' },
    page: { view: 'login', language: 'en-US', browser: 'chrome 131' },
    message: 'Error: Failed to get manifest',
  });
});

it('marks versions that are canaries', async () => {
  const { reporter, connect, sent } = setUp({ canaries: ['auth 2.0.0', 'interview 1.4.0'] });
  connect();
  reporter.report(inLoader());
  await settle();
  expect(clientErrorSchema.parse(sent[0])).toMatchObject({
    remote: { name: 'auth', version: '2.0.0', canary: true },
    loaded: [{ name: 'interview', version: '1.4.0', canary: true }],
  });
  const other = setUp({ canaries: ['auth 1.0.0'] });
  other.connect();
  other.reporter.report(inLoader());
  await settle();
  expect(other.sent[0]?.remote).toEqual({ name: 'auth', version: '2.0.0' });
});

it('attributes an error of a loaded remote to its loaded version, not the listed one', async () => {
  const { reporter, connect, sent } = setUp();
  connect();
  reporter.report({
    kind: 'boundary',
    problem: 'crashed',
    error: new Error('x'),
    module: 'interview/Report',
  });
  reporter.report(inWindow(at('f (http://interview.example/1.4.0/assets/room.js:1:2)')));
  reporter.report(inWindow(at('f (http://shell.example/assets/main.js:1:2)')));
  await settle();
  expect(sent.map(({ remote }) => remote)).toEqual([
    { name: 'interview', version: '1.4.0' },
    { name: 'interview', version: '1.4.0' },
    null,
  ]);
});

it('shows the reference it sends, the same for repeated failures', async () => {
  const { reporter, connect, sent } = setUp();
  connect();
  const [first, second, other] = [
    inLoader('GET http://a.example/m.json?retry=1 failed'),
    inLoader('GET http://a.example/m.json?retry=2 failed'),
    inLoader('timed out'),
  ];
  const references = [first, second, other].map((failure) => reporter.referenceOf(failure));
  for (const failure of [first, second, other]) reporter.report(failure);
  await settle();
  expect(references[0]).toMatch(/^[0-9A-F]{4}-[0-9A-F]{4}$/);
  expect(references[1]).toBe(references[0]);
  expect(references[2]).not.toBe(references[0]);
  expect(sent.map(({ reference }) => reference)).toEqual([references[0], references[2]]);
});

it('keeps the reference when the remote is released again', async () => {
  const releases = [{ ...auth }];
  const { reporter, connect } = setUp({ releases });
  connect();
  const failure = inLoader();
  const shown = reporter.referenceOf(failure);
  releases[0] = { ...auth, listed: '2.1.0' };
  expect(reporter.referenceOf(failure)).toBe(shown);
  expect(reporter.referenceOf(inLoader())).not.toBe(shown);
});

it('queues reports until the page knows its server', async () => {
  const { reporter, connect, sent } = setUp();
  reporter.report(inWindow('early'));
  await settle();
  expect(sent).toEqual([]);
  connect();
  await settle();
  expect(sent.map(({ message, page }) => [message, page.view])).toEqual([['early', 'starting']]);
});

it('reports a looping error at most ten times, without blocking other kinds', async () => {
  const { reporter, connect, sent } = setUp();
  connect();
  for (let round = 0; round < 100; round += 1) reporter.report(inWindow(`round ${round}`));
  reporter.report(inLoader());
  await settle();
  expect(sent.filter(({ kind }) => kind === 'window-error')).toHaveLength(REPORTS_PER_KIND);
  expect(sent.filter(({ kind }) => kind === 'loader')).toHaveLength(1);
});

it('sends messages without personal data, on one line, and bounded', async () => {
  const { reporter, connect, sent } = setUp();
  connect();
  reporter.report(
    inWindow(
      new Error(
        `Mona\nat mona@example.com read http://a.example/b?ticket=1 ${'😀 x '.repeat(500)}`,
      ),
    ),
  );
  reporter.report(inWindow({ email: 'mona@example.com' }));
  await settle();
  expect(sent[0]?.message).toMatch(
    /^Error: \[name\] at \[email\] read http:\/\/a\.example\/b 😀 x/,
  );
  expect(clientErrorSchema.safeParse(sent[0]).success).toBe(true);
  expect(sent[1]?.message).toBe('thrown: [object Object]');
});

it('retries three times if the server is down, then drops the report and sends the next', async () => {
  let down = true;
  const { reporter, connect, sent, timers } = setUp({
    answer: () => (down ? Promise.reject(new Error('down')) : Promise.resolve()),
  });
  connect();
  reporter.report(inWindow('first'));
  reporter.report(inWindow('second'));
  const waited: number[] = [];
  for (let round = 0; round < SEND_RETRIES_MS.length; round += 1) {
    await settle();
    const timer = timers.shift();
    waited.push(timer?.delayMs ?? 0);
    if (round === SEND_RETRIES_MS.length - 1) down = false;
    timer?.run();
  }
  await settle();
  expect(waited).toEqual([...SEND_RETRIES_MS]);
  expect(sent.map(({ message }) => message)).toEqual([
    'first',
    'first',
    'first',
    'first',
    'second',
  ]);
  expect(timers).toEqual([]);
});

it('sends queued reports immediately when the page closes', async () => {
  const { reporter, connect, sent } = setUp({ answer: () => new Promise(() => undefined) });
  connect();
  reporter.report(inWindow('on its way'));
  reporter.report(inWindow('waits'));
  await settle();
  reporter.handleLeaving();
  reporter.handleLeaving();
  expect(sent.map(({ message }) => message)).toEqual(['on its way', 'waits']);
});

it('never throws or reports its own errors', async () => {
  const { reporter, connect, sent } = setUp({
    answer: () => {
      throw new Error('refused at once');
    },
  });
  connect();
  const hostile = Object.defineProperty(new Error('x'), 'message', {
    get() {
      throw new Error('no message');
    },
  });
  expect(() => reporter.report(inWindow(hostile))).not.toThrow();
  reporter.report(inWindow('x'));
  await settle();
  expect(() => reporter.handleLeaving()).not.toThrow();
  expect(sent.map(({ message }) => message)).toEqual(['x', 'x']);
  reporter.dispose();
});
