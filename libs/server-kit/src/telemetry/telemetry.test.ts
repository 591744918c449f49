import { once } from 'node:events';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import {
  createServer,
  loadServerConfig,
  noteInterview,
  observeJobs,
  openTelemetry,
  type AppServer,
  type Telemetry,
} from '../index';
import { startOtlpReceiver, type OtlpReceiver } from '../testing/otlp-receiver';

const config = loadServerConfig(
  { JWT_SECRET: 'x'.repeat(32), INTERVIEWER_TOKEN: 'y'.repeat(16), RATE_LIMIT_MAX: '0' },
  { port: 0 },
);
const INTERVIEW = '3f0b6c1e-8a52-4d7e-9c3a-5b1f0e2d4a68';
const TRACEPARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const asOwnPart = { authorization: `Bearer ${config.interviewerToken}` };

let warnings: object[];
const log = { warn: (fields: object) => void warnings.push(fields) };
const opened: { close(): Promise<unknown> }[] = [];
beforeEach(() => {
  warnings = [];
});
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close();
});
const owned = <T extends { close(): Promise<unknown> }>(one: T): T => {
  opened.push(one);
  return one;
};

async function serverWith(telemetry: Telemetry): Promise<AppServer> {
  const app = owned(
    await createServer({ service: 'test', version: '1', config, logger: false, telemetry }),
  );
  await app.register(async (routes: AppServer) => {
    routes.get('/api/v1/interviews/:id', async (request) => ({ traceparent: request.traceparent }));
    routes.get('/people/:email', async (request) => {
      noteInterview(request, INTERVIEW);
      throw new Error('no account for mona@example.com');
    });
  });
  return app;
}

async function observed(): Promise<{
  app: AppServer;
  telemetry: Telemetry;
  receiver: OtlpReceiver;
}> {
  const receiver = owned(await startOtlpReceiver());
  const telemetry = owned(
    (await openTelemetry(
      { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url },
      { part: 'main-api', log },
    )) as Telemetry,
  );
  return { receiver, telemetry, app: await serverWith(telemetry) };
}

it('without a collector there is none, and none of its packages is loaded', async () => {
  expect(await openTelemetry({}, { part: 'main-api', log })).toBeUndefined();
  expect(
    await openTelemetry({ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, { part: 'main-api', log }),
  ).toBeUndefined();
});

it.each([
  [
    'OTEL_EXPORTER_OTLP_ENDPOINT',
    'collector:4318',
    /^Configuration: OTEL_EXPORTER_OTLP_ENDPOINT must be an http/,
  ],
  [
    'OTEL_EXPORTER_OTLP_PROTOCOL',
    'grpc',
    /^Configuration: OTEL_EXPORTER_OTLP_PROTOCOL must be http\/protobuf$/,
  ],
])('a wrong %s ends the start with one line that names it', async (name, value, line) => {
  await expect(openTelemetry({ [name]: value }, { part: 'main-api', log })).rejects.toThrow(line);
});

describe('a request', () => {
  it('is a span of its method, route, status and ids, in the trace of the own part that called', async () => {
    const { app, telemetry, receiver } = await observed();
    const reply = await app.inject({
      method: 'GET',
      url: `/api/v1/interviews/${INTERVIEW}?q=mona`,
      headers: {
        ...asOwnPart,
        'x-request-id': 'request-7',
        traceparent: TRACEPARENT,
        'user-agent': 'Mona’s',
      },
    });
    await telemetry.close();
    const [span] = receiver.spans;
    expect(span).toMatchObject({
      service: 'main-api',
      name: 'GET /api/v1/interviews/:id',
      kind: 2,
      failed: false,
      traceId: '0af7651916cd43dd8448eb211c80319c',
      parentSpanId: 'b7ad6b7169203331',
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/v1/interviews/:id',
        'http.response.status_code': 200,
        'portal.request.id': 'request-7',
        'portal.interview.id': INTERVIEW,
      },
    });
    expect(Object.keys(span?.attributes ?? {})).toHaveLength(5);
    expect(reply.json()).toEqual({ traceparent: `00-${span?.traceId}-${span?.spanId}-01` });
  });

  it('of anybody else begins a trace, whatever they send', async () => {
    const { app, telemetry, receiver } = await observed();
    for (const traceparent of [TRACEPARENT, 'x'.repeat(5_000)])
      await app.inject({
        method: 'GET',
        url: `/api/v1/interviews/${INTERVIEW}`,
        headers: { traceparent },
      });
    await app.inject({
      method: 'GET',
      url: `/api/v1/interviews/${INTERVIEW}`,
      headers: { ...asOwnPart, traceparent: 'malformed' },
    });
    await telemetry.close();
    expect(
      receiver.spans.map(({ traceId, parentSpanId }) => [
        traceId === TRACEPARENT.split('-')[1],
        parentSpanId,
      ]),
    ).toEqual([
      [false, ''],
      [false, ''],
      [false, ''],
    ]);
  });

  it('that fails is a failed one, and nothing of its path, of who is in it and of what went wrong is told', async () => {
    const { app, telemetry, receiver } = await observed();
    await app.inject({ method: 'GET', url: '/people/mona@example.com' });
    await app.inject({ method: 'GET', url: '/nowhere/mona' });
    await telemetry.close();
    expect(receiver.spans).toMatchObject([
      {
        name: 'GET /people/:email',
        failed: true,
        attributes: { 'error.type': '500', 'portal.interview.id': INTERVIEW },
      },
      { name: 'GET', failed: false, attributes: { 'http.response.status_code': 404 } },
    ]);
    expect(receiver.raw()).not.toMatch(/mona|no account/);
  });

  it('is measured in seconds by route and status; balancers that ask for health are not', async () => {
    const { app, telemetry, receiver } = await observed();
    for (const url of [
      `/api/v1/interviews/${INTERVIEW}`,
      `/api/v1/interviews/${crypto.randomUUID()}`,
      '/health',
      '/ready',
    ])
      await app.inject({ method: 'GET', url });
    await telemetry.close();
    const durations = receiver.points.filter(({ name }) => name === 'http.server.request.duration');
    expect(durations).toEqual([
      {
        service: 'main-api',
        name: 'http.server.request.duration',
        unit: 's',
        count: 2,
        sum: expect.any(Number),
        attributes: {
          'http.request.method': 'GET',
          'http.route': '/api/v1/interviews/:id',
          'http.response.status_code': 200,
        },
      },
    ]);
    expect(durations[0]?.sum).toBeLessThan(60);
    expect(receiver.spans).toHaveLength(2);
  });
});

