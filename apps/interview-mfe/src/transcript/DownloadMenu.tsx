import { useT } from '@portal/i18n';
import { Button, IconButton, useDisclosure } from '@portal/ui';
import Download from 'lucide-react/icons/download';
import FileText from 'lucide-react/icons/file-text';
import FileType from 'lucide-react/icons/file-type';
import styles from './Transcript.module.css';

interface DownloadMenuProps {
  /** `icon` shows only an icon, for narrow bars; `text` also shows a label. */
  look: 'icon' | 'text';
  /**
   * Called when the user clicks the button but there is nothing to download, in which case no menu
   * opens (§5.49). Null if there is something to download.
   */
  onNothing: (() => void) | null;
  preparing: boolean;
  onText: () => void;
  onPdf: () => void;
}

/** A menu for downloading the transcript as plain text or PDF. */
export function DownloadMenu({ look, onNothing, preparing, onText, onPdf }: DownloadMenuProps) {
  const t = useT('interview');
  const { close, triggerRef, root, trigger, panel } = useDisclosure();
  const toggle = onNothing ? { ...trigger, onClick: onNothing } : trigger;
  const icon = <Download size={18} strokeWidth={1.75} aria-hidden="true" />;
  const choose = (save: () => void) => () => {
    close();
    triggerRef.current?.focus();
    save();
  };
  return (
    <div {...root} className={styles.download}>
      {look === 'icon' ? (
        <IconButton
          {...toggle}
          label={t('transcript.download')}
          icon={icon}
          data-runtime="button:download"
        />
      ) : (
        <Button {...toggle} variant="quiet" icon={icon}>
          {t('transcript.download')}
        </Button>
      )}
      <div {...panel} className={styles.downloadPanel}>
        <Button
          block
          variant="quiet"
          icon={<FileText size={18} strokeWidth={1.75} aria-hidden="true" />}
          data-runtime="button:download-text"
          onClick={choose(onText)}
        >
          {t('transcript.asText')}
        </Button>
        <Button
          block
          variant="quiet"
          icon={<FileType size={18} strokeWidth={1.75} aria-hidden="true" />}
          data-runtime="button:download-pdf"
          disabled={preparing}
          onClick={choose(onPdf)}
        >
          {t('transcript.asPdf')}
        </Button>
      </div>
    </div>
  );
}
