import type { Language } from '@portal/protocol';
import { textDirection, textLanguage } from './direction';
import type { TranscriptItem } from './entry';
import { splitByRanges } from './search';
import styles from './Transcript.module.css';
import { CURRENT_MATCH_ATTRIBUTE, type TranscriptSearch } from './use-transcript-search';

interface EntryTextProps {
  item: TranscriptItem;
  language: Language;
  search: TranscriptSearch;
  className?: string | undefined;
}

/** Shows an entry's text in its reading direction and highlights search matches. */
export function EntryText({ item, language, search, className }: EntryTextProps) {
  const current = search.matches[search.index];
  const ranges = search.matches.filter(({ itemId }) => itemId === item.id);
  return (
    <p
      className={className}
      dir={textDirection(item.text, language)}
      lang={textLanguage(item.text, language)}
    >
      {splitByRanges(item.text, ranges).map(({ text, start, match }) => {
        if (!match) return text;
        const isCurrent = current?.itemId === item.id && current.start === start;
        return (
          <mark
            key={start}
            className={styles.match}
            {...(isCurrent ? { [CURRENT_MATCH_ATTRIBUTE]: '' } : {})}
          >
            {text}
          </mark>
        );
      })}
    </p>
  );
}
