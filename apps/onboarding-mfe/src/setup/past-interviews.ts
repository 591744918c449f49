import type { InterviewStatus, InterviewSummary } from '@portal/protocol';

const OVER: readonly InterviewStatus[] = ['completed', 'analyzing', 'analyzed', 'analysis_failed'];

/** Interviews that have ended, as the server orders them: newest first. */
export const pastInterviews = (interviews: readonly InterviewSummary[]): InterviewSummary[] =>
  interviews.filter(({ status }) => OVER.includes(status));

/** The newest interview that is still under way, if any. */
export const openInterview = (
  interviews: readonly InterviewSummary[],
): InterviewSummary | undefined => interviews.find(({ status }) => status === 'started');

/** Whether a score may still come. */
export const isBeingScored = ({ status }: Pick<InterviewSummary, 'status'>): boolean =>
  status === 'completed' || status === 'analyzing';

/** When an interview was held: its end, or its creation where it has none. */
export const heldAt = ({
  completedAt,
  createdAt,
}: Pick<InterviewSummary, 'completedAt' | 'createdAt'>): string => completedAt ?? createdAt;
