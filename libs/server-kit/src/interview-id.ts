import { idSchema, MAIN_API } from '@portal/protocol';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Id of the interview that the request is about, set by a handler if neither the path nor the
     * body contains it.
     */
    notedInterview: string | null;
  }
}

/** Records which interview a request is about, for logs and traces. */
export function noteInterview(request: FastifyRequest, interviewId: string): void {
  request.notedInterview = interviewId;
}

/**
 * Returns the id of the interview that a request is about, for logs and traces: the one set by
 * `noteInterview`, otherwise the id in the path, otherwise `interview_id` in the body. Returns
 * undefined if there is no id or it is not valid.
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
