import { useT } from '@portal/i18n';
import type { ReactNode } from 'react';
import styles from './Report.module.css';
import { sectionId, type SectionName } from './SectionNav';

export function Section({
  name,
  note,
  children,
}: {
  name: Exclude<SectionName, 'overview'>;
  note?: string | undefined;
  children: ReactNode;
}) {
  const t = useT('report');
  const id = sectionId(name);
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h2 id={`${id}-title`} className={styles.sectionTitle}>
        {t(name)}
      </h2>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {children}
    </section>
  );
}
