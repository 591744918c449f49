import { useT } from '@portal/i18n';
import type { Assessment } from '@portal/protocol';
import { Logo } from '@portal/ui';
import { useEffect } from 'react';
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

/**
 * All scores in one table, shown only in the printed report. That is one page: it leaves out the
 * details behind the scores, and the transcript.
 */
export function PrintScores({ assessment }: { assessment: Assessment }) {
  const t = useT('report');
  const shown = (score: number | null) => (score === null ? t('abstained') : Math.round(score));
  const { overall, competencies, questions } = assessment;
  return (
    <div className={styles.scores}>
      <h2 className={styles.scoresTitle}>{t('printedScores')}</h2>
      <table className={styles.table}>
        <tbody>
          <tr className={styles.total}>
            <th scope="row">{t('overall')}</th>
            <td>{shown(overall.score)}</td>
          </tr>
          {competencies.map(({ competency, score }) => (
            <tr key={competency}>
              <th scope="row">{t(`competency.${competency}`)}</th>
              <td>{shown(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className={styles.table}>
        <tbody>
          {questions.map(({ index, question, score }) => (
            <tr key={index}>
              <th scope="row">
                <span className={styles.question}>
                  {index + 1}. <bdi>{question}</bdi>
                </span>
              </th>
              <td>{shown(score)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
