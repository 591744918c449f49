import { useT } from '@portal/i18n';
import type { ChatTab, Language } from '@portal/protocol';
import { classNames, EmptyState, Tabs } from '@portal/ui';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import type { ConversationSnapshot } from '../../room/conversation';
import type { Corrections } from '../../transcript/correct/use-corrections';
import { CorrectionLegend, isUnderlined, MisheardLegend } from '../../transcript/MisheardText';
import type { SpeakerNames } from '../../transcript/entry';
import type { TranscriptSearch } from '../../transcript/use-transcript-search';
import { ChatMessages } from './ChatMessages';
import { TranscriptEntries, type ShownLine } from './TranscriptEntries';
import styles from './TranscriptPanel.module.css';

/** The tabs of §3, in the order in which they are shown. */
const TABS = [
  'general',
  'user_speech',
  'ai_speech',
  'ai_intent',
  'system',
  'call_interface',
] as const satisfies readonly ChatTab[];

interface TranscriptTabsProps {
  tab: ChatTab;
  onTab: (tab: ChatTab) => void;
  conversation: ConversationSnapshot;
  /** The transcript as it is shown. */
  lines: readonly ShownLine[];
  corrections: Corrections;
  names: SpeakerNames;
  language: Language;
  search: TranscriptSearch;
  /** Whether to warn that the transcript may contain recognition errors. */
  isDraft: boolean;
  /**
   * Identifies the content above the tabs. A change in that content also changes the list's height,
   * so the list must be scrolled to the end again.
   */
  above: string;
}

/** The General tab: the transcript. */
function General({
  conversation: { question },
  lines,
  isDraft,
  ...entries
}: Omit<TranscriptTabsProps, 'tab' | 'onTab'>) {
  const t = useT('interview');
  const underlined = isUnderlined(lines);
  return (
    <>
      {(isDraft || underlined) && (
        <p className={classNames(styles.draft, !isDraft && styles.legend)}>
          {isDraft && t('transcript.draft')} {underlined && <MisheardLegend />}
        </p>
      )}
      <CorrectionLegend items={lines} className={classNames(styles.draft, styles.legend)} />
      {lines.length === 0 ? (
        <EmptyState
          plain
          icon={<MessageSquareText size={24} strokeWidth={1.5} aria-hidden="true" />}
        >
          {t('transcript.empty')}
        </EmptyState>
      ) : (
        <TranscriptEntries lines={lines} question={question} {...entries} />
      )}
    </>
  );
}

/** The chat's six tabs: the transcript, each side's words, and what happened. */
export function TranscriptTabs({ tab: shown, onTab, ...content }: TranscriptTabsProps) {
  const t = useT('interview');
  const { conversation, names, language, above } = content;
  return (
    <Tabs
      look="line"
      label={t('transcript.tabs.label')}
      value={shown}
      onValueChange={(next) => onTab(next as ChatTab)}
      items={TABS.map((tab) => ({
        value: tab,
        label: t(`transcript.tabs.${tab}`),
        content:
          tab === 'general' ? (
            <General {...content} />
          ) : (
            <ChatMessages
              chat={conversation.chat}
              tab={tab}
              startedAtMs={conversation.startedAtMs}
              interviewerName={names.ai}
              language={language}
              above={above}
            />
          ),
      }))}
    />
  );
}
