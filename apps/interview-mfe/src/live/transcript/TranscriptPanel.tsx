import { useFormatters, useT } from '@portal/i18n';
import { AlertDialog, Button, EmptyState, IconButton } from '@portal/ui';
import { Download, Eraser, MessageSquareText, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { TranscriptLine } from '../../room/chat';
import type { QuestionProgress } from '../../room/conversation';
import { downloadText, transcriptFileName, transcriptText } from './transcript-file';
import { TranscriptEntries } from './TranscriptEntries';
import styles from './TranscriptPanel.module.css';

interface TranscriptPanelProps {
  lines: readonly TranscriptLine[];
  /** The recogniser is one that errs often enough to say so. */
  isDraft: boolean;
  question: QuestionProgress | null;
  interviewerName: string;
  onClear: () => void;
  onClose: () => void;
}

type Asking = 'nothing' | 'nothing-to-download' | 'clear' | 'nothing-after-clearing';

/** §2.6 Transcript panel: beside the call, on phones a sheet above composer and dock. */
export function TranscriptPanel({ lines, isDraft, question, interviewerName, onClear, onClose }: TranscriptPanelProps) {
  const t = useT('interview');
  const { duration } = useFormatters();
  const [asking, setAsking] = useState<Asking>('nothing');
  const title = useRef<HTMLHeadingElement>(null);
  // The dialog gives the focus back to the button that opened it, which is disabled once there is nothing to clear.
  useEffect(() => {
    if (asking === 'nothing-after-clearing') title.current?.focus({ preventScroll: true });
  }, [asking]);
  const dismiss = () => setAsking('nothing');
  const download = () => {
    if (lines.length === 0) return setAsking('nothing-to-download');
    downloadText(transcriptText(lines, { you: t('you'), interviewer: interviewerName, note: t('transcript.note') }, duration), transcriptFileName(new Date()));
  };
  const clear = () => {
    setAsking('nothing-after-clearing');
    onClear();
  };
  return (
    <aside className={styles.panel} aria-label={t('transcript.title')}>
      <header className={styles.top}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>{t('transcript.title')} <span className={styles.count}>{t('transcript.count', { count: lines.length })}</span></h2>
        <IconButton label={t('transcript.download')} icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={download} />
        <IconButton label={t('transcript.clear')} icon={<Eraser size={18} strokeWidth={1.75} aria-hidden="true" />} disabled={lines.length === 0} onClick={() => setAsking('clear')} />
        <IconButton className={styles.close} label={t('transcript.close')} icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={onClose} />
      </header>
      {isDraft && <p className={styles.draft}>{t('transcript.draft')}</p>}
      {lines.length === 0
        ? <EmptyState icon={<MessageSquareText size={24} strokeWidth={1.5} aria-hidden="true" />}>{t('transcript.empty')}</EmptyState>
        : <TranscriptEntries lines={lines} question={question} interviewerName={interviewerName} />}
      {asking === 'nothing-to-download' && (
        <AlertDialog title={t('transcript.title')} message={t('transcript.nothingToDownload')} onEscape={dismiss} actions={<Button variant="primary" data-autofocus onClick={dismiss}>{t('transcript.ok')}</Button>} />
      )}
      {asking === 'clear' && (
        <AlertDialog
          title={t('transcript.clearTitle')} message={t('transcript.clearMessage')} onEscape={dismiss}
          actions={<><Button data-autofocus onClick={dismiss}>{t('transcript.clearCancel')}</Button><Button variant="primary" onClick={clear}>{t('transcript.clearConfirm')}</Button></>}
        />
      )}
    </aside>
  );
}
