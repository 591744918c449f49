import { useEffect, type RefObject } from 'react';
import { retitle, unfold } from './unfold';

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
