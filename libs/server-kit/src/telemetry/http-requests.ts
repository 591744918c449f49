import type { FastifyRequest } from 'fastify';
import { interviewIdOf } from '../interview-id';
import { isOwnPart } from '../request-id';
import type { Telemetry, TelemetryAttributes, TelemetrySpan } from './telemetry';

/** Histogram bucket boundaries (s), as recommended by OpenTelemetry's semantic conventions. */
const DURATION_BUCKETS_S = [
  0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10,
];
/** Routes that are not measured, because load balancers call them every second. */
const UNOBSERVED = new Set(['/health', '/ready']);
/**
 * Methods that are recorded by name. Clients can invent others, which would create an unlimited
 * number of metric series.
 */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']);

export interface RequestObserver {
  begin(request: FastifyRequest): void;
  /**
   * @param status HTTP status, or null if the client disconnected
   * @param elapsedMs duration of the request
   */
  end(request: FastifyRequest, status: number | null, elapsedMs: number): void;
}

/**
 * Records a span and a duration for each request. Neither contains user input, only the method,
 * route, status and ids.
 */
export function observeRequests(telemetry: Telemetry, serviceToken: string): RequestObserver {
  const duration = telemetry.meter.createHistogram('http.server.request.duration', {
    unit: 's',
    description: 'Duration of HTTP server requests',
    advice: { explicitBucketBoundaries: DURATION_BUCKETS_S },
  });
  const spans = new WeakMap<
    FastifyRequest,
    { span: TelemetrySpan; attributes: TelemetryAttributes }
  >();
  return {
    begin(request) {
      const route = request.routeOptions.url;
      if (route !== undefined && UNOBSERVED.has(route)) return;
      const method = METHODS.has(request.method) ? request.method : '_OTHER';
      const { traceparent } = request.headers;
      const attributes = {
        'http.request.method': method,
        ...(route !== undefined && { 'http.route': route }),
      };
      const span = telemetry.startSpan(route === undefined ? method : `${method} ${route}`, {
        kind: 'server',
        attributes: { ...attributes, 'portal.request.id': request.id },
        parent:
          typeof traceparent === 'string' && isOwnPart(request.headers, serviceToken)
            ? traceparent
            : undefined,
      });
      request.traceparent = span.traceparent;
      spans.set(request, { span, attributes });
    },
    end(request, status, elapsedMs) {
      const begun = spans.get(request);
      if (!begun) return;
      spans.delete(request);
      const failed = status !== null && status >= 500;
      const result = {
        ...(status === null
          ? { 'error.type': 'aborted' }
          : { 'http.response.status_code': status }),
        ...(failed && { 'error.type': String(status) }),
      };
      duration.record(elapsedMs / 1_000, {
        ...begun.attributes,
        ...result,
      } satisfies TelemetryAttributes);
      const interviewId = interviewIdOf(request);
      begun.span.set({
        ...result,
        ...(interviewId !== undefined && { 'portal.interview.id': interviewId }),
      });
      begun.span.end({ failed });
    },
  };
}
