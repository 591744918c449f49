import { useLanguage, useT } from '@portal/i18n';
import type { ChatTab, InterviewSummary } from '@portal/protocol';
import { AlertDialog, Button, IconButton } from '@portal/ui';
import Copy from 'lucide-react/icons/copy';
import Eraser from 'lucide-react/icons/eraser';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ConversationSnapshot } from '../../room/conversation';
import type { Corrections } from '../../transcript/correct/use-corrections';
import { DownloadMenu } from '../../transcript/DownloadMenu';
import { ExportStatus } from '../../transcript/ExportStatus';
import { SearchBar } from '../../transcript/SearchBar';
import { useTranscriptDocument } from '../../transcript/use-transcript-document';
import { useTranscriptExport } from '../../transcript/use-transcript-export';
import { useTranscriptSearch } from '../../transcript/use-transcript-search';
import { shownLine } from './TranscriptEntries';
import styles from './TranscriptPanel.module.css';
import { TranscriptTabs } from './TranscriptTabs';

interface TranscriptPanelProps {
  conversation: ConversationSnapshot;
  /** Whether to warn that the transcript may contain recognition errors. */
  isDraft: boolean;
  interviewerName: string;
  /** Null until the interview is loaded. */
  interview: InterviewSummary | null;
  corrections: Corrections;
  onClear: () => void;
  onClose: () => void;
}

type Asking = 'nothing' | 'nothing-to-download' | 'clear' | 'nothing-after-clearing';
const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/**
 * Chooses the tab, and shows and hides the search field below the title. The field searches the
 * General tab: opening it shows that tab, and another tab closes it. Closing the field clears the
 * search and returns focus to the toggle button.
 */
function useTabsAndSearch(clear: () => void) {
  const [tab, setTab] = useState<ChatTab>('general');
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const hide = () => {
    setOpen(false);
    clear();
  };
  const close = () => {
    hide();
    toggle.current?.focus();
  };
  const show = () => {
    setTab('general');
    setOpen(true);
  };
  const select = (next: ChatTab) => {
    setTab(next);
    if (next !== 'general') hide();
  };
  return { tab, select, open, toggle, close, handleToggle: () => (open ? close() : show()) };
}

/**
 * §2.45–2.49: Shows the transcript and the rest of the chat beside the call or, on phones, in a sheet
 * above the composer and the dock.
 */
export function TranscriptPanel({
  conversation,
  isDraft,
  interviewerName,
  interview,
  corrections,
  onClear,
  onClose,
}: TranscriptPanelProps) {
  const t = useT('interview');
  const { chat } = conversation;
  const lines = useMemo(() => conversation.transcript.map(shownLine), [conversation.transcript]);
  const pageLanguage = useLanguage();
  const language = interview?.language ?? pageLanguage;
  const names = { user: t('you'), ai: interviewerName, system: t('transcript.note') };
  const transcript = useTranscriptDocument({ items: lines, names, language, interview });
  const { state, transcriptExport } = useTranscriptExport();
  const search = useTranscriptSearch(lines);
  const bar = useTabsAndSearch(() => search.setQuery(''));
  const [asking, setAsking] = useState<Asking>('nothing');
  const title = useRef<HTMLHeadingElement>(null);
  // After the transcript is cleared, the dialog can't return focus to the button that opened it,
  // because that button is now disabled. Focus the title instead.
  useEffect(() => {
    if (asking === 'nothing-after-clearing') title.current?.focus({ preventScroll: true });
  }, [asking]);
  const empty = lines.length === 0;
  const dismiss = () => setAsking('nothing');
  const clear = () => {
    setAsking('nothing-after-clearing');
    onClear();
  };
  return (
    <aside
      className={styles.panel}
      aria-label={t('transcript.title')}
      data-runtime="region:transcript"
    >
      <header className={styles.top}>
        <h2 ref={title} tabIndex={-1} className={styles.title}>
          {t('transcript.title')}{' '}
          <span className={styles.count}>{t('transcript.count', { count: chat.counter })}</span>
        </h2>
        <IconButton
          ref={bar.toggle}
          label={t('transcript.search')}
          data-runtime="button:search"
          aria-expanded={bar.open}
          icon={<Search {...ICON} />}
          disabled={empty && !bar.open}
          onClick={bar.handleToggle}
        />
        <IconButton
          label={t('transcript.copy')}
          data-runtime="button:copy"
          icon={<Copy {...ICON} />}
          disabled={empty}
          onClick={() => void transcriptExport.copy(transcript)}
        />
        <DownloadMenu
          look="icon"
          preparing={state === 'preparing-pdf'}
          onNothing={empty ? () => setAsking('nothing-to-download') : null}
          onText={() => transcriptExport.saveText(transcript)}
          onPdf={() => void transcriptExport.savePdf(transcript)}
        />
        <IconButton
          label={t('transcript.clear')}
          data-runtime="button:clear"
          icon={<Eraser {...ICON} />}
          disabled={empty && chat.messages.length === 0}
          onClick={() => setAsking('clear')}
        />
        <IconButton
          className={styles.close}
          label={t('transcript.close')}
          data-runtime="button:close"
          icon={<X {...ICON} />}
          onClick={onClose}
        />
      </header>
      {bar.open && (
        <div className={styles.searchRow}>
          <SearchBar search={search} autoFocus onClose={bar.close} />
        </div>
      )}
      <ExportStatus
        state={state}
        className={styles.status}
        onRetryPdf={() => void transcriptExport.savePdf(transcript)}
      />
      <TranscriptTabs
        tab={bar.tab}
        onTab={bar.select}
        conversation={conversation}
        lines={lines}
        corrections={corrections}
        names={names}
        language={language}
        search={search}
        isDraft={isDraft && !bar.open && state === 'idle'}
        above={`${bar.open} ${state}`}
      />
      {asking === 'nothing-to-download' && (
        <AlertDialog
          title={t('transcript.title')}
          message={t('transcript.nothingToDownload')}
          data-runtime="dialog:nothing-to-download"
          onEscape={dismiss}
          actions={
            <Button variant="primary" data-autofocus data-runtime="button:ok" onClick={dismiss}>
              {t('transcript.ok')}
            </Button>
          }
        />
      )}
      {asking === 'clear' && (
        <AlertDialog
          title={t('transcript.clearTitle')}
          message={t('transcript.clearMessage')}
          data-runtime="dialog:clear-transcript"
          onEscape={dismiss}
          actions={
            <>
              <Button data-autofocus data-runtime="button:keep" onClick={dismiss}>
                {t('transcript.clearCancel')}
              </Button>
              <Button variant="primary" data-runtime="button:clear" onClick={clear}>
                {t('transcript.clearConfirm')}
              </Button>
            </>
          }
        />
      )}
    </aside>
  );
}
