import type { InterviewSummary } from '@portal/protocol';

export interface ScoredInterview {
  id: string;
  /** When it was held, ISO 8601. */
  heldAt: string;
  /** 0–100, as it is printed. */
  score: number;
}

export type Change = { direction: 'up' | 'down'; by: number } | { direction: 'level' };

export interface Progress {
  /** Oldest first. */
  scores: ScoredInterview[];
  latest: number;
  /** Since the first one; null where there is only one. */
  change: Change | null;
}

/** When an interview was held: its end, or its creation where it has none. */
export const heldAt = ({
  completedAt,
  createdAt,
}: Pick<InterviewSummary, 'completedAt' | 'createdAt'>): string => completedAt ?? createdAt;

const changeOf = (difference: number): Change =>
  difference === 0
    ? { direction: 'level' }
    : { direction: difference > 0 ? 'up' : 'down', by: Math.abs(difference) };

/** How the scores moved; null where none was given. */
export function progressOf(interviews: readonly InterviewSummary[]): Progress | null {
  const scores = interviews
    .flatMap((interview) =>
      interview.overallScore === null
        ? []
        : [
            {
              id: interview.id,
              heldAt: heldAt(interview),
              score: Math.round(interview.overallScore),
            },
          ],
    )
    .sort((a, b) => Date.parse(a.heldAt) - Date.parse(b.heldAt));
  const [first, latest] = [scores[0], scores.at(-1)];
  if (first === undefined || latest === undefined) return null;
  return {
    scores,
    latest: latest.score,
    change: scores.length > 1 ? changeOf(latest.score - first.score) : null,
  };
}
