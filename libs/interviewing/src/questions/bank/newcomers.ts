import type { Template } from './template';

/** Questions about how one does one's own job, which only somebody who has had one can answer. */
const ABOUT_ONES_JOB: ReadonlySet<string> = new Set([
  'daily-tools',
  'double-with-same',
  'expert-disagreement',
  'first-review',
  'infra-deploy',
  'leave-behind',
  'operations-restore',
  'quality-measure',
  'sales-pitch',
  'selling-week',
  'standards',
  'worst-case',
]);

/**
 * Whether people without a job behind them can answer a question that names nothing of their
 * resume: it is about their studies, or about what they would do.
 */
export const isForNewcomers = ({ id, stance }: Template): boolean =>
  id.startsWith('junior-') || (stance === 'practice' && !ABOUT_ONES_JOB.has(id));
