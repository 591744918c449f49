import { useT } from '@portal/i18n';
import { Logo } from '@portal/ui';
import { useEffect, type RefObject } from 'react';
import styles from './Print.module.css';

/** Opens all that is folded in `root`: paper cannot be clicked. Returns what folds it again. */
function unfold(root: ParentNode): () => void {
  const folded = [...root.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const details of folded) details.open = true;
  return () => {
    for (const details of folded) details.open = false;
  };
}

/** Gives the page another title, which a browser offers as the name of the PDF. Returns what gives the old one back. */
function retitle(page: Document, title: string): () => void {
  const before = page.title;
  page.title = title;
  return () => {
    page.title = before;
  };
}

/** Makes the report ready for paper whichever way printing began, and puts it back afterwards. */
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

/** The head of the printed document, which has no bar: whose report it is, and of which day. */
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
