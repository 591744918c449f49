import { useT } from '@portal/i18n';
import { Button, Doorway } from '@portal/ui';
import { RotateCw } from 'lucide-react';
import styles from './screens.module.css';

/** The page could not start at all: it does not know its servers. */
export function StartFailure({
  problem,
  busy,
  onRetry,
}: {
  problem: string;
  busy: boolean;
  onRetry(): void;
}) {
  const t = useT('shell');
  return (
    <section className={styles.failed} role="alert">
      <Doorway state="unlit" size={116} />
      <h1>{t('startFailure.title')}</h1>
      <p>{t('startFailure.why')}</p>
      <Button
        variant="primary"
        size="lg"
        busy={busy}
        icon={<RotateCw size={18} aria-hidden="true" />}
        onClick={onRetry}
      >
        {t('common:tryAgain')}
      </Button>
      <code dir="ltr">{problem}</code>
    </section>
  );
}
