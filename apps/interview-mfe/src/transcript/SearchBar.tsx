import { useT } from '@portal/i18n';
import { IconButton } from '@portal/ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Search from 'lucide-react/icons/search';
import type { KeyboardEvent } from 'react';
import styles from './Transcript.module.css';
import type { TranscriptSearch } from './use-transcript-search';

interface SearchBarProps {
  search: TranscriptSearch;
  /**
   * Whether to focus the field when the bar appears. Set this if the bar stays hidden until the
   * user opens it.
   */
  autoFocus?: boolean;
  /** Called when the user presses Escape in an empty field. */
  onClose?: () => void;
}

/**
 * A search bar that finds matches as the user types. Enter goes to the next match and Shift+Enter
 * to the previous one. Escape clears the field.
 */
export function SearchBar({ search, autoFocus = false, onClose }: SearchBarProps) {
  const t = useT('interview');
  const { query, matches, index } = search;
  const none = matches.length === 0;
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    // Keep the page's keyboard shortcuts from handling this key too.
    event.stopPropagation();
    event.preventDefault();
    if (event.key === 'Enter') search.move(event.shiftKey ? -1 : 1);
    else if (query === '') onClose?.();
    else search.setQuery('');
  };
  const count = none
    ? t('transcript.noMatches')
    : t('transcript.matchOf', { number: index + 1, total: matches.length });
  return (
    <div role="search" className={styles.search}>
      <span className={styles.searchField}>
        <Search className={styles.searchIcon} size={18} strokeWidth={1.75} aria-hidden="true" />
        <input
          className={styles.searchInput}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          aria-label={t('transcript.search')}
          data-runtime="field:search"
          placeholder={t('transcript.search')}
          value={query}
          autoFocus={autoFocus}
          onChange={(event) => search.setQuery(event.target.value)}
          onKeyDown={handleKey}
        />
        <span role="status" className={styles.searchCount}>
          {query.trim() === '' ? '' : count}
        </span>
      </span>
      <IconButton
        label={t('transcript.previousMatch')}
        icon={<ChevronUp size={18} strokeWidth={1.75} aria-hidden="true" />}
        disabled={none}
        onClick={() => search.move(-1)}
      />
      <IconButton
        label={t('transcript.nextMatch')}
        icon={<ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />}
        disabled={none}
        onClick={() => search.move(1)}
      />
    </div>
  );
}
