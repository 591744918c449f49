import { useT } from '@portal/i18n';
import { Button, IconButton } from '@portal/ui';
import { Ellipsis, RotateCcw, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import styles from './RowActions.module.css';

interface RowActionsProps {
  /** Which interview, in words. */
  of: { title: string; date: string };
  disabled: boolean;
  onPractise(): void;
  /** Told the button that opened the actions, where the focus belongs if nothing is deleted. */
  onDelete(trigger: HTMLElement | null): void;
}

/** While open: a press elsewhere closes, Escape too and brings the focus back. */
function useClosing(open: boolean, root: RefObject<HTMLElement | null>, trigger: RefObject<HTMLElement | null>, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const handlePointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) close();
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', handlePointer);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handlePointer);
      document.removeEventListener('keydown', handleKey);
    };
  }, [open, root, trigger, close]);
}

/** What else can be done with a past interview. */
export function RowActions({ of, disabled, onPractise, onDelete }: RowActionsProps) {
  const t = useT('setup');
  const [open, setOpen] = useState(false);
  const [close] = useState(() => () => setOpen(false));
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useId();
  useClosing(open, root, trigger, close);
  const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
  const choose = (act: () => void) => () => {
    close();
    act();
  };
  return (
    <div ref={root} className={styles.actions} onBlur={(event) => { if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) close(); }}>
      <IconButton ref={trigger} label={t('past.more', of)} icon={<Ellipsis {...icon} />} disabled={disabled} aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)} />
      <div id={panel} className={styles.panel} hidden={!open}>
        <Button variant="quiet" icon={<RotateCcw {...icon} />} onClick={choose(onPractise)}>{t('past.practise')}</Button>
        <Button variant="quiet" icon={<Trash2 {...icon} />} onClick={choose(() => onDelete(trigger.current))}>{t('past.delete')}</Button>
      </div>
    </div>
  );
}
