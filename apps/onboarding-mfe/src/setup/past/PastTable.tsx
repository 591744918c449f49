import { useT } from '@portal/i18n';
import type { InterviewSummary } from '@portal/protocol';
import { Button, VisuallyHidden } from '@portal/ui';
import { useId, useState } from 'react';
import styles from '../PastInterviews.module.css';
import { PastRow, type PastRowProps } from './PastRow';

/** Number of rows shown before the user expands the list. */
const FIRST_ROWS = 10;

/** Lists past interviews, newest first. The user can expand a long list. */
export function PastTable({
  interviews,
  ...row
}: { interviews: readonly InterviewSummary[] } & Omit<PastRowProps, 'interview'>) {
  const t = useT('setup');
  const [all, setAll] = useState(false);
  const id = useId();
  const long = interviews.length > FIRST_ROWS;
  return (
    <div className={styles.list}>
      <table id={id} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('past.interview')}</th>
            <th scope="col" className={styles.wide}>
              {t('past.type')}
            </th>
            <th scope="col" className={styles.wide}>
              {t('past.date')}
            </th>
            <th scope="col">{t('past.score')}</th>
            <th scope="col">
              <VisuallyHidden>{t('past.report')}</VisuallyHidden>
            </th>
            <th scope="col">
              <VisuallyHidden>{t('past.actions')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {(all ? interviews : interviews.slice(0, FIRST_ROWS)).map((interview) => (
            <PastRow key={interview.id} interview={interview} {...row} />
          ))}
        </tbody>
      </table>
      {long && (
        <p className={styles.showAll}>
          <Button
            variant="quiet"
            aria-expanded={all}
            aria-controls={id}
            onClick={() => setAll(!all)}
          >
            {all ? t('past.showFewer') : t('past.showAll', { count: interviews.length })}
          </Button>
        </p>
      )}
    </div>
  );
}
