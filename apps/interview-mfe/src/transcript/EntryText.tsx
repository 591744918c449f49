import type { Language } from '@portal/protocol';
import { textDirection, textLanguage } from './direction';
import type { TranscriptItem } from './entry';
import { markedRanges } from './misheard';
import { MarkedText } from './MisheardText';
import { splitByRanges } from './search';
import styles from './Transcript.module.css';
import { CURRENT_MATCH_ATTRIBUTE, type TranscriptSearch } from './use-transcript-search';

interface EntryTextProps {
  item: TranscriptItem;
  language: Language;
  search: TranscriptSearch;
  className?: string | undefined;
}

/**
 * Shows an entry's text in its reading direction, marks words that may have been misheard and
 * corrections, and highlights search matches.
 */
export function EntryText({ item, language, search, className }: EntryTextProps) {
  const current = search.matches[search.index];
  const ranges = search.matches.filter(({ itemId }) => itemId === item.id);
  const marked = markedRanges(item);
  return (
    <p
      className={className}
      dir={textDirection(item.text, language)}
      lang={textLanguage(item.text, language)}
    >
      {splitByRanges(item.text, ranges).map(({ text, start, match }) => {
        const words = (
          <MarkedText
            key={start}
            text={item.text}
            marked={marked}
            start={start}
            end={start + text.length}
          />
        );
        if (!match) return words;
        const isCurrent = current?.itemId === item.id && current.start === start;
        return (
          <mark
            key={start}
            className={styles.match}
            {...(isCurrent ? { [CURRENT_MATCH_ATTRIBUTE]: '' } : {})}
          >
            {words}
          </mark>
        );
      })}
    </p>
  );
}
