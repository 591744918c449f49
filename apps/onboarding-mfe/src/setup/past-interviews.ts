import type { InterviewStatus, InterviewSummary } from '@portal/protocol';

const OVER: readonly InterviewStatus[] = ['completed', 'analyzing', 'analyzed', 'analysis_failed'];

/** Returns the interviews that have ended, newest first (the server's order). */
export const pastInterviews = (interviews: readonly InterviewSummary[]): InterviewSummary[] =>
  interviews.filter(({ status }) => OVER.includes(status));

/** Returns the newest interview that is still in progress, if any. */
export const openInterview = (
  interviews: readonly InterviewSummary[],
): InterviewSummary | undefined => interviews.find(({ status }) => status === 'started');

/** Whether the interview's score is still pending. */
export const isBeingScored = ({ status }: Pick<InterviewSummary, 'status'>): boolean =>
  status === 'completed' || status === 'analyzing';

/** Returns when the interview ended or, if it has no end time, when it was created. */
export const heldAt = ({
  completedAt,
  createdAt,
}: Pick<InterviewSummary, 'completedAt' | 'createdAt'>): string => completedAt ?? createdAt;
