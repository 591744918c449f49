import type { Database, StoredInterview } from '@portal/db';
import { HEADERS, idSchema } from '@portal/protocol';
import { hashToken, headerOf, notFound, type Caller } from '@portal/server-kit';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { MainApiContext } from '../context';

export const interviewParamsSchema = z.object({ id: idSchema });
export const bearerSecurity = [{ accessToken: [], sessionToken: [] }];

/** What is read of an interview says whose it is. */
type Owned = Pick<StoredInterview, 'userId'>;

/** The interview, if it is the caller's own or the caller is the interviewer. @throws AppError 404: someone else's does not exist. */
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
 * For a report and what stands around it: the owner, or whoever holds a report ticket of this very interview. The interviewer reads
 * the interview and what was said, to go on where a worker that failed had stopped; reports are none of its business.
 * @param get what is to be read of it
 * @throws AppError 401 without either, 404 where it belongs to someone else.
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
