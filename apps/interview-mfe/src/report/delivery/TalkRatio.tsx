import { useFormatters, useT } from '@portal/i18n';
import { ChartTable } from '@portal/ui';
import styles from './Delivery.module.css';
import { Measure } from './Measure';

/**
 * Shows how speaking time was divided between the candidate and the interviewer. `ratio` is the
 * candidate's share, 0–1.
 */
export function TalkRatio({ ratio }: { ratio: number }) {
  const t = useT('report');
  const { percent } = useFormatters();
  const shares = [
    ['you', ratio],
    ['interviewer', 1 - ratio],
  ] as const;
  const colour = { you: styles.ratioYou, interviewer: styles.ratioInterviewer };
  return (
    <Measure wide title={t('talkRatio')} value={percent(ratio)} unit={t('talkRatioUnit')}>
      <div className={styles.ratio} aria-hidden="true">
        {shares.map(([who, share]) => (
          <span key={who} className={colour[who]} style={{ flexGrow: share }} />
        ))}
      </div>
      <ul className={styles.legend} aria-hidden="true">
        {shares.map(([who, share]) => (
          <li key={who}>
            <span className={`${styles.key} ${colour[who]}`} />
            {t(who)} <strong>{percent(share)}</strong>
          </li>
        ))}
      </ul>
      <ChartTable
        points={shares.map(([who, share]) => ({
          label: t(who),
          value: share,
          display: percent(share),
        }))}
        labels={{ caption: t('talkRatio'), point: t('table.speaker'), value: t('table.share') }}
      />
    </Measure>
  );
}
