import { useFormatters, useT } from '@portal/i18n';
import type { ConnectionStatus } from '@portal/protocol';
import { Spinner, VisuallyHidden, classNames } from '@portal/ui';
import Wifi from 'lucide-react/icons/wifi';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useEffect, useState } from 'react';
import type { QuestionProgress } from '../../room/conversation';
import styles from './StatusBar.module.css';

interface StatusBarProps {
  connection: ConnectionStatus;
  startedAtMs: number | null;
  question: QuestionProgress | null;
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

/** Shows the time since the interview began. Stops counting when the interview is over. */
function Elapsed({ startedAtMs, stopped }: { startedAtMs: number; stopped: boolean }) {
  const t = useT('interview');
  const { duration } = useFormatters();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (stopped) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [stopped]);
  return (
    <time className={styles.elapsed}>
      <VisuallyHidden>{t('status.elapsed')} </VisuallyHidden>
      {duration(now - startedAtMs)}
    </time>
  );
}

function Progress({
  question: { questionIndex, numberOfQuestions },
  completed,
}: {
  question: QuestionProgress;
  completed: boolean;
}) {
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
    </div>
  );
}

export function StatusBar({ connection, startedAtMs, question, completed }: StatusBarProps) {
  const t = useT('interview');
  return (
    <div
      className={styles.bar}
      role="group"
      aria-label={t('status.label')}
      data-runtime="region:status"
    >
      <ConnectionWord connection={connection} />
      {connection === 'connected' && (
        <span className={classNames(styles.word, styles.live)} data-runtime="status:live">
          <span className={styles.dot} />
          {t('status.live')}
        </span>
      )}
      {startedAtMs !== null && <Elapsed startedAtMs={startedAtMs} stopped={completed} />}
      {question && <Progress question={question} completed={completed} />}
    </div>
  );
}
