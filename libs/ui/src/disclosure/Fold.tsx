import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Fold.module.css';

interface FoldProps {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Details that few people need, under a small title that opens them. */
export function Fold({ title, className, children }: FoldProps) {
  return (
    <details className={classNames(styles.fold, className)}>
      <summary>
        <ChevronDown size={18} aria-hidden="true" />
        {title}
      </summary>
      {children}
    </details>
  );
}
