import { classNames } from '@portal/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId, type ReactNode } from 'react';
import styles from './Disclosure.module.css';

interface DisclosureProps {
  title: string;
  /** A summary of the content, after the title. */
  detail?: ReactNode;
  /** A mark at the end of the title line, such as a chip. */
  mark?: ReactNode;
  open: boolean;
  onOpenChange(open: boolean): void;
  children: ReactNode;
}

/** A framed panel that opens under its title. */
export function Disclosure({ title, detail, mark, open, onOpenChange, children }: DisclosureProps) {
  const id = useId();
  return (
    <div className={styles.frame}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpenChange(!open)}
      >
        <ChevronDown
          className={classNames(styles.chevron, open && styles.turned)}
          size={18}
          aria-hidden="true"
        />
        <span className={styles.title}>{title}</span>
        <span className={styles.detail}>{detail}</span>
        {mark}
      </button>
      <div id={id} hidden={!open} className={styles.body}>
        {children}
      </div>
    </div>
  );
}
