import { useFormatters, useT } from '@portal/i18n';
import type { Language } from '@portal/protocol';
import { classNames } from '@portal/ui';
import { Fragment, useRef } from 'react';
import type { TranscriptLine } from '../../room/chat';
import type { QuestionProgress } from '../../room/conversation';
import type { SpeakerNames } from '../../transcript/entry';
import { EntryText } from '../../transcript/EntryText';
import { DoubtMark } from '../../transcript/MisheardText';
import { InterruptedMark } from '../../transcript/InterruptedMark';
import { useShowMatch, type TranscriptSearch } from '../../transcript/use-transcript-search';
import { FollowingList } from './FollowingList';
import styles from './TranscriptPanel.module.css';

interface TranscriptEntriesProps {
  lines: readonly TranscriptLine[];
  question: QuestionProgress | null;
  names: SpeakerNames;
  language: Language;
  search: TranscriptSearch;
  /** Identifies the content above the list; see `TranscriptTabs`. */
  above: string;
}

/** The General tab: what both sides said, with a divider at each question. */
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
  const list = useRef<HTMLDivElement>(null);
  useShowMatch(list, search, 'nearest');
  const begins = (
    line: TranscriptLine,
    index: number,
  ): line is TranscriptLine & { questionIndex: number } =>
    line.questionIndex !== null && line.questionIndex !== lines[index - 1]?.questionIndex;
  return (
    <FollowingList
      listRef={list}
      label={t('transcript.title')}
      newest={`${lines.length} ${above}`}
      held={search.matches.length > 0}
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
              <DoubtMark item={line} />
            </p>
            <EntryText className={styles.text} item={line} language={language} search={search} />
          </article>
        </Fragment>
      ))}
    </FollowingList>
  );
}
