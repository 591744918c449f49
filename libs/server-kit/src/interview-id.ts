import { idSchema, MAIN_API } from '@portal/protocol';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** The interview that no route or body names: found out while the request was answered. */
    notedInterview: string | null;
  }
}

/** Says which interview a request has turned out to be about. */
export function noteInterview(request: FastifyRequest, interviewId: string): void {
  request.notedInterview = interviewId;
}

/**
 * The interview that a request is about, for the log and for traces: what was noted, the interview in its path, or `interview_id` of its body.
 * Only looked up where something is written, in what has been parsed already; whatever is not an id stays out, wherever it stood.
 */
export function interviewIdOf(request: FastifyRequest): string | undefined {
  if (request.notedInterview !== null) return request.notedInterview;
  const ofPath = request.routeOptions.url?.startsWith(MAIN_API.interview)
    ? (request.params as { id?: unknown } | undefined)?.id
    : undefined;
  const named =
    ofPath ?? (request.body as { interview_id?: unknown } | null | undefined)?.interview_id;
  return typeof named === 'string' && idSchema.safeParse(named).success ? named : undefined;
}
