import type { InterviewStatus, InterviewSummary } from '@portal/protocol';

const OVER: readonly InterviewStatus[] = ['completed', 'analyzing', 'analyzed', 'analysis_failed'];

/** Interviews that have ended, in the server's order: newest first. */
export const pastInterviews = (interviews: readonly InterviewSummary[]): InterviewSummary[] =>
  interviews.filter(({ status }) => OVER.includes(status));

/** The newest interview in progress, if any. */
export const openInterview = (
  interviews: readonly InterviewSummary[],
): InterviewSummary | undefined => interviews.find(({ status }) => status === 'started');

/** Whether a score is still expected. */
export const isBeingScored = ({ status }: Pick<InterviewSummary, 'status'>): boolean =>
  status === 'completed' || status === 'analyzing';

/** When an interview took place: its end, or its creation if it has none. */
export const heldAt = ({
  completedAt,
  createdAt,
}: Pick<InterviewSummary, 'completedAt' | 'createdAt'>): string => completedAt ?? createdAt;
