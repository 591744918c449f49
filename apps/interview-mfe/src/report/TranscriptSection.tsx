import { useFormatters, useT } from '@portal/i18n';
import type { InterviewMessage } from '@portal/protocol';
import { Notice, classNames } from '@portal/ui';
import { useEffect } from 'react';
import styles from './Report.module.css';
import { Section } from './Section';

const messageElementId = (messageId: string): string => `message-${messageId}`;

/** Milliseconds since the interview's start; null for a message without timing. */
export const messageTimeMs = ({ metadata }: InterviewMessage): number | null => metadata?.startMs ?? null;

interface TranscriptSectionProps {
  /** Null where they could not be loaded. */
  messages: readonly InterviewMessage[] | null;
  /** The message asked for by a quote; `time` changes when it is asked for again. */
  shown: { messageId: string; time: number } | null;
}

export function TranscriptSection({ messages, shown }: TranscriptSectionProps) {
  const t = useT('report');
  const { duration } = useFormatters();
  useEffect(() => {
    if (shown === null) return;
    const entry = document.getElementById(messageElementId(shown.messageId));
    entry?.scrollIntoView({ block: 'center' });
    entry?.focus({ preventScroll: true });
  }, [shown]);
  const spoken = messages?.filter(({ role }) => role !== 'system') ?? null;
  return (
    <Section name="transcript" note={t('transcriptNote')}>
      {spoken === null && <Notice tone="caution">{t('transcriptFailed')}</Notice>}
      {spoken?.length === 0 && <p className={styles.quiet}>{t('transcriptEmpty')}</p>}
      {spoken?.map((message) => {
        const at = messageTimeMs(message);
        return (
          <article key={message.id} id={messageElementId(message.id)} tabIndex={-1} className={classNames(styles.message, shown?.messageId === message.id && styles.messageShown)}>
            <p className={styles.messageMeta}>
              <span className={message.role === 'user' ? styles.you : styles.interviewer}>{t(message.role === 'user' ? 'you' : 'interviewer')}</span>
              {at !== null && <time>{duration(at)}</time>}
            </p>
            <p className={styles.words} dir="auto">{message.content}</p>
          </article>
        );
      })}
    </Section>
  );
}
