import type { MainApiClient } from '@portal/api-clients';
import { useT } from '@portal/i18n';
import type { InterviewSummary } from '@portal/protocol';
import { EmptyState, VisuallyHidden, classNames } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import History from 'lucide-react/icons/history';
import { useEffect, useRef, useState } from 'react';
import { DeleteDialog } from './DeleteDialog';
import { PastTable } from './past/PastTable';
import { progressOf, Trend } from './past/Trend';
import { useDay } from './past/use-day';
import { heldAt, pastInterviews } from './past-interviews';
import { LoadFailed } from './LoadFailed';
import styles from './PastInterviews.module.css';
import { changeList, deletion, interviewsKey, without, type SetupQueries } from './use-setup-data';

export interface PastInterviewsProps {
  query: SetupQueries['interviews'];
  main: Pick<MainApiClient, 'deleteInterview'>;
  userId: string | null;
  disabled: boolean;
  onOpenReport(id: string): void;
  onPractise(interview: InterviewSummary): void;
}

/**
 * Lists past interviews with links to their reports, and shows how the scores have changed over
 * time.
 */
export function PastInterviews({
  query,
  main,
  userId,
  disabled,
  onOpenReport,
  onPractise,
}: PastInterviewsProps) {
  const t = useT('setup');
  const day = useDay();
  const remove = useDelete(main, userId);
  const title = useRef<HTMLHeadingElement>(null);
  const [deleting, setDeleting] = useState<{
    interview: InterviewSummary;
    trigger: HTMLElement | null;
  } | null>(null);
  const [deleted, setDeleted] = useState(false);
  const focusNext = useRef<HTMLElement | null>(null);
  useEffect(() => {
    // Move focus only after the dialog has closed: an open dialog traps focus.
    if (deleting === null) focusNext.current?.focus();
    focusNext.current = null;
  }, [deleting]);
  const past = pastInterviews(query.data ?? []);
  const progress = progressOf(past);

  const handleDelete = async (id: string) => {
    await remove(id);
    // The focused button was removed with its row, so focus the heading.
    focusNext.current = title.current;
    setDeleting(null);
    setDeleted(true);
  };
  return (
    <section className={styles.section} aria-labelledby="past-interviews">
      <h2 ref={title} id="past-interviews" className={styles.title} tabIndex={-1}>
        {t('past.title')}
      </h2>
      {query.isError && (
        <LoadFailed busy={query.isFetching} onRetry={() => void query.refetch()}>
          {t('errors.load')}
        </LoadFailed>
      )}
      {query.isSuccess && past.length === 0 && (
        <EmptyState icon={<History size={28} strokeWidth={1.5} aria-hidden="true" />}>
          {t('past.empty')}
        </EmptyState>
      )}
      {past.length > 0 && (
        <div className={classNames(styles.card, progress !== null && styles.withTrend)}>
          {progress !== null && <Trend progress={progress} />}
          <PastTable
            interviews={past}
            disabled={disabled}
            onOpenReport={onOpenReport}
            onPractise={onPractise}
            onDelete={(interview, trigger) => {
              setDeleted(false);
              setDeleting({ interview, trigger });
            }}
          />
        </div>
      )}
      <VisuallyHidden role="status">{deleted && t('past.deleted')}</VisuallyHidden>
      {deleting !== null && (
        <DeleteDialog
          title={t('past.deleteTitle')}
          message={t('past.deleteText', {
            title: deleting.interview.jobTitle,
            date: day(heldAt(deleting.interview)),
          })}
          onCancel={() => {
            focusNext.current = deleting.trigger;
            setDeleting(null);
          }}
          onDelete={() => handleDelete(deleting.interview.id)}
        />
      )}
    </section>
  );
}

/**
 * Returns a function that deletes an interview on the server and removes it from the list. The
 * function resolves even if the interview no longer exists, and rejects on any other failure.
 */
function useDelete(
  main: Pick<MainApiClient, 'deleteInterview'>,
  userId: string | null,
): (id: string) => Promise<void> {
  const queries = useQueryClient();
  return async (id) => {
    await deletion(main.deleteInterview(id));
    await changeList<InterviewSummary>(queries, interviewsKey(userId), (list) => without(list, id));
  };
}
