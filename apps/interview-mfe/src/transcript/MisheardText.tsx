import { useLanguage, useT } from '@portal/i18n';
import { VisuallyHidden, classNames } from '@portal/ui';
import { EarOff, Plus } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { TranscriptItem } from './entry';
import { markedRanges, rangesBetween, type MarkedRange } from './misheard';
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
 * Shows a part of a text and marks, for eye and ear, the words that may have been misheard, that were
 * corrected, that were heard before the correction, and that were added.
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
  const said = ends && (
    <VisuallyHidden lang={language}> ({t(`transcript.${kind}`)})</VisuallyHidden>
  );
  if (kind === 'heard')
    return (
      <del className={styles.heard}>
        {children}
        {said}
      </del>
    );
  if (kind === 'misheard')
    return (
      <span className={styles.misheard}>
        {children}
        {said}
      </span>
    );
  return (
    <ins className={styles[kind]}>
      {kind === 'added' && begins && <Plus size={12} strokeWidth={2.25} aria-hidden="true" />}
      {children}
      {said}
    </ins>
  );
}

interface MisheardTextProps {
  text: string;
  /** Where words of the text may have been misheard. */
  misheard: readonly TextRange[];
}

/** Shows a text and marks, for eye and ear, the words that may have been misheard. */
export function MisheardText({ text, misheard }: MisheardTextProps) {
  const marked = misheard.map((range) => ({ ...range, kind: 'misheard' as const }));
  return <MarkedText text={text} marked={marked} />;
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

/** Explains the marks in the entries: doubtful words, corrections and additions. */
export function MisheardLegend({
  items,
  className,
}: {
  items: readonly TranscriptItem[];
  className?: string | undefined;
}) {
  const t = useT('interview');
  const found = new Set(items.flatMap(markedRanges).map(({ kind }) => kind));
  const kinds = (['misheard', 'corrected', 'heard', 'added'] as const).filter((k) => found.has(k));
  if (kinds.length === 0) return null;
  return (
    <p className={classNames(styles.legend, className)}>
      {kinds.map((kind) => (
        <span key={kind} className={styles[kind]}>
          {kind === 'added' && <Plus size={12} strokeWidth={2.25} aria-hidden="true" />}
          {t(`transcript.${kind}`)}
        </span>
      ))}
    </p>
  );
}
