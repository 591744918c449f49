import { useT } from '@portal/i18n';
import type { Assessment } from '@portal/protocol';
import { Logo } from '@portal/ui';
import { useEffect, type ReactNode } from 'react';
import styles from './Print.module.css';

/**
 * Changes the document title, which browsers suggest as the PDF's file name. Returns a function
 * that restores the title.
 */
function retitle(page: Document, title: string): () => void {
  const before = page.title;
  page.title = title;
  return () => {
    page.title = before;
  };
}

/** Titles the page for printing, and restores its title afterwards. */
export function usePrint(title: string): void {
  useEffect(() => {
    let undo: (() => void) | null = null;
    const handleAfter = () => {
      undo?.();
      undo = null;
    };
    const handleBefore = () => {
      handleAfter();
      undo = retitle(document, title);
    };
    window.addEventListener('beforeprint', handleBefore);
    window.addEventListener('afterprint', handleAfter);
    return () => {
      handleAfter();
      window.removeEventListener('beforeprint', handleBefore);
      window.removeEventListener('afterprint', handleAfter);
    };
  }, [title]);
}

/** A header shown only in the printed report, because the top bar is not printed. */
export function PrintHead({ date }: { date: string }) {
  const t = useT('common');
  return (
    <div className={styles.head}>
      <Logo size={22} />
      <span className={styles.name}>{t('productName')}</span>
      <span>{date}</span>
    </div>
  );
}

type Score = { name: ReactNode; score: number | null; isTotal?: boolean };

function ScoreTable({ scores }: { scores: readonly Score[] }) {
  const t = useT('report');
  return (
    <table className={styles.table}>
      <tbody>
        {scores.map(({ name, score, isTotal }, at) => (
          <tr key={at} className={isTotal ? styles.total : undefined}>
            <th scope="row">{name}</th>
            <td>{score === null ? t('abstained') : Math.round(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many questions stand in one column. More are set in two, so that all fit on the page. */
const COLUMN = 10;

/**
 * All scores, shown only in the printed report. That is one page: it leaves out the details behind
 * the scores, and the transcript.
 */
export function PrintScores({ assessment }: { assessment: Assessment }) {
  const t = useT('report');
  const { overall, competencies } = assessment;
  const questions = assessment.questions.map(({ index, question, score }) => ({
    name: (
      <>
        {index + 1}. <bdi>{question}</bdi>
      </>
    ),
    score,
  }));
  return (
    <div className={styles.scores}>
      <h2 className={styles.scoresTitle}>{t('printedScores')}</h2>
      <div className={styles.tables}>
        <ScoreTable
          scores={[
            { name: t('overall'), score: overall.score, isTotal: true },
            ...competencies.map(({ competency, score }) => ({
              name: t(`competency.${competency}`),
              score,
            })),
          ]}
        />
        <ScoreTable scores={questions.slice(0, COLUMN)} />
        {questions.length > COLUMN && <ScoreTable scores={questions.slice(COLUMN)} />}
      </div>
    </div>
  );
}
