import { useT } from '@portal/i18n';
import type { InterviewSummary } from '@portal/protocol';
import { Button } from '@portal/ui';
import styles from '../PastInterviews.module.css';
import { RowActions } from '../RowActions';
import { heldAt } from '../past-interviews';
import { Score } from './Score';
import { useDay } from './use-day';

export interface PastRowProps {
  interview: InterviewSummary;
  disabled: boolean;
  onOpenReport(id: string): void;
  onPractise(interview: InterviewSummary): void;
  onDelete(interview: InterviewSummary, trigger: HTMLElement | null): void;
}

/** Renders a table row for one past interview: its details, score and actions. */
export function PastRow({ interview, disabled, onOpenReport, onPractise, onDelete }: PastRowProps) {
  const t = useT('setup');
  const date = useDay()(heldAt(interview));
  const of = { title: interview.jobTitle, date };
  return (
    <tr>
      <th scope="row">
        <span className={styles.job}>
          <bdi>{interview.jobTitle}</bdi>
        </span>
        <span className={styles.more}>
          {interview.companyName !== null && <bdi>{interview.companyName}</bdi>}
          <span className={styles.narrow}>{date}</span>
        </span>
      </th>
      <td className={styles.wide}>
        {interview.interviewType === null ? '' : t(`types.${interview.interviewType}`)}
      </td>
      <td className={styles.wide}>
        <time dateTime={heldAt(interview)}>{date}</time>
      </td>
      <td>
        <Score interview={interview} />
      </td>
      <td className={styles.link}>
        <Button
          variant="link"
          disabled={disabled}
          aria-label={t('past.viewOf', of)}
          onClick={() => onOpenReport(interview.id)}
        >
          {t('past.view')}
        </Button>
      </td>
      <td className={styles.actions}>
        <RowActions
          label={t('past.more', of)}
          disabled={disabled}
          onPractise={() => onPractise(interview)}
          onDelete={(trigger) => onDelete(interview, trigger)}
        />
      </td>
    </tr>
  );
}
