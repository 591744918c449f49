import type { Interview, InterviewStatus } from '@portal/protocol';
import { AppError, type Caller } from '@portal/server-kit';

/**
 * How long the candidate's page may keep posting messages after the interview is completed (ms).
 */
const LATE_MESSAGE_WINDOW_MS = 30_000;

/**
 * A status change. If the current status is listed in `taken`, the change has already been made,
 * and requesting it again succeeds.
 */
export interface Step {
  from: readonly InterviewStatus[];
  to: InterviewStatus;
  taken: readonly InterviewStatus[];
}
export const START: Step = { from: ['created'], to: 'started', taken: ['started'] };
export const COMPLETE: Step = {
  from: ['started'],
  to: 'completed',
  taken: ['completed', 'analyzing', 'analyzed', 'analysis_failed'],
};

/** Creates a 409 error for a change that the current status does not allow. */
export function invalidTransition(status: InterviewStatus, wanted: string): AppError {
  return new AppError(
    'invalid_transition',
    `This interview cannot be ${wanted}: it is ${status.replace('_', ' ')}.`,
  );
}

/**
 * Whether the caller may add a message. The interviewer may do so until the analysis has finished,
 * and the candidate's page until shortly after the interview is completed.
 */
export function acceptsMessage(
  interview: Pick<Interview, 'status' | 'completedAt'>,
  caller: Caller['kind'],
  now: Date,
): boolean {
  if (interview.status === 'started') return true;
  if (caller === 'service')
    return interview.status === 'completed' || interview.status === 'analyzing';
  const ended = interview.completedAt
    ? Date.parse(interview.completedAt)
    : Number.NEGATIVE_INFINITY;
  return interview.status === 'completed' && now.getTime() - ended <= LATE_MESSAGE_WINDOW_MS;
}
