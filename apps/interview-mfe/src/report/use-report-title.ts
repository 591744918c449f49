import { isolateAgainst, useDirection, useFormatters, useT } from '@portal/i18n';
import type { Assessment, InterviewSummary } from '@portal/protocol';

/**
 * Returns the job and the interview date for the report's title. `job` is null if the job is
 * unknown.
 */
export function useReportTitle(
  { createdAt }: Pick<Assessment, 'createdAt'>,
  interview: InterviewSummary | null,
): { job: string | null; day: string } {
  const t = useT('report');
  const { date } = useFormatters();
  const direction = useDirection();
  const { jobTitle: title = null, companyName: company = null } = interview ?? {};
  return {
    job:
      title !== null && company !== null
        ? t('jobAt', { title, company })
        : title && isolateAgainst(direction, title),
    day: date(interview?.startedAt ?? createdAt, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    }),
  };
}
