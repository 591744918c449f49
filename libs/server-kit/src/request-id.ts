import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { sameSecret } from './secrets';

export const REQUEST_ID_HEADER = 'x-request-id';
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Context that one service passes to another. */
export interface CallContext {
  requestId: string;
  /** W3C Trace Context, if tracing is on. */
  traceparent?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The request span's trace context, if tracing is on. */
    traceparent: string | null;
  }
}

/**
 * Whether the caller is one of our services, by its token. Only services may set request ids and
 * traces: others could write into another request’s log.
 */
export function isOwnPart({ authorization }: IncomingHttpHeaders, serviceToken: string): boolean {
  return authorization !== undefined && sameSecret(authorization, `Bearer ${serviceToken}`);
}

/** The request's id: the caller's for our own services, otherwise a new one. */
export function requestIdFor(headers: IncomingHttpHeaders, serviceToken: string): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && REQUEST_ID.test(given) && isOwnPart(headers, serviceToken)
    ? given
    : randomUUID();
}

/** Context for outgoing calls of this request. */
export const callContextOf = ({ id, traceparent }: FastifyRequest): CallContext => ({
  requestId: id,
  ...(traceparent !== null && { traceparent }),
});
