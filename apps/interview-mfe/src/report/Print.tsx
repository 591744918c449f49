import { useT } from '@portal/i18n';
import { Logo } from '@portal/ui';
import { useEffect, type RefObject } from 'react';
import styles from './Print.module.css';

/**
 * Opens all collapsed `details` elements in `root` for printing. Returns a function that closes
 * them again.
 */
function unfold(root: ParentNode): () => void {
  const folded = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const details of folded) details.open = true;
  return () => {
    for (const details of folded) details.open = false;
  };
}

/**
 * Changes the document title, which browsers suggest as the PDF's file name. Returns a function
 * that restores the title.
 */
function retitle(page: Document, title: string): () => void {
  const before = page.title;
  page.title = title;
  return () => {
    page.title = before;
  };
}

/** Prepares the report for printing, and restores it afterwards. */
export function usePrint(content: RefObject<HTMLElement | null>, title: string): void {
  useEffect(() => {
    let undo: (() => void)[] = [];
    const handleAfter = () => {
      for (const step of undo) step();
      undo = [];
    };
    const handleBefore = () => {
      handleAfter();
      if (content.current !== null) undo = [unfold(content.current), retitle(document, title)];
    };
    window.addEventListener('beforeprint', handleBefore);
    window.addEventListener('afterprint', handleAfter);
    return () => {
      handleAfter();
      window.removeEventListener('beforeprint', handleBefore);
      window.removeEventListener('afterprint', handleAfter);
    };
  }, [content, title]);
}

/** A header shown only in the printed report, because the top bar is not printed. */
export function PrintHead({ date }: { date: string }) {
  const t = useT('common');
  return (
    <div className={styles.head}>
      <Logo size={22} />
      <span className={styles.name}>{t('productName')}</span>
      <span>{date}</span>
    </div>
  );
}
