import { Logo, Spinner } from '@portal/ui';
import { Suspense, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import styles from './show-page.module.css';

/**
 * Shows the page once its translations have loaded. Until then, and while more translations load,
 * shows a loading screen without text.
 */
export async function showPage(
  root: Pick<Root, 'render'>,
  texts: Promise<unknown>,
  page: ReactNode,
): Promise<void> {
  root.render(<Waiting />);
  await texts;
  root.render(<Suspense fallback={<Waiting />}>{page}</Suspense>);
}

/** Shows the logo and a spinner, without text, while translations are loading. */
function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Logo />
      <Spinner />
    </div>
  );
}
