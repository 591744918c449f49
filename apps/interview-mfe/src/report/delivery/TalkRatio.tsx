import { useFormatters, useT } from '@portal/i18n';
import styles from './Delivery.module.css';
import { Measure } from './Measure';

/** The two shares of all speaking time. `ratio` is the candidate's, 0–1. */
export function TalkRatio({ ratio }: { ratio: number }) {
  const t = useT('report');
  const { percent } = useFormatters();
  return (
    <Measure wide title={t('talkRatio')} value={percent(ratio)} unit={t('talkRatioUnit')}>
      <div className={styles.ratio} aria-hidden="true">
        <span className={styles.ratioYou} style={{ flexGrow: ratio }} />
        <span className={styles.ratioInterviewer} style={{ flexGrow: 1 - ratio }} />
      </div>
      <ul className={styles.legend}>
        <li><span className={`${styles.key} ${styles.ratioYou}`} />{t('you')} <strong>{percent(ratio)}</strong></li>
        <li><span className={`${styles.key} ${styles.ratioInterviewer}`} />{t('interviewer')} <strong>{percent(1 - ratio)}</strong></li>
      </ul>
    </Measure>
  );
}
