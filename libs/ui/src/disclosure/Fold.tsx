import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './Fold.module.css';

interface FoldProps {
  title: string;
  /** Whether the details are open to begin with. The user can still close them. */
  open?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Details that few people need, under a small title that opens them. */
export function Fold({ title, open = false, className, children }: FoldProps) {
  return (
    <details className={classNames(styles.fold, className)} open={open}>
      <summary>
        <ChevronDown size={18} aria-hidden="true" />
        {title}
      </summary>
      {children}
    </details>
  );
}
