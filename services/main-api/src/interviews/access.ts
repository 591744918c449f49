import type { Database, StoredInterview } from '@portal/db';
import { HEADERS, idSchema } from '@portal/protocol';
import {
  bearerSecurity,
  hashToken,
  headerOf,
  notFound,
  type Caller,
  type Security,
} from '@portal/server-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { MainApiContext } from '../context';

export const interviewParamsSchema = z.object({ id: idSchema });
/** Access for the owner and the interviewer. */
export const ownerOrServiceSecurity: Security = [...bearerSecurity, { serviceToken: [] }];
/** Access for the owner, the interviewer, and anyone with a report ticket. */
export const readerSecurity: Security = [...ownerOrServiceSecurity, { reportTicket: [] }];

/** An interview, or anything else that contains the id of its owner. */
type Owned = Pick<StoredInterview, 'userId'>;

/**
 * Returns the interview if the caller owns it or is the interviewer.
 * @throws AppError 404 if there is none, or it belongs to another user
 */
export const interviewFor = async (
  db: Database,
  caller: Caller,
  id: string,
): Promise<StoredInterview> => allowed(await db.interviews.get(id), caller);

function allowed<Read extends Owned>(interview: Read | null, caller: Caller): Read {
  if (
    interview &&
    (caller.kind === 'service' || (caller.kind === 'user' && interview.userId === caller.userId))
  )
    return interview;
  throw notFound('Interview');
}

/**
 * Reads an interview or its report for its owner, or for someone with a report ticket for it. The
 * interviewer may read interviews and messages, so that a worker can take over from one that
 * failed, but not reports.
 * @param get reads the requested data
 * @throws AppError 401 without credentials, 404 for another user's interview
 */
export async function readableInterview<Read extends Owned>(
  context: MainApiContext,
  request: FastifyRequest,
  {
    id,
    what,
    get,
  }: { id: string; what: 'interview' | 'report'; get: (id: string) => Promise<Read | null> },
): Promise<Read> {
  const ticket = headerOf(request, HEADERS.reportTicket);
  const opened =
    ticket && (await context.db.reportTickets.findInterviewId(hashToken(ticket), context.now()));
  if (opened) {
    const interview = opened === id ? await get(id) : null;
    if (interview) return interview;
  }
  if (opened && !request.headers.authorization) throw notFound('Interview');
  const { identifyUser, identifyUserOrService } = context.guards;
  request.caller = await (what === 'report' ? identifyUser : identifyUserOrService)(request);
  return allowed(await get(id), request.caller);
}
