import { useT } from '@portal/i18n';
import type { JobRole, RecognitionChoice, Resume } from '@portal/protocol';
import { FileName } from '@portal/ui';
import type { ReactNode } from 'react';
import type { SetupChoices } from './choices';
import styles from './Setup.module.css';

/** Isolates a name that stands alone. Names within a text are isolated by i18next. */
const named = (name: string) => <bdi>{name}</bdi>;

export function Summary({
  choices,
  resume,
  jobRole,
  recognition,
}: {
  choices: SetupChoices;
  resume: Resume | undefined;
  jobRole: JobRole | undefined;
  recognition: RecognitionChoice;
}) {
  const t = useT('setup');
  const role =
    jobRole &&
    (jobRole.companyName
      ? t('summary.roleAt', { title: jobRole.title, company: jobRole.companyName })
      : named(jobRole.title));
  const rows: [string, ReactNode][] = [
    [t('fields.resume'), resume && <FileName>{resume.originalName}</FileName>],
    [t('fields.jobRole'), role],
    [t('fields.interviewType'), t(`types.${choices.interviewType}`)],
    [t('fields.difficulty'), t(`difficulties.${choices.difficulty}`)],
    [t('fields.voice'), t(`common:voices.${choices.voice}`)],
    [t('summary.questions'), String(choices.numberOfQuestions)],
    [t('hearing.title'), t(`hearing.options.${recognition}.title`)],
  ];
  return (
    <>
      <h2 className={styles.groupTitle}>{t('summary.title')}</h2>
      <dl className={styles.summary}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? <span className={styles.none}>{t('summary.none')}</span>}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
