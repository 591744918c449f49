import { useLanguage, useT } from '@portal/i18n';
import { VisuallyHidden, classNames } from '@portal/ui';
import { EarOff } from 'lucide-react';
import { Fragment } from 'react';
import type { TranscriptItem } from './entry';
import { rangesBetween } from './misheard';
import { splitByRanges, type TextRange } from './search';
import styles from './Transcript.module.css';

interface MisheardTextProps {
  text: string;
  /** Where words of the text may have been misheard. */
  misheard: readonly TextRange[];
  /** The part of the text to show; all of it by default. */
  start?: number;
  end?: number;
}

/** Shows a part of a text and marks, for eye and ear, the words that may have been misheard. */
export function MisheardText({ text, misheard, start = 0, end = text.length }: MisheardTextProps) {
  const t = useT('interview');
  const language = useLanguage();
  const ranges = rangesBetween(misheard, start, end).map((range) => ({
    start: range.start - start,
    end: range.end - start,
  }));
  return splitByRanges(text.slice(start, end), ranges).map((piece) => {
    const pieceEnd = start + piece.start + piece.text.length;
    return piece.match ? (
      <span key={piece.start} className={styles.misheard}>
        {piece.text}
        {/* A range that goes on behind this part is only said once, at its end. */}
        {misheard.some((range) => range.end === pieceEnd) && (
          <VisuallyHidden lang={language}> ({t('transcript.misheard')})</VisuallyHidden>
        )}
      </span>
    ) : (
      <Fragment key={piece.start}>{piece.text}</Fragment>
    );
  });
}

/** Shows that an utterance was hardly understood. */
export function DoubtfulMark() {
  const t = useT('interview');
  return (
    <span className={styles.interrupted}>
      <EarOff size={12} strokeWidth={1.75} aria-hidden="true" />
      {t('transcript.misheard')}
    </span>
  );
}

/** Explains the mark of words that may have been misheard, if there are any. */
export function MisheardLegend({
  items,
  className,
}: {
  items: readonly TranscriptItem[];
  className?: string | undefined;
}) {
  const t = useT('interview');
  if (!items.some(({ misheard = [] }) => misheard.length > 0)) return null;
  return (
    <p className={classNames(styles.legend, className)}>
      <span className={styles.misheard}>{t('transcript.misheard')}</span>
    </p>
  );
}
