import { useFormatters, useT } from '@portal/i18n';
import type { InterviewMessage, InterviewSummary, Language } from '@portal/protocol';
import { Button, classNames, Fold, Notice } from '@portal/ui';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useMemo, useRef } from 'react';
import { canBeMisheard, CorrectableText } from '../transcript/correct/CorrectableText';
import { useCorrections, type SaveCorrections } from '../transcript/correct/use-corrections';
import { DownloadMenu } from '../transcript/DownloadMenu';
import { itemsOfMessages, messageElementId, type TranscriptItem } from '../transcript/entry';
import { EntryText } from '../transcript/EntryText';
import { ExportStatus } from '../transcript/ExportStatus';
import {
  CorrectionLegend,
  DoubtMark,
  isUnderlined,
  MisheardLegend,
} from '../transcript/MisheardText';
import { InterruptedMark } from '../transcript/InterruptedMark';
import { SearchBar } from '../transcript/SearchBar';
import { useTranscriptDocument } from '../transcript/use-transcript-document';
import { useTranscriptExport } from '../transcript/use-transcript-export';
import { useShowMatch, useTranscriptSearch } from '../transcript/use-transcript-search';
import styles from './Report.module.css';
import { Section } from './Section';
import tools from './TranscriptSection.module.css';

interface TranscriptSectionProps {
  /** Null if the messages failed to load. */
  messages: readonly InterviewMessage[] | null;
  language: Language;
  /** Null if the interview failed to load. */
  interview: InterviewSummary | null;
  /** The message that a quote links to. `time` changes when the same message is requested again. */
  shown: { messageId: string; time: number } | null;
  /** See `ReportProps.onOutdated`. */
  onOutdated?: (() => Promise<void>) | undefined;
  /** Saves corrections of a message; null for readers who can't correct anything. */
  correct: SaveCorrections | null;
}

type Shown = TranscriptSectionProps['shown'];

/**
 * The transcript entries, with search, copy and download above them. Quotes can link to an entry,
 * which then receives focus.
 */
function Transcript({
  messages,
  items,
  language,
  interview,
  shown,
  onOutdated,
  correct,
}: TranscriptSectionProps & {
  messages: readonly InterviewMessage[];
  items: readonly TranscriptItem[];
}) {
  const t = useT('report');
  const { duration } = useFormatters();
  const list = useRef<HTMLDivElement>(null);
  const corrections = useCorrections(messages[0]?.interviewId ?? '', correct);
  const names = { user: t('you'), ai: t('interviewer'), system: t('interview:transcript.note') };
  const transcript = useTranscriptDocument({ items, names, language, interview });
  const { state, transcriptExport } = useTranscriptExport(onOutdated);
  const search = useTranscriptSearch(items);
  useShowMatch(list, search, 'center');
  return (
    <>
      <div className={tools.tools} data-not-printed>
        <SearchBar search={search} />
        <Button
          variant="quiet"
          icon={<Copy size={18} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => void transcriptExport.copy(transcript)}
        >
          {t('interview:transcript.copy')}
        </Button>
        <DownloadMenu
          look="text"
          onNothing={null}
          preparing={state === 'preparing-pdf'}
          onText={() => transcriptExport.saveText(transcript)}
          onPdf={() => void transcriptExport.savePdf(transcript)}
        />
      </div>
      <ExportStatus
        state={state}
        className={tools.status}
        onRetryPdf={() => void transcriptExport.savePdf(transcript)}
      />
      {isUnderlined(items) && (
        <p className={tools.legend}>
          <MisheardLegend />
        </p>
      )}
      <CorrectionLegend items={items} className={tools.legend} />
      {correct === null && messages.some(canBeMisheard) && (
        <p className={tools.hint}>{t('correct.logIn')}</p>
      )}
      <div ref={list}>
        {items.map((item) => {
          const message = messages.find(({ id }) => id === item.id)!;
          const text = (
            <EntryText
              className={classNames(styles.words, tools.words)}
              item={item}
              language={language}
              search={search}
            />
          );
          return (
            <article
              key={item.id}
              id={messageElementId(item.id)}
              tabIndex={-1}
              className={classNames(
                styles.message,
                shown?.messageId === item.id && styles.messageShown,
              )}
            >
              <p className={styles.messageMeta}>
                <bdi className={item.speaker === 'user' ? styles.you : styles.interviewer}>
                  {names[item.speaker]}
                </bdi>
                {item.atMs !== null && <time>{duration(item.atMs)}</time>}
                {item.interrupted && <InterruptedMark />}
                <DoubtMark item={item} />
              </p>
              {correct !== null && canBeMisheard(message) ? (
                <CorrectableText
                  message={message}
                  language={language}
                  corrections={corrections}
                  offered
                  savedText={t('interview:correct.saved')}
                >
                  {text}
                </CorrectableText>
              ) : (
                text
              )}
            </article>
          );
        })}
      </div>
    </>
  );
}

/** Scrolls to the entry that a quote links to and focuses it. Unfolds a folded transcript. */
function useShowEntry(shown: Shown): void {
  useEffect(() => {
    if (shown === null) return;
    const entry = document.getElementById(messageElementId(shown.messageId));
    const fold = entry?.closest('details');
    if (fold) fold.open = true;
    entry?.scrollIntoView({ block: 'center' });
    entry?.focus({ preventScroll: true });
  }, [shown]);
}

/** Transcripts with more entries are folded until somebody wants to read them. */
const LONG_TRANSCRIPT = 12;

export function TranscriptSection(props: TranscriptSectionProps) {
  const { messages, shown } = props;
  const t = useT('report');
  useShowEntry(shown);
  const items = useMemo(
    () => messages && itemsOfMessages(messages.filter(({ role }) => role !== 'system')),
    [messages],
  );
  return (
    <Section name="transcript" note={t('transcriptNote')}>
      {items === null && <Notice tone="caution">{t('transcriptFailed')}</Notice>}
      {items?.length === 0 && <p className={styles.quiet}>{t('transcriptEmpty')}</p>}
      {items !== null && items.length > 0 && items.length <= LONG_TRANSCRIPT && (
        <Transcript {...props} messages={messages ?? []} items={items} />
      )}
      {items !== null && items.length > LONG_TRANSCRIPT && (
        <Fold title={t('transcriptShow')}>
          <Transcript {...props} messages={messages ?? []} items={items} />
        </Fold>
      )}
    </Section>
  );
}
