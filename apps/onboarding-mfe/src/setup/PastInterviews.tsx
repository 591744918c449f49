import { useFormatters, useT } from '@portal/i18n';
import type { InterviewSummary } from '@portal/protocol';
import { Button, EmptyState, Notice, Spinner } from '@portal/ui';
import { History } from 'lucide-react';
import { isBeingScored, pastInterviews } from './past-interviews';
import styles from './PastInterviews.module.css';
import type { SetupQueries } from './use-setup-data';

/** What was held before, with its reports. */
export function PastInterviews({ query, disabled, onOpenReport }: { query: SetupQueries['interviews']; disabled: boolean; onOpenReport(id: string): void }) {
  const t = useT('setup');
  const past = pastInterviews(query.data ?? []);
  return (
    <section className={styles.section} aria-labelledby="past-interviews">
      <h2 id="past-interviews" className={styles.title}>{t('past.title')}</h2>
      {query.isError && <Notice tone="error" actions={<Button busy={query.isFetching} onClick={() => void query.refetch()}>{t('retry')}</Button>}>{t('errors.load')}</Notice>}
      {query.isSuccess && past.length === 0 && <EmptyState icon={<History size={28} strokeWidth={1.5} aria-hidden="true" />}>{t('past.empty')}</EmptyState>}
      {past.length > 0 && (
        <div className={styles.card}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('past.interview')}</th>
                <th scope="col" className={styles.wide}>{t('past.type')}</th>
                <th scope="col" className={styles.wide}>{t('past.date')}</th>
                <th scope="col">{t('past.score')}</th>
                <th scope="col"><span className={styles.hidden}>{t('past.report')}</span></th>
              </tr>
            </thead>
            <tbody>{past.map((interview) => <Row key={interview.id} interview={interview} disabled={disabled} onOpenReport={onOpenReport} />)}</tbody>
          </table>
        </div>
      )}
    </section>
  );
}

function Row({ interview, disabled, onOpenReport }: { interview: InterviewSummary; disabled: boolean; onOpenReport(id: string): void }) {
  const t = useT('setup');
  const { date: format } = useFormatters();
  const date = format(interview.completedAt ?? interview.createdAt, { day: 'numeric', month: 'short' });
  return (
    <tr>
      <th scope="row">
        <span className={styles.job}><bdi>{interview.jobTitle}</bdi></span>
        <span className={styles.more}>
          {interview.companyName !== null && <bdi>{interview.companyName}</bdi>}
          <span className={styles.narrow}>{date}</span>
        </span>
      </th>
      <td className={styles.wide}>{interview.interviewType === null ? '' : t(`types.${interview.interviewType}`)}</td>
      <td className={styles.wide}><time dateTime={interview.completedAt ?? interview.createdAt}>{date}</time></td>
      <td><Score interview={interview} /></td>
      <td className={styles.link}><Button variant="link" disabled={disabled} aria-label={t('past.viewOf', { title: interview.jobTitle, date })} onClick={() => onOpenReport(interview.id)}>{t('past.view')}</Button></td>
    </tr>
  );
}

function Score({ interview }: { interview: InterviewSummary }) {
  const t = useT('setup');
  if (interview.overallScore !== null) return <strong className={styles.score}>{Math.round(interview.overallScore)}</strong>;
  if (isBeingScored(interview)) return <span className={styles.pending}><Spinner size={14} />{t('past.analyzing')}</span>;
  return <span className={styles.pending}>{t(interview.status === 'analysis_failed' ? 'past.failed' : 'past.unscored')}</span>;
}
