import type { InterviewSummary } from '@portal/protocol';
import { useId, type ReactNode } from 'react';
import styles from './TopCard.module.css';

interface TopCardProps {
  title: string;
  interview: Pick<InterviewSummary, 'jobTitle' | 'companyName'>;
  /** A line below the job. */
  note: string;
  /** What stands beside the button. */
  score?: ReactNode;
  action: ReactNode;
  /** Why the action failed; null if it hasn't. */
  failure: ReactNode;
}

/** A card above the form: one interview, and what can be done about it with one press. */
export function TopCard({ title, interview, note, score, action, failure }: TopCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.what}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.role}>
          <bdi>{interview.jobTitle}</bdi>
          {interview.companyName !== null && (
            <span className={styles.company}>
              <span className={styles.dot}> · </span>
              <bdi>{interview.companyName}</bdi>
            </span>
          )}
        </p>
        <p className={styles.note}>{note}</p>
      </div>
      {score !== undefined && <p className={styles.score}>{score}</p>}
      <div className={styles.action}>{action}</div>
      {failure !== null && <div className={styles.failure}>{failure}</div>}
    </section>
  );
}