it('memory and the event loop are measured', async () => {
  const { telemetry, receiver } = await observed();
  await telemetry.close();
  expect(
    receiver.points.find(({ name }) => name === 'process.memory.usage')?.value,
  ).toBeGreaterThan(10_000_000);
  expect(receiver.points.map(({ name }) => name)).toContain('nodejs.eventloop.utilization');
});

it('jobs are spans of their attempts, and their queues are measured; a database that is away hinders nothing', async () => {
  const { telemetry, receiver } = await observed();
  const queue = { waiting: 3, retrying: 1, active: 2, failed: 0, oldestWaitingS: 4.5 };
  const ended = observeJobs(telemetry, 'analyze-interview', () =>
    Promise.resolve([
      { ...queue, queue: 'analyze-interview' },
      { ...queue, queue: 'read-document' },
    ]),
  );
  observeJobs(telemetry, 'read-document', () => Promise.reject(new Error('the database is away')));
  ended({
    job: 'j1',
    queue: 'analyze-interview',
    attempt: 2,
    outcome: 'analyzed',
    startedAt: Date.now() - 1_500,
    interviewId: INTERVIEW,
  });
  ended({
    job: 'j2',
    queue: 'analyze-interview',
    attempt: 5,
    outcome: 'failed',
    startedAt: Date.now(),
  });
  await telemetry.close();
  const [first, second] = receiver.spans;
  expect(first).toMatchObject({
    name: 'job analyze-interview',
    failed: false,
    attributes: {
      'portal.job.id': 'j1',
      'portal.job.attempt': 2,
      'portal.job.outcome': 'analyzed',
      'portal.interview.id': INTERVIEW,
    },
  });
  expect(
    Math.round(((first?.endedAt ?? 0) - (first?.startedAt ?? 0)) / 1_000),
  ).toBeGreaterThanOrEqual(1);
  expect(second).toMatchObject({ failed: true });
  const of = (name: string) =>
    receiver.points
      .filter((point) => point.name === name)
      .map(({ attributes, value }) => [attributes['portal.job.state'], value]);
  expect(of('portal.jobs')).toEqual([
    ['waiting', 3],
    ['retrying', 1],
    ['active', 2],
    ['failed', 0],
  ]);
  expect(of('portal.jobs.oldest_waiting')).toEqual([[undefined, 4.5]]);
});

describe('a collector', () => {
  // Environment variables for the OpenTelemetry packages: a short export timeout (ms), a small span
  // queue and small batches.
  const ours = {
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
    OTEL_BSP_MAX_QUEUE_SIZE: '50',
    OTEL_BSP_MAX_EXPORT_BATCH_SIZE: '10',
  };
  beforeAll(() => void Object.assign(process.env, ours));
  afterAll(() => Object.keys(ours).forEach((name) => delete process.env[name]));

  it('that takes and never answers hinders no request, and the end does not wait for it', async () => {
    const sockets = new Set<Socket>();
    const server = createTcpServer((socket) => void sockets.add(socket)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    owned({
      close: async () => {
        sockets.forEach((socket) => socket.destroy());
        server.close();
      },
    });
    const { port } = server.address() as AddressInfo;
    const telemetry = owned(
      (await openTelemetry(
        {
          OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
          OTEL_METRIC_EXPORT_INTERVAL: '100',
        },
        { part: 'main-api', log },
      )) as Telemetry,
    );
    const app = await serverWith(telemetry);
    // Send more requests than the span queue can hold: the excess spans must be dropped without
    // delaying any request.
    for (let sent = 0; sent < 200; sent += 1)
      expect(
        (await app.inject({ method: 'GET', url: `/api/v1/interviews/${INTERVIEW}` })).statusCode,
      ).toBe(200);
    await telemetry.close();
    expect(sockets.size).toBeGreaterThan(0);
  });

  it('that is not there hinders no request, and is told of once', async () => {
    const telemetry = owned(
      (await openTelemetry(
        { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' },
        { part: 'main-api', log },
      )) as Telemetry,
    );
    const app = await serverWith(telemetry);
    expect(
      (await app.inject({ method: 'GET', url: `/api/v1/interviews/${INTERVIEW}` })).statusCode,
    ).toBe(200);
    await telemetry.close();
    expect(warnings).toHaveLength(1);
  });
});
