import { openTelemetry, type Telemetry } from '@portal/server-kit/telemetry';
import { type OtlpReceiver, startOtlpReceiver } from '@portal/server-kit/testing/otlp-receiver';
import { Backend } from './backend';
import { observeInterview, turnSpans } from './telemetry';

const INTERVIEW = '3f0b6c1e-8a52-4d7e-9c3a-5b1f0e2d4a68';
const CALL = {
  interviewId: INTERVIEW,
  requestId: 'request-7',
  traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01',
};

let receiver: OtlpReceiver;
let telemetry: Telemetry;
beforeEach(async () => {
  receiver = await startOtlpReceiver();
  telemetry = (await openTelemetry(
    { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url },
    { part: 'interviewer', log: { warn: () => undefined } },
  )) as Telemetry;
});
afterEach(async () => {
  await telemetry.close();
  await receiver.close();
});

const START = 1_800_000_000_000;
async function traced(
  moments: readonly (readonly [at: number, event: Parameters<ReturnType<typeof turnSpans>>[0]])[],
) {
  let now = 0;
  const interview = telemetry.startSpan('interview');
  const trace = turnSpans(
    telemetry,
    interview,
    { 'portal.interview.id': INTERVIEW },
    () => START + now,
  );
  for (const [at, event] of moments) {
    now = at;
    trace(event, event === 'voice_ended' ? { voicedAt: START + at - 100 } : undefined);
  }
  await telemetry.close();
  const lengths = receiver.spans.map(({ name, startedAt, endedAt }) => [
    name,
    Math.round(endedAt - startedAt),
  ]);
  const latency = receiver.points.find(({ name }) => name === 'portal.voice.latency');
  return { lengths, latency };
}

it('a turn is a span with its stages, and latency is measured from the last voiced sample', async () => {
  const { lengths, latency } = await traced([
    [100, 'voice_ended'],
    [150, 'may_be_over'],
    [400, 'turn_over'],
    [700, 'reply_decided'],
    [900, 'first_sample_out'],
    [1_500, 'reply_decided'],
    [1_600, 'first_sample_out'],
  ]);
  expect(lengths).toEqual([
    ['recognise', 400],
    ['think', 300],
    ['first sound', 200],
    ['turn', 900],
  ]);
  expect(latency).toMatchObject({ unit: 's', count: 1, sum: expect.closeTo(0.9, 3) as number });
});

it('spontaneous speech, and speech long after a turn, is not a reply', async () => {
  const { lengths, latency } = await traced([
    [0, 'reply_decided'],
    [10, 'first_sample_out'],
    [200, 'voice_ended'],
    [300, 'turn_over'],
    [8_500, 'reply_decided'],
    [8_600, 'first_sample_out'],
  ]);
  expect([lengths, latency]).toEqual([[], undefined]);
});

it('a withdrawn reply counts from the end of what the candidate added', async () => {
  const { latency } = await traced([
    [100, 'voice_ended'],
    [300, 'turn_over'],
    [350, 'reply_decided'],
    [1_100, 'voice_ended'],
    [1_300, 'turn_over'],
    [1_400, 'reply_decided'],
    [1_500, 'first_sample_out'],
  ]);
  expect(latency).toMatchObject({ count: 1, sum: expect.closeTo(0.5, 3) as number });
});

it('an interview belongs to the trace and the request that started it, and so do its calls to the servers', async () => {
  const sent: Record<string, string>[] = [];
  const observer = observeInterview(telemetry, CALL);
  const backend = new Backend(
    { mainApiUrl: 'http://main.example', voiceApiUrl: 'http://voice.example', token: 't' },
    (_url, init) => {
      sent.push(init?.headers as Record<string, string>);
      return Promise.resolve(
        Response.json({ data: [] }, { status: sent.length === 1 ? 200 : 503 }),
      );
    },
    observer.calls,
  );
  await backend.messages(INTERVIEW);
  await backend.complete(INTERVIEW).catch(() => undefined);
  observer.noticed('interviewer_changed');
  observer.noticed('hearing_fallback');
  await observer.close();
  const [first, second, interview] = receiver.spans;
  expect(interview).toMatchObject({
    name: 'interview',
    service: 'interviewer',
    traceId: CALL.traceparent.split('-')[1],
    parentSpanId: CALL.traceparent.split('-')[2],
    attributes: { 'portal.interview.id': INTERVIEW, 'portal.request.id': 'request-7' },
  });
  expect(first).toMatchObject({
    name: 'GET /api/v1/interviews/:id/messages',
    kind: 3,
    failed: false,
    traceId: interview?.traceId,
    parentSpanId: interview?.spanId,
  });
  expect(second).toMatchObject({
    name: 'PATCH /api/v1/interviews/:id/complete',
    failed: true,
    attributes: { 'http.response.status_code': 503 },
  });
  expect(sent[0]).toMatchObject({
    'x-request-id': 'request-7',
    traceparent: `00-${first?.traceId}-${first?.spanId}-01`,
  });
  expect(
    receiver.points
      .filter(({ name }) => name.startsWith('portal.'))
      .map(({ name, value, attributes }) => [name, value, attributes]),
  ).toEqual([
    ['portal.interviewer.takeovers', 1, {}],
    ['portal.engine.fallbacks', 1, { 'portal.engine': 'hearing' }],
  ]);
});

it('passes on the request id without telemetry too', () => {
  expect(observeInterview(undefined, CALL).calls('GET', '/x').headers).toEqual({
    'x-request-id': 'request-7',
  });
});
