import { useFormatters, useT } from '@portal/i18n';
import type { Language } from '@portal/protocol';
import { Button, classNames } from '@portal/ui';
import { Fragment, useEffect, useRef, useState } from 'react';
import type { TranscriptLine } from '../../room/chat';
import type { QuestionProgress } from '../../room/conversation';
import type { SpeakerNames } from '../../transcript/entry';
import { EntryText } from '../../transcript/EntryText';
import { InterruptedMark } from '../../transcript/InterruptedMark';
import { useShowMatch, type TranscriptSearch } from '../../transcript/use-transcript-search';
import styles from './TranscriptPanel.module.css';

/** The list follows new entries while it is scrolled to within this distance of its end (px). */
const END_MARGIN = 48;

interface TranscriptEntriesProps {
  lines: readonly TranscriptLine[];
  question: QuestionProgress | null;
  names: SpeakerNames;
  language: Language;
  search: TranscriptSearch;
  /**
   * Identifies the content above the list. A change in that content also changes the list's height,
   * so the list must be scrolled to the end again.
   */
  above: string;
}

/**
 * Scrolls to the newest entry, unless the reader has scrolled up or is looking at a search match
 * (`held`).
 */
function useFollowNewest(count: number, held: boolean, above: string) {
  const list = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  useEffect(() => {
    if (atEnd && !held) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [count, atEnd, held, above]);
  const handleScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = list.current ?? {};
    setAtEnd(scrollHeight - scrollTop - clientHeight < END_MARGIN);
  };
  return { list, atEnd, handleScroll, toEnd };
}

export function TranscriptEntries({
  lines,
  question,
  names,
  language,
  search,
  above,
}: TranscriptEntriesProps) {
  const t = useT('interview');
  const { duration } = useFormatters();
  const held = search.matches.length > 0;
  const { list, atEnd, handleScroll, toEnd } = useFollowNewest(lines.length, held, above);
  useShowMatch(list, search, 'nearest');
  const begins = (
    line: TranscriptLine,
    index: number,
  ): line is TranscriptLine & { questionIndex: number } =>
    line.questionIndex !== null && line.questionIndex !== lines[index - 1]?.questionIndex;
  return (
    <div className={styles.body}>
      <div
        ref={list}
        className={styles.list}
        role="log"
        aria-live="off"
        aria-label={t('transcript.title')}
        tabIndex={0}
        onScroll={handleScroll}
      >
        {lines.map((line, index) => (
          <Fragment key={line.id}>
            {question && begins(line, index) && (
              <p className={styles.divider}>
                <span>
                  {t('status.question', {
                    number: line.questionIndex + 1,
                    count: question.numberOfQuestions,
                  })}
                </span>
              </p>
            )}
            <article className={styles.entry} data-speaker={line.speaker}>
              <p className={styles.meta}>
                <span className={classNames(styles.speaker, styles[line.speaker])}>
                  <span className={styles.dot} />
                  <bdi>{names[line.speaker]}</bdi>
                </span>
                <time dateTime={line.timestamp}>{duration(line.atMs)}</time>
                {line.interrupted && <InterruptedMark />}
              </p>
              <EntryText className={styles.text} item={line} language={language} search={search} />
            </article>
          </Fragment>
        ))}
      </div>
      {!atEnd && !held && (
        <Button className={styles.newest} onClick={toEnd}>
          {t('transcript.newest')}
        </Button>
      )}
    </div>
  );
}
