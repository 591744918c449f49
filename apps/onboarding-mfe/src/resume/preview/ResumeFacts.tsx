import { useFormatters, useT } from '@portal/i18n';
import type { ResumeFacts as Facts } from '@portal/protocol';
import { Chip } from '@portal/ui';
import { FACT_LISTS } from './corrections';
import styles from './ResumePreview.module.css';

/** What was understood of a resume, to look at. */
export function ResumeFacts({ facts }: { facts: Facts }) {
  const t = useT('setup');
  const { number } = useFormatters();
  const { name, yearsOfExperience: years } = facts;
  const none = <span className={styles.none}>{t('resumePreview.none')}</span>;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('resumePreview.name')}</dt>
        <dd>{name === null ? none : <bdi>{name}</bdi>}</dd>
      </div>
      <div>
        <dt>{t('resumePreview.years')}</dt>
        <dd>{years === null ? none : number(years)}</dd>
      </div>
      {FACT_LISTS.map((list) => (
        <div key={list}>
          <dt>{t(`resumePreview.lists.${list}`)}</dt>
          <dd className={styles.chips}>
            {facts[list].length === 0
              ? none
              : facts[list].map((fact) => (
                  <Chip key={fact}>
                    <bdi>{fact}</bdi>
                  </Chip>
                ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
