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
/** Credentials of the interview's owner or the interviewer. */
export const ownerOrServiceSecurity: Security = [...bearerSecurity, { serviceToken: [] }];
/** Credentials of the interview's owner or the interviewer, or a report ticket. */
export const readerSecurity: Security = [...ownerOrServiceSecurity, { reportTicket: [] }];

/** An interview, or anything else that contains the id of its owner. */
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
 * The interviewer is allowed too if `what` is `interview`, so that a worker can take over from one
 * that failed.
 * @param get reads the interview or the report
 * @throws AppError 401 without credentials, 404 if there is nothing to read or another user owns it
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
