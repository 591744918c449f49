import { Logo, Spinner } from '@portal/ui';
import styles from './screens.module.css';

/** The page has no words yet in any language: the mark, and that something is on its way. */
export function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Logo />
      <Spinner />
    </div>
  );
}
