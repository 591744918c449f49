/** Services that must appear in the trace of every interview. */
const PARTS = ['voice-api', 'main-api', 'interviewer'];

/**
 * Lists the problems in the telemetry that a collector received during interviews, at least one of
 * which was spoken.
 * @param {{ spans: { service: string, name: string, traceId: string, spanId: string, parentSpanId:
 *   string }[], points: { name: string, count?: number }[], raw(): string }} received
 * everything that the collector received
 * @param {readonly string[]} words in lower case; the telemetry must not contain them
 * @returns {string[]} the problems
 */
export function faultsOfTelemetry({ spans, points, raw }, words) {
  const faults = [];
  const interviews = spans.filter(
    ({ service, name }) => service === 'interviewer' && name === 'interview',
  );
  if (interviews.length === 0) faults.push('no interview is a span');
  for (const { traceId, parentSpanId } of interviews) {
    const trace = spans.filter((span) => span.traceId === traceId);
    const missing = PARTS.filter((part) => !trace.some(({ service }) => service === part));
    if (missing.length > 0)
      faults.push(`an interview's trace has nothing of ${missing.join(', ')}`);
    if (!trace.some(({ service, spanId }) => spanId === parentSpanId && service === 'voice-api'))
      faults.push('an interview does not stand under the request that called for it');
  }
  if (!spans.some(({ name }) => name === 'turn')) faults.push('no turn is a span');
  if (!points.some(({ name, count = 0 }) => name === 'portal.voice.latency' && count > 0))
    faults.push("the voice's latency was not measured");
  const sent = raw().toLowerCase();
  return [
    ...faults,
    ...words.filter((word) => sent.includes(word)).map((word) => `it holds ${word}`),
  ];
}
