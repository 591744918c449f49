import { useT } from '@portal/i18n';
import type { InterviewSummary, RecognitionChoice } from '@portal/protocol';
import { Button } from '@portal/ui';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import type { ReactNode, Ref } from 'react';
import styles from './AgainCard.module.css';
import { Score } from './Score';

interface AgainCardProps {
  /** The last interview that has ended. */
  interview: InterviewSummary;
  /** How the next interview hears the candidate. It may differ, for example in another browser. */
  recognition: RecognitionChoice;
  busy: boolean;
  disabled: boolean;
  buttonRef: Ref<HTMLButtonElement>;
  onStart(): void;
  /** Why the last start from here failed. */
  children: ReactNode;
}

/** Shows a returning candidate their last interview, with a button that starts the same again. */
export function AgainCard({
  interview,
  recognition,
  busy,
  disabled,
  buttonRef,
  onStart,
  children,
}: AgainCardProps) {
  const t = useT('setup');
  const { companyName, interviewType, difficulty, numberOfQuestions, voice } = interview;
  const settings = [
    interviewType && t(`types.${interviewType}`),
    t(`difficulties.${difficulty}`),
    t('again.questions', { count: numberOfQuestions }),
    voice && t(`common:voices.${voice}`),
    t(`hearing.options.${recognition}.title`),
  ].filter((setting) => setting !== null);
  return (
    <section className={styles.card} aria-labelledby="setup-again">
      <div className={styles.what}>
        <h2 id="setup-again" className={styles.title}>
          {t('again.title')}
        </h2>
        <p className={styles.role}>
          <bdi>{interview.jobTitle}</bdi>
          {companyName !== null && (
            <span className={styles.company}>
              <span className={styles.dot}> · </span>
              <bdi>{companyName}</bdi>
            </span>
          )}
        </p>
        <p className={styles.settings}>{settings.join(' · ')}</p>
      </div>
      <p className={styles.score}>
        <span>{t('again.score')}</span> <Score interview={interview} />
      </p>
      <Button
        ref={buttonRef}
        variant="primary"
        className={styles.start}
        icon={<RotateCcw size={18} strokeWidth={1.75} aria-hidden="true" />}
        busy={busy}
        busyLabel={t('starting')}
        disabled={disabled}
        onClick={onStart}
      >
        {t('again.action')}
      </Button>
      {children !== null && <div className={styles.failure}>{children}</div>}
    </section>
  );
}
