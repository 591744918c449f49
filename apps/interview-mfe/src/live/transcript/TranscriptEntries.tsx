import { useFormatters, useT } from '@portal/i18n';
import { Button, classNames } from '@portal/ui';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { TranscriptLine } from '../../room/chat';
import type { QuestionProgress } from '../../room/conversation';
import styles from './TranscriptPanel.module.css';

/** Nearer to the end than this counts as reading along (px). */
const END_MARGIN = 48;

interface TranscriptEntriesProps {
  lines: readonly TranscriptLine[];
  question: QuestionProgress | null;
  interviewerName: string;
}

/** Follows the newest entry, unless the reader has scrolled up. */
function useFollowNewest(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const [following, setFollowing] = useState(true);
  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  useEffect(() => {
    if (following) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count, following]);
  const handleScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = list.current ?? {};
    setFollowing(scrollHeight - scrollTop - clientHeight < END_MARGIN);
  };
  return { list, following, handleScroll, toEnd };
}

export function TranscriptEntries({ lines, question, interviewerName }: TranscriptEntriesProps) {
  const t = useT('interview');
  const { duration } = useFormatters();
  const { list, following, handleScroll, toEnd } = useFollowNewest(lines.length);
  const names = { user: t('you'), ai: interviewerName, system: t('transcript.note') };
  const begins = (index: number) => {
    const number = lines[index]?.questionNumber ?? null;
    return number !== null && number !== (lines[index - 1]?.questionNumber ?? null);
  };
  return (
    <div className={styles.body}>
      <div ref={list} className={styles.list} role="log" aria-live="off" aria-label={t('transcript.title')} tabIndex={0} onScroll={handleScroll}>
        {lines.map((line, index) => (
          <Fragment key={line.id}>
            {begins(index) && question && <p className={styles.divider}><span>{t('status.question', { number: line.questionNumber, count: question.count })}</span></p>}
            <article className={styles.entry} data-speaker={line.speaker}>
              <p className={styles.meta}>
                <span className={classNames(styles.speaker, styles[line.speaker])}><span className={styles.dot} />{names[line.speaker]}</span>
                <time dateTime={line.timestamp}>{duration(line.atMs)}</time>
              </p>
              <p className={styles.text} dir="auto">{line.text}</p>
            </article>
          </Fragment>
        ))}
      </div>
      {!following && <Button className={styles.newest} onClick={toEnd}>{t('transcript.newest')}</Button>}
    </div>
  );
}
