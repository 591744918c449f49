import { useT } from '@portal/i18n';
import { Button, IconButton } from '@portal/ui';
import { Download, FileText, FileType } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import styles from './Transcript.module.css';

interface DownloadMenuProps {
  /** `icon` in a narrow bar, `text` where there is room. */
  look: 'icon' | 'text';
  /** §5: there is nothing to download, which is told instead. */
  onNothing: (() => void) | null;
  preparing: boolean;
  onText: () => void;
  onPdf: () => void;
}

/** Closes on a press elsewhere and on Escape, while `open`. */
function useDismiss(open: boolean, root: React.RefObject<HTMLElement | null>, onDismiss: (byKey: boolean) => void): void {
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (!open) return;
    const handlePointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) dismiss.current(false);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') dismiss.current(true);
    };
    document.addEventListener('pointerdown', handlePointer);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handlePointer);
      document.removeEventListener('keydown', handleKey);
    };
  }, [open, root]);
}

/** The transcript as a file: plain text or PDF. */
export function DownloadMenu({ look, onNothing, preparing, onText, onPdf }: DownloadMenuProps) {
  const t = useT('interview');
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useDismiss(open, root, (byKey) => (byKey ? close() : setOpen(false)));
  const toggle = { ref: button, 'aria-expanded': open, 'aria-controls': panelId, onClick: () => (onNothing ? onNothing() : setOpen(!open)) };
  const icon = <Download size={18} strokeWidth={1.75} aria-hidden="true" />;
  const choose = (save: () => void) => () => {
    close();
    save();
  };
  return (
    <div ref={root} className={styles.download} onBlur={(event) => { if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false); }}>
      {look === 'icon'
        ? <IconButton {...toggle} label={t('transcript.download')} icon={icon} />
        : <Button {...toggle} variant="quiet" icon={icon}>{t('transcript.download')}</Button>}
      <div id={panelId} className={styles.downloadPanel} hidden={!open}>
        <Button block variant="quiet" icon={<FileText size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={choose(onText)}>{t('transcript.asText')}</Button>
        <Button block variant="quiet" icon={<FileType size={18} strokeWidth={1.75} aria-hidden="true" />} disabled={preparing} onClick={choose(onPdf)}>{t('transcript.asPdf')}</Button>
      </div>
    </div>
  );
}
