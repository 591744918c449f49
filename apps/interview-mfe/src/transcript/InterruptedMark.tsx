import { useT } from '@portal/i18n';
import Scissors from 'lucide-react/icons/scissors';
import styles from './Transcript.module.css';

/** Shows that an utterance was interrupted. */
export function InterruptedMark() {
  const t = useT('interview');
  return (
    <span className={styles.interrupted}>
      <Scissors size={12} strokeWidth={1.75} aria-hidden="true" />
      {t('transcript.interrupted')}
    </span>
  );
}
