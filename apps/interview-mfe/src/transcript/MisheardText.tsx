import { useFormatters, useLanguage, useT } from '@portal/i18n';
import { VisuallyHidden, classNames } from '@portal/ui';
import { EarOff } from 'lucide-react';
import { Fragment } from 'react';
import type { TranscriptItem } from './entry';
import { misheardRanges, rangesBetween } from './misheard';
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

/**
 * Shows a part of a text and underlines the words that may have been misheard. `MisheardWords` says
 * them to a screen reader, once for the whole text, so that the text itself reads as it was heard.
 */
export function MisheardText({ text, misheard, start = 0, end = text.length }: MisheardTextProps) {
  const ranges = rangesBetween(misheard, start, end).map((range) => ({
    start: range.start - start,
    end: range.end - start,
  }));
  return splitByRanges(text.slice(start, end), ranges).map((piece) =>
    piece.match ? (
      <span key={piece.start} className={styles.misheard}>
        {piece.text}
      </span>
    ) : (
      <Fragment key={piece.start}>{piece.text}</Fragment>
    ),
  );
}

/** Tells a screen reader which words of a text may have been misheard. */
export function MisheardWords({ text, misheard }: Pick<MisheardTextProps, 'text' | 'misheard'>) {
  const t = useT('interview');
  const language = useLanguage();
  const { list } = useFormatters();
  if (misheard.length === 0) return null;
  const words = list(misheard.map(({ start, end }) => text.slice(start, end)));
  return (
    <VisuallyHidden lang={language}>{t('transcript.misheardWords', { words })}</VisuallyHidden>
  );
}

/**
 * Says beside an entry's speaker that it was hardly understood; otherwise tells a screen reader which
 * of its words may have been misheard.
 */
export function DoubtMark({
  item,
}: {
  item: Pick<TranscriptItem, 'text' | 'doubtful' | 'misheard'>;
}) {
  const t = useT('interview');
  if (!item.doubtful)
    return <MisheardWords text={item.text} misheard={misheardRanges(item.text, item.misheard)} />;
  return (
    <span className={styles.interrupted}>
      <EarOff size={12} strokeWidth={1.75} aria-hidden="true" />
      {t('transcript.misheard')}
    </span>
  );
}

/** Whether words are underlined in a transcript, so that it needs a `MisheardLegend`. */
export const isUnderlined = (items: readonly Pick<TranscriptItem, 'misheard'>[]): boolean =>
  items.some(({ misheard = [] }) => misheard.length > 0);

/**
 * Explains the underline of words that may have been misheard. Not for screen readers, which are told
 * the words (`MisheardWords`).
 */
export function MisheardLegend() {
  const t = useT('interview');
  return (
    <span className={classNames(styles.legend, styles.misheard)} aria-hidden="true">
      {t('transcript.misheard')}
    </span>
  );
}
