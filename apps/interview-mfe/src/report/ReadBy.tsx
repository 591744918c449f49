import { useFormatters, useT } from '@portal/i18n';
import type { Assessment } from '@portal/protocol';
import styles from './ReadBy.module.css';

/** The scores are called less certain if the readings agree on a smaller share of the points. */
const CERTAIN_AGREEMENT = 0.7;

interface ReadByProps {
  readBy: NonNullable<Assessment['readBy']>;
  /** Whether the scores rest on any of the readings. */
  usable: boolean;
  /** Whether there is an overall score. */
  scored: boolean;
}

/** Says how a language model read the answers, and how far to trust that. */
export function ReadBy({ readBy, usable, scored }: ReadByProps) {
  const t = useT('report');
  const { list, number, percent } = useFormatters();
  const { runs, agreement, questionsByRules } = readBy;
  const questions = list(questionsByRules.map((index) => number(index + 1)));
  const compared = usable && runs > 1;
  return (
    <div className={styles.readBy}>
      <p>
        {usable ? t('readBy.model', { count: runs }) : t('readBy.unusable')}
        {compared && ` ${t('readBy.agreement', { percent: percent(agreement) })}`}
        {usable &&
          questionsByRules.length > 0 &&
          ` ${t('readBy.rulesAlone', { count: questionsByRules.length, questions })}`}
      </p>
      {compared && scored && agreement < CERTAIN_AGREEMENT && (
        <p className={styles.uncertain}>{t('readBy.uncertain')}</p>
      )}
    </div>
  );
}
