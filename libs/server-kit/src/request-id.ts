import type { FastifyRequest } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { sameSecret } from './secrets';

export const REQUEST_ID_HEADER = 'x-request-id';
const REQUEST_ID = /^[\w-]{8,64}$/;

/** What one part sends along when it calls another, or calls another to work. */
export interface CallContext {
  requestId: string;
  /** W3C Trace Context, where traces are on. */
  traceparent?: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the request's span, where traces are on. */
    traceparent: string | null;
  }
}

/**
 * Whether the caller is one of our own parts, by its service token: only such may say which request or trace theirs belongs to. From
 * anybody else an id would let strangers write themselves into the story of another's request.
 */
export function isOwnPart({ authorization }: IncomingHttpHeaders, serviceToken: string): boolean {
  return authorization !== undefined && sameSecret(authorization, `Bearer ${serviceToken}`);
}

/** The id a request is known by everywhere: that of the own part which calls, else a new one. */
export function requestIdFor(headers: IncomingHttpHeaders, serviceToken: string): string {
  const given = headers[REQUEST_ID_HEADER];
  return typeof given === 'string' && REQUEST_ID.test(given) && isOwnPart(headers, serviceToken)
    ? given
    : randomUUID();
}

/** For whatever a request calls in its turn. */
export const callContextOf = ({ id, traceparent }: FastifyRequest): CallContext => ({
  requestId: id,
  ...(traceparent !== null && { traceparent }),
});
