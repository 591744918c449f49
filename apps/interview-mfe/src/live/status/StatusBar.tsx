import { useFormatters, useT } from '@portal/i18n';
import type { ConnectionStatus } from '@portal/protocol';
import { Spinner, VisuallyHidden, classNames } from '@portal/ui';
import Wifi from 'lucide-react/icons/wifi';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState } from 'react';
import type { ConversationSnapshot } from '../../room/conversation';
import styles from './StatusBar.module.css';
import { minutesLeft, type TimeLeftInput } from './time-left';

interface StatusBarProps {
  connection: ConnectionStatus;
  conversation: Pick<ConversationSnapshot, 'startedAtMs' | 'question' | 'transcript'>;
  /** Whether the interview is over. If so, the time stands still. */
  over: boolean;
  /** Whether all questions have been asked. */
  completed: boolean;
}

/** The state of the voice connection, as an icon and a word. */
export function ConnectionWord({ connection }: { connection: ConnectionStatus }) {
  const t = useT('interview');
  const icons = {
    connected: <Wifi size={18} aria-hidden="true" />,
    disconnected: <WifiOff size={18} aria-hidden="true" />,
    connecting: <Spinner size={16} />,
    reconnecting: <Spinner size={16} />,
  };
  return (
    <span className={classNames(styles.word, styles[connection])} data-runtime="status:connection">
      {icons[connection]}
      {t(`status.${connection}`)}
    </span>
  );
}

/** Returns the current time, once a second, until `stopped`. */
function useNow(stopped: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (stopped) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [stopped]);
  return now;
}

/** Shows which question is open, and about how long the rest takes. */
function Progress({
  question: { questionIndex, numberOfQuestions },
  over,
  completed,
  ...time
}: TimeLeftInput & Pick<StatusBarProps, 'over' | 'completed'>) {
  const t = useT('interview');
  const done = completed ? numberOfQuestions : questionIndex + 0.5;
  return (
    <div className={styles.progress}>
      <span className={styles.question} data-runtime="status:question">
        {t('status.question', { number: questionIndex + 1, count: numberOfQuestions })}
      </span>
      <span className={styles.ticks} aria-hidden="true">
        {Array.from({ length: numberOfQuestions }, (_, index) => (
          <span key={index} className={styles.tick}>
            <span style={{ inlineSize: `${Math.min(1, Math.max(0, done - index)) * 100}%` }} />
          </span>
        ))}
      </span>
      {!over && (
        <span className={styles.left} data-runtime="status:time-left">
          {t('status.left', {
            count: minutesLeft({ question: { questionIndex, numberOfQuestions }, ...time }),
          })}
        </span>
      )}
    </div>
  );
}

/** Shows the connection, the time and the questions. */
export function StatusBar({
  connection,
  conversation: { startedAtMs, question, transcript },
  over,
  completed,
}: StatusBarProps) {
  const t = useT('interview');
  const { duration } = useFormatters();
  const elapsedMs = useNow(over) - (startedAtMs ?? 0);
  return (
    <div
      className={styles.bar}
      role="group"
      aria-label={t('status.label')}
      data-runtime="region:status"
    >
      {!over && <ConnectionWord connection={connection} />}
      {!over && connection === 'connected' && (
        <span className={classNames(styles.word, styles.live)} data-runtime="status:live">
          <span className={styles.dot} />
          {t('status.live')}
        </span>
      )}
      {startedAtMs !== null && (
        <time className={styles.elapsed}>
          <VisuallyHidden>{t('status.elapsed')} </VisuallyHidden>
          {duration(elapsedMs)}
        </time>
      )}
      {startedAtMs !== null && question && (
        <Progress
          question={question}
          transcript={transcript}
          elapsedMs={elapsedMs}
          over={over}
          completed={completed}
        />
      )}
    </div>
  );
}
