import type { Interview, InterviewStatus } from '@portal/protocol';
import { AppError, type Caller } from '@portal/server-kit';

/** After completing, the candidate's page may still have its last words under way (ms). */
const LATE_MESSAGE_WINDOW_MS = 30_000;

/** A step of the state machine, and the states in which it has been taken already and asking again is no fault. */
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

/** 409 of a step that does not fit the state. */
export function invalidTransition(status: InterviewStatus, wanted: string): AppError {
  return new AppError(
    'invalid_transition',
    `This interview cannot be ${wanted}: it is ${status.replace('_', ' ')}.`,
  );
}

/** The interviewer knows what was said until the report is made; the candidate's page while the interview runs, and a little longer. */
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
