import type { ReportContentProps } from '../ReportContent';

/** Props of the newest revision of a report, which its reader can't correct. */
export const READ_ONLY = {
  newest: 1,
  interview: null,
  interviewError: null,
  back: null,
  correct: null,
  notScoredAgain: null,
  readScored: () => Promise.resolve([]),
  onScoreAgain: () => undefined,
  onShowRevision: () => Promise.resolve(),
  onPractise: null,
} satisfies Partial<ReportContentProps>;
