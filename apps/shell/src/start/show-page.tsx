import { Logo, Spinner } from '@portal/ui';
import { Suspense, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import styles from './show-page.module.css';

/** Shows the page once its texts are there; until then, and while more of them are on their way, a sign without words. */
export async function showPage(
  root: Pick<Root, 'render'>,
  texts: Promise<unknown>,
  page: ReactNode,
): Promise<void> {
  root.render(<Waiting />);
  await texts;
  root.render(<Suspense fallback={<Waiting />}>{page}</Suspense>);
}

/** The page has no words yet in any language: the mark, and that something is on its way. */
function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Logo />
      <Spinner />
    </div>
  );
}
