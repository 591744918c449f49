import type { Telemetry, TelemetryAttributes, TelemetrySpan } from '@portal/server-kit/telemetry';
import type { Dispatch } from './dispatch';
import type { Notice } from './session/notices';
import { traceClock, type Trace } from './trace';

/**
 * Histogram buckets for the time between the candidate's last voiced sample and the first audible
 * sample of the reply (seconds).
 */
const LATENCY_BUCKETS_S = [0.2, 0.4, 0.6, 0.8, 1, 1.25, 1.5, 2, 2.5, 3, 4, 5, 7.5, 10];
/**
 * Maximum time from the end of a turn to the decision on how to reply (ms). Anything said later is
 * probably a nudge, not a reply: the interviewer first nudges after 8 s of silence.
 */
const REPLY_WITHIN_MS = 5_000;
/** The kind of engine that each notice is about. */
const ENGINES: Partial<Record<Notice[0], string>> = {
  hearing_fallback: 'hearing',
  typed_answers_only: 'hearing',
  voice_fallback: 'speaking',
  language_fallback: 'language',
};

/**
 * One HTTP request to a server: the headers to send, and a callback for the status (null if there
 * was no response).
 */
export interface OutgoingCall {
  headers: Record<string, string>;
  ended(status: number | null): void;
}

/** Records telemetry for one interview. */
export interface InterviewObserver {
  trace: Trace;
  noticed(name: Notice[0]): void;
  calls(method: string, route: string): OutgoingCall;
  /** Never rejects. */
  close(): Promise<void>;
}

type Call = Pick<Dispatch, 'interviewId' | 'requestId' | 'traceparent'>;

/**
 * Records the interview as a span in the trace of the request that started it. Turns and HTTP calls
 * become child spans. Without telemetry, only the request id is forwarded.
 */
export function observeInterview(
  telemetry: Telemetry | undefined,
  { interviewId, requestId, traceparent }: Call,
): InterviewObserver {
  const idHeader: Record<string, string> =
    requestId === undefined ? {} : { 'x-request-id': requestId };
  if (!telemetry)
    return {
      trace: () => undefined,
      noticed: () => undefined,
      calls: () => ({ headers: idHeader, ended: () => undefined }),
      close: () => Promise.resolve(),
    };
  const ids: TelemetryAttributes = {
    'portal.interview.id': interviewId,
    ...(requestId !== undefined && { 'portal.request.id': requestId }),
  };
  const interview = telemetry.startSpan('interview', { parent: traceparent, attributes: ids });
  const takeovers = telemetry.meter.createCounter('portal.interviewer.takeovers', {
    unit: '{takeover}',
    description: 'Interviews that this interviewer took over from another',
  });
  const fallbacks = telemetry.meter.createCounter('portal.engine.fallbacks', {
    unit: '{fallback}',
    description: 'Engines that gave way to another, or to none',
  });
  return {
    trace: turnSpans(telemetry, interview, ids),
    noticed(name) {
      if (name === 'interviewer_changed') takeovers.add(1);
      const engine = ENGINES[name];
      if (engine !== undefined)
        fallbacks.add(1, { 'portal.engine': engine } satisfies TelemetryAttributes);
    },
    calls(method, route) {
      const span = telemetry.startSpan(`${method} ${route}`, {
        kind: 'client',
        parent: interview.traceparent,
        attributes: { ...ids, 'http.request.method': method, 'http.route': route },
      });
      return {
        headers: { ...idHeader, traceparent: span.traceparent },
        ended(status) {
          span.set(
            status === null
              ? { 'error.type': 'unreachable' }
              : { 'http.response.status_code': status },
          );
          span.end({ failed: status === null || status >= 400 });
        },
      };
    },
    close() {
      interview.end();
      return telemetry.close();
    },
  };
}

/**
 * Returns a trace that records the latency of each turn that gets a reply. Each of these turns
 * becomes a span with one child span per stage.
 * @param clock returns the number of milliseconds since the epoch
 */
export function turnSpans(
  telemetry: Telemetry,
  interview: Pick<TelemetrySpan, 'traceparent'>,
  ids: TelemetryAttributes,
  clock = traceClock,
): Trace {
  const latency = telemetry.meter.createHistogram('portal.voice.latency', {
    unit: 's',
    description: 'From the end of the candidate’s voice to the first sound of the reply',
    advice: { explicitBucketBoundaries: LATENCY_BUCKETS_S },
  });
  let voicedAt: number | null = null;
  let overAt: number | null = null;
  let decidedAt: number | null = null;
  return (event, more) => {
    const now = clock();
    if (event === 'voice_ended') voicedAt = more?.voicedAt ?? now;
    else if (event === 'turn_over') {
      overAt = now;
      decidedAt = null;
    } else if (event === 'reply_decided')
      decidedAt = overAt !== null && now - overAt <= REPLY_WITHIN_MS ? now : null;
    if (event !== 'first_sample_out') return;
    if (voicedAt !== null && overAt !== null && decidedAt !== null) {
      latency.record((now - voicedAt) / 1_000);
      const turn = telemetry.startSpan('turn', {
        parent: interview.traceparent,
        attributes: ids,
        startedAt: voicedAt,
      });
      let startedAt = voicedAt;
      for (const [name, endedAt] of [
        ['recognise', overAt],
        ['think', decidedAt],
        ['first sound', now],
      ] as const) {
        // If a stage appears to end before the previous one, record its duration as zero.
        const reached = Math.max(startedAt, endedAt);
        telemetry
          .startSpan(name, { parent: turn.traceparent, attributes: ids, startedAt })
          .end({ endedAt: reached });
        startedAt = reached;
      }
      turn.end({ endedAt: now });
    }
    overAt = null;
    decidedAt = null;
  };
}
