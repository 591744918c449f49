import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { sameSecret } from './secrets';

export const REQUEST_ID_HEADER = 'x-request-id';
const REQUEST_ID = /^[\w-]{8,64}$/;

/**
 * Ids that one service sends to another, so that a request can be followed through the logs and
 * traces of both.
 */
export interface CallContext {
  requestId: string;
  /** W3C Trace Context value, present only if tracing is on. */
  traceparent?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Trace context of the request's span, or null if tracing is off. */
    traceparent: string | null;
  }
}

/**
 * Whether the caller is one of our services, which all share a token. Only they may set request ids
 * and trace ids: anyone else could make log entries appear to belong to another request.
 */
export function isOwnPart({ authorization }: IncomingHttpHeaders, serviceToken: string): boolean {
  return authorization !== undefined && sameSecret(authorization, `Bearer ${serviceToken}`);
}

/**
 * Returns the id that one of our services sent with its request. For other callers, returns a new
 * id.
 */
export function requestIdFor(headers: IncomingHttpHeaders, serviceToken: string): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && REQUEST_ID.test(given) && isOwnPart(headers, serviceToken)
    ? given
    : randomUUID();
}

/** Returns the context to send with calls made on behalf of this request. */
export const callContextOf = ({ id, traceparent }: FastifyRequest): CallContext => ({
  requestId: id,
  ...(traceparent !== null && { traceparent }),
});
