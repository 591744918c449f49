import { useFormatters, useT } from '@portal/i18n';
import type { Evidence, Language } from '@portal/protocol';
import { textDirection } from '../transcript/direction';
import { MisheardInQuote, QuotedWords, useIsTyped } from './quoted-messages';
import styles from './Report.module.css';

/** Says where words of the candidate come from, with a link to their place in the transcript. */
export function QuotePlace({ evidence, onShow }: { evidence: Evidence; onShow: () => void }) {
  const t = useT('report');
  const { duration } = useFormatters();
  const { questionIndex, atMs } = evidence;
  return (
    <>
      {questionIndex === null
        ? t('evidenceOutside')
        : t('evidenceAt', { number: questionIndex + 1 })}{' '}
      <button
        type="button"
        className={styles.sourceLink}
        aria-label={atMs === null ? undefined : `${t('showInTranscript')}, ${duration(atMs)}`}
        onClick={onShow}
      >
        {atMs === null ? t('showInTranscript') : duration(atMs)}
      </button>
    </>
  );
}

/** Shows a quote from the candidate with a link to its place in the transcript. */
export function Quote({
  evidence,
  language,
  onShow,
}: {
  evidence: Evidence;
  language: Language;
  onShow: () => void;
}) {
  const t = useT('report');
  const isTyped = useIsTyped(evidence);
  return (
    <figure className={styles.quote}>
      <blockquote
        className={styles.words}
        lang={language}
        dir={textDirection(evidence.quote, language)}
      >
        <QuotedWords evidence={evidence} />
      </blockquote>
      <figcaption className={styles.source}>
        <MisheardInQuote evidence={evidence} />
        <span className={styles.heard}>{t(isTyped ? 'written' : 'heard')}</span>{' '}
        <span aria-hidden="true">·</span> <QuotePlace evidence={evidence} onShow={onShow} />
      </figcaption>
    </figure>
  );
}
