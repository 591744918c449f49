import { useFormatters, useLanguage, useT } from '@portal/i18n';
import { VisuallyHidden, classNames } from '@portal/ui';
import EarOff from 'lucide-react/icons/ear-off';
import Plus from 'lucide-react/icons/plus';
import { Fragment, type ReactNode } from 'react';
import type { TranscriptItem } from './entry';
import { markedRanges, misheardRanges, rangesBetween, type MarkedRange } from './misheard';
import { splitByRanges, type TextRange } from './search';
import styles from './Transcript.module.css';

interface MarkedTextProps {
  text: string;
  /** Where the text is marked, and how. */
  marked: readonly MarkedRange[];
  /** The part of the text to show; all of it by default. */
  start?: number;
  end?: number;
}

/**
 * Shows a part of a text and marks words that were corrected, heard before that, or added, for eye
 * and ear. Words that may have been misheard are underlined; `MisheardWords` says them to a screen
 * reader, once for the whole text.
 */
export function MarkedText({ text, marked, start = 0, end = text.length }: MarkedTextProps) {
  const ranges = rangesBetween(marked, start, end).map((range) => ({
    start: range.start - start,
    end: range.end - start,
  }));
  return splitByRanges(text.slice(start, end), ranges).map((piece) => {
    const at = start + piece.start;
    const mark = piece.match && marked.find((range) => range.start <= at && at < range.end);
    return mark ? (
      <Marked
        key={piece.start}
        kind={mark.kind}
        begins={mark.start === at}
        // A range that goes on behind this part is only said once, at its end.
        ends={mark.end === at + piece.text.length}
      >
        {piece.text}
      </Marked>
    ) : (
      <Fragment key={piece.start}>{piece.text}</Fragment>
    );
  });
}

function Marked({
  kind,
  begins,
  ends,
  children,
}: {
  kind: MarkedRange['kind'];
  begins: boolean;
  ends: boolean;
  children: ReactNode;
}) {
  const t = useT('interview');
  const language = useLanguage();
  if (kind === 'misheard') return <span className={styles.misheard}>{children}</span>;
  const Element = kind === 'heard' ? 'del' : 'ins';
  return (
    <Element className={styles[kind]}>
      {kind === 'added' && begins && <Plus size={12} strokeWidth={2.25} aria-hidden="true" />}
      {children}
      {ends && <VisuallyHidden lang={language}> ({t(`transcript.${kind}`)})</VisuallyHidden>}
    </Element>
  );
}

interface MisheardTextProps {
  text: string;
  /** Where words of the text may have been misheard. */
  misheard: readonly TextRange[];
}

/** Shows a text and underlines the words that may have been misheard. See `MarkedText`. */
export function MisheardText({ text, misheard }: MisheardTextProps) {
  const marked = misheard.map((range) => ({ ...range, kind: 'misheard' as const }));
  return <MarkedText text={text} marked={marked} />;
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

/** Explains how corrections and additions are marked, if there are any. */
export function CorrectionLegend({
  items,
  className,
}: {
  items: readonly TranscriptItem[];
  className?: string | undefined;
}) {
  const t = useT('interview');
  const found = new Set(items.flatMap(markedRanges).map(({ kind }) => kind));
  const kinds = (['corrected', 'heard', 'added'] as const).filter((kind) => found.has(kind));
  if (kinds.length === 0) return null;
  return (
    <p className={classNames(styles.corrections, className)} aria-hidden="true">
      {kinds.map((kind) => (
        <span key={kind} className={styles[kind]}>
          {kind === 'added' && <Plus size={12} strokeWidth={2.25} />}
          {t(`transcript.${kind}`)}
        </span>
      ))}
    </p>
  );
}
