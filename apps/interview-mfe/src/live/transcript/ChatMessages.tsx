import { useFormatters, useT } from '@portal/i18n';
import type { ChatTab, Language } from '@portal/protocol';
import { classNames, EmptyState } from '@portal/ui';
import AudioLines from 'lucide-react/icons/audio-lines';
import Bot from 'lucide-react/icons/bot';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Phone from 'lucide-react/icons/phone';
import Settings2 from 'lucide-react/icons/settings-2';
import type { ComponentProps } from 'react';
import { messagesOfTab, type ChatState } from '../../room/chat';
import { textDirection, textLanguage } from '../../transcript/direction';
import { ConnectionWord } from '../status/StatusBar';
import { FollowingList } from './FollowingList';
import styles from './TranscriptPanel.module.css';
import { useNoticeText } from './use-notice-text';

/** The tabs beside General, which show the chat's own messages (§3). */
export type MessagesTab = Exclude<ChatTab, 'general'>;

const ICONS = {
  user_speech: CircleUserRound,
  ai_speech: AudioLines,
  ai_intent: Bot,
  system: Settings2,
  call_interface: Phone,
} satisfies Record<MessagesTab, typeof Bot>;

/** Words in their own reading direction. */
function Words({
  text,
  language,
  ...paragraph
}: { text: string; language: Language } & ComponentProps<'p'>) {
  return (
    <p {...paragraph} dir={textDirection(text, language)} lang={textLanguage(text, language)}>
      {text}
    </p>
  );
}

interface ChatMessagesProps {
  chat: ChatState;
  tab: MessagesTab;
  /** When the interview started, in milliseconds since the epoch; null before joining. */
  startedAtMs: number | null;
  interviewerName: string;
  language: Language;
  /** Identifies the content above the list; see `TranscriptTabs`. */
  above: string;
}

/**
 * A tab with the chat's messages: one side's words, or what the interviewer, the engines or the call
 * did. It ends with how things are now: the words being spoken, or the state of the connection.
 */
export function ChatMessages({
  chat,
  tab,
  startedAtMs,
  interviewerName,
  language,
  above,
}: ChatMessagesProps) {
  const t = useT('interview');
  const { duration } = useFormatters();
  const noticeText = useNoticeText(interviewerName);
  const messages = messagesOfTab(chat, tab);
  const spoken = { user_speech: chat.userBuffer, ai_speech: chat.aiBuffer };
  const speech = tab === 'user_speech' || tab === 'ai_speech';
  const live = speech ? spoken[tab] : '';
  if (messages.length === 0 && live === '') {
    const Icon = ICONS[tab];
    return (
      <EmptyState plain icon={<Icon size={24} strokeWidth={1.5} aria-hidden="true" />}>
        {t(`transcript.emptyTab.${tab}`)}
      </EmptyState>
    );
  }
  const started = (timestamp: string) => startedAtMs ?? Date.parse(timestamp);
  return (
    <FollowingList
      label={t(`transcript.tabs.${tab}`)}
      newest={`${messages.length} ${live} ${above}`}
    >
      {messages.map(({ id, timestamp, content, notice }) => (
        <article key={id} className={speech ? styles.entry : styles.notice}>
          <p className={styles.meta}>
            <time dateTime={timestamp}>{duration(Date.parse(timestamp) - started(timestamp))}</time>
          </p>
          {notice ? (
            <p>{noticeText(notice)}</p>
          ) : (
            <Words
              className={speech ? styles.text : undefined}
              text={content}
              language={language}
            />
          )}
        </article>
      ))}
      {live !== '' && (
        <Words
          className={classNames(styles.text, styles.live)}
          text={live}
          language={language}
          data-testid="live-words"
        />
      )}
      {tab === 'system' && (
        <p className={styles.connection}>
          <ConnectionWord connection={chat.connectionStatus} />
        </p>
      )}
    </FollowingList>
  );
}
