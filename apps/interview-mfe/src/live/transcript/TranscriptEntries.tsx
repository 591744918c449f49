import { useFormatters, useT } from '@portal/i18n';
import type { InterviewMessage, Language } from '@portal/protocol';
import { classNames } from '@portal/ui';
import { Fragment, useRef } from 'react';
import type { TranscriptLine } from '../../room/chat';
import type { QuestionProgress } from '../../room/conversation';
import { canBeMisheard, CorrectableText } from '../../transcript/correct/CorrectableText';
import type { Corrections } from '../../transcript/correct/use-corrections';
import { shownText } from '../../transcript/corrected';
import type { SpeakerNames, TranscriptItem } from '../../transcript/entry';
import { EntryText } from '../../transcript/EntryText';
import { DoubtMark } from '../../transcript/MisheardText';
import { InterruptedMark } from '../../transcript/InterruptedMark';
import { useShowMatch, type TranscriptSearch } from '../../transcript/use-transcript-search';
import { FollowingList } from './FollowingList';
import styles from './TranscriptPanel.module.css';

/** A line of the transcript, with the candidate's corrections beside what was heard. */
export type ShownLine = TranscriptLine & Pick<TranscriptItem, 'marks'>;

/** Returns a line as it is shown. */
export const shownLine = (line: TranscriptLine): ShownLine =>
  line.stored?.corrections ? { ...line, ...shownText(line.stored) } : line;

/** Whether a line is something that the candidate said, and the server has it. */
const isCorrectable = (line: ShownLine): line is ShownLine & { stored: InterviewMessage } =>
  line.stored !== null && canBeMisheard(line.stored);

interface TranscriptEntriesProps {
  lines: readonly ShownLine[];
  question: QuestionProgress | null;
  names: SpeakerNames;
  language: Language;
  corrections: Corrections;
  search: TranscriptSearch;
  /** Identifies the content above the list; see `TranscriptTabs`. */
  above: string;
}

/**
 * The General tab: what both sides said, with a divider at each question. The candidate can correct
 * the last answer; all others can be corrected in the report.
 */
export function TranscriptEntries({
  lines,
  question,
  names,
  language,
  corrections,
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
  const lastAnswer = lines.findLast(isCorrectable);
  const correcting = lines.some(({ stored }) => stored && corrections.drafts[stored.id]);
  return (
    <FollowingList
      listRef={list}
      label={t('transcript.title')}
      newest={`${lines.length} ${lines.at(-1)?.id ?? ''} ${lastAnswer?.id ?? ''} ${above}`}
      held={search.matches.length > 0 || correcting}
    >
      {lines.map((line, index) => {
        const text = (
          <EntryText className={styles.text} item={line} language={language} search={search} />
        );
        return (
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
              {isCorrectable(line) ? (
                <CorrectableText
                  message={line.stored}
                  language={language}
                  corrections={corrections}
                  offered={line === lastAnswer}
                  savedText={t('correct.savedLive')}
                >
                  {text}
                </CorrectableText>
              ) : (
                text
              )}
            </article>
          </Fragment>
        );
      })}
    </FollowingList>
  );
}
