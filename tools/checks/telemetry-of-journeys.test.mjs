import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOfTelemetry } from './telemetry-of-journeys.mjs';

const span = (service, name, spanId, parentSpanId = '') => ({
  service,
  name,
  traceId: 't',
  spanId,
  parentSpanId,
});
const SPANS = [
  span('voice-api', 'POST /auth/login', '1'),
  span('interviewer', 'interview', '2', '1'),
  span('interviewer', 'turn', '3', '2'),
  span('main-api', 'POST /api/v1/interviews/:id/messages', '4', '2'),
];
const LATENCY = { name: 'portal.voice.latency', count: 3 };
const received = ({ spans = SPANS, points = [LATENCY], raw = 'POST /auth/login' } = {}) => ({
  spans,
  points,
  raw: () => raw,
});

test('an interview with one trace through all parts and measured turns has no problems', () => {
  assert.deepEqual(faultsOfTelemetry(received(), ['layla']), []);
});

for (const [what, change, fault] of [
  ['nothing came', { spans: [], points: [] }, /no interview/],
  [
    'a part is not in the trace',
    { spans: SPANS.filter(({ service }) => service !== 'main-api') },
    /nothing of main-api/,
  ],
  [
    'a part is in a trace of its own',
    {
      spans: SPANS.map((one) => (one.service === 'main-api' ? { ...one, traceId: 'other' } : one)),
    },
    /nothing of main-api/,
  ],
  [
    'the interview stands by itself',
    { spans: SPANS.map((one) => (one.name === 'interview' ? { ...one, parentSpanId: '' } : one)) },
    /does not stand under/,
  ],
  ['no turn was told', { spans: SPANS.filter(({ name }) => name !== 'turn') }, /no turn/],
  ['no latency was measured', { points: [{ ...LATENCY, count: 0 }] }, /latency/],
  ['a name is in it', { raw: 'POST /people/Layla' }, /it holds layla/],
])
  test(`reported: ${what}`, () =>
    assert.match(faultsOfTelemetry(received(change), ['layla']).join('; '), fault));
