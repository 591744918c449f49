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
/** Accepts the credentials of the interview's owner or of the interviewer. */
export const ownerOrServiceSecurity: Security = [...bearerSecurity, { serviceToken: [] }];
/** Accepts a report ticket, or the credentials of the interview's owner or of the interviewer. */
export const readerSecurity: Security = [...ownerOrServiceSecurity, { reportTicket: [] }];

/** Anything that has an owner, such as an interview or a report. */
type Owned = Pick<StoredInterview, 'userId'>;

/**
 * Returns the interview if the caller owns it or is the interviewer.
 * @throws AppError 404 if the interview does not exist or belongs to another user
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
 * Reads an interview or a report for a caller who owns the interview or has a report ticket for it.
 * If `what` is `interview`, the interviewer is allowed too, so that a worker can take over from one
 * that failed.
 * @param get reads the interview or the report
 * @throws AppError 401 without credentials, 404 if the record does not exist or belongs to another
 *   user
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
