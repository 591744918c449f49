import { Logo, Spinner } from '@portal/ui';
import { Suspense, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import styles from './show-page.module.css';

/**
 * Shows the page once its texts have loaded; until then, and while further texts load, a sign
 * without words.
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

/** Shown while no texts are available in any language: the logo and a spinner. */
function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Logo />
      <Spinner />
    </div>
  );
}
