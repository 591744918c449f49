import { idSchema, MAIN_API } from '@portal/protocol';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /** An interview found during the request, if neither path nor body names it. */
    notedInterview: string | null;
  }
}

/** Records which interview a request is about. */
export function noteInterview(request: FastifyRequest, interviewId: string): void {
  request.notedInterview = interviewId;
}

/**
 * The interview of a request, for logs and traces: the recorded one, the one in the path, or
 * `interview_id` of the body. Values that are not ids are dropped.
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
