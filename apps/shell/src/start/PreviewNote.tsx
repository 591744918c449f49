import { useT } from '@portal/i18n';
import type { RemoteEntry } from '@portal/mfe-contract/host';
import styles from './PreviewNote.module.css';

/** Says that the page shows something else than what is released, because its address asks for it. */
export function PreviewNote({ remotes }: { remotes: RemoteEntry[] }) {
  const t = useT('shell');
  return (
    <aside className={styles.note} aria-label={t('preview')}>
      {t('preview')}{' '}
      <bdi dir="ltr">{remotes.map(({ name, version }) => `${name} ${version}`).join(', ')}</bdi>
    </aside>
  );
}
