import { useT } from '@portal/i18n';
import { RESUME_FACT_MAX_CHARS, RESUME_FACTS_MAX } from '@portal/protocol';
import { IconButton, TextField, VisuallyHidden } from '@portal/ui';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addFact, removeFact, renameFact, type FactError, type FactList } from './corrections';
import styles from './ResumePreview.module.css';

interface FactTagsProps {
  list: FactList;
  facts: readonly string[];
  pending: string;
  /** The error in this list that blocked the last attempt to save. */
  error: FactError | undefined;
  disabled: boolean;
  /** Returns what the page calls a fact. */
  shownAs(fact: string): string;
  onFacts(facts: string[]): void;
  onPending(pending: string, facts?: string[]): void;
}

/**
 * Shows a list of facts as tags. Pressing Enter adds the typed fact, clicking a tag edits it, and
 * pressing Delete removes it.
 */
export function FactTags({
  list,
  facts,
  pending,
  error,
  disabled,
  shownAs,
  onFacts,
  onPending,
}: FactTagsProps) {
  const t = useT('setup');
  const [ownError, setOwnError] = useState<FactError | null>(null);
  const [said, setSaid] = useState('');
  const [renaming, setRenaming] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const tags = useRef<HTMLUListElement>(null);
  const focusNext = useRef<number | null>(null);
  const name = t(`resumePreview.lists.${list}`);
  const shownError = ownError ?? error;

  useEffect(() => {
    if (focusNext.current === null) return;
    const words = tags.current?.querySelectorAll<HTMLButtonElement>('[data-word]') ?? [];
    (words[Math.min(focusNext.current, words.length - 1)] ?? field.current)?.focus();
    focusNext.current = null;
  }, [facts, renaming]);

  const add = () => {
    const added = addFact(facts, pending);
    if ('error' in added) return setOwnError(added.error);
    setOwnError(null);
    if (added.list.length > facts.length)
      setSaid(t('resumePreview.added', { item: added.list[0] }));
    onPending('', added.list);
    field.current?.focus();
  };
  const remove = (at: number) => {
    focusNext.current = at;
    setOwnError(null);
    setSaid(t('resumePreview.removed', { item: shownAs(facts[at] ?? '') }));
    onFacts(removeFact(facts, at));
  };
  const rename = (at: number, text: string, refocus: boolean) => {
    const before = facts[at] ?? '';
    // A name that was only looked at stays stored as it is.
    const renamed = renameFact(facts, at, text === shownAs(before) ? before : text);
    if ('error' in renamed) return setOwnError(renamed.error);
    if (refocus) focusNext.current = at;
    setOwnError(null);
    setRenaming(null);
    onFacts(renamed.list);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      // Enter adds the fact instead of submitting the form.
      event.preventDefault();
      add();
    }
  };

  return (
    <div className={styles.list} role="group" aria-label={name}>
      <TextField
        ref={field}
        label={name}
        value={pending}
        disabled={disabled}
        autoComplete="off"
        placeholder={t('resumePreview.addOne')}
        error={
          shownError
            ? t(`resumePreview.errors.${shownError}`, {
                chars: RESUME_FACT_MAX_CHARS,
                items: RESUME_FACTS_MAX,
              })
            : undefined
        }
        onChange={(event) => {
          setOwnError(null);
          onPending(event.target.value);
        }}
        onKeyDown={handleKey}
        end={
          <IconButton
            label={t('resumePreview.addTo', { list: name })}
            icon={<Plus size={20} aria-hidden="true" />}
            disabled={disabled}
            onClick={add}
          />
        }
      />
      {facts.length > 0 && (
        <ul className={styles.tags} ref={tags}>
          {facts.map((fact, at) => (
            <li key={fact} className={styles.tag}>
              {renaming === at ? (
                <Rename
                  fact={shownAs(fact)}
                  onDone={(text, refocus) => rename(at, text, refocus)}
                  onCancel={() => {
                    focusNext.current = at;
                    setOwnError(null);
                    setRenaming(null);
                  }}
                />
              ) : (
                <Word
                  fact={shownAs(fact)}
                  disabled={disabled}
                  onRename={() => setRenaming(at)}
                  onRemove={() => remove(at)}
                />
              )}
              <button
                type="button"
                className={styles.remove}
                aria-label={t('resumePreview.remove', { item: shownAs(fact) })}
                disabled={disabled}
                onClick={() => remove(at)}
              >
                <X size={16} aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}

function Word({
  fact,
  disabled,
  onRename,
  onRemove,
}: {
  fact: string;
  disabled: boolean;
  onRename(): void;
  onRemove(): void;
}) {
  const t = useT('setup');
  return (
    <button
      type="button"
      data-word=""
      className={styles.word}
      disabled={disabled}
      aria-label={t('resumePreview.change', { item: fact })}
      onClick={onRename}
      onKeyDown={(event) => {
        if (event.key === 'Delete' || event.key === 'Backspace') {
          event.preventDefault();
          onRemove();
        }
      }}
    >
      <bdi>{fact}</bdi>
    </button>
  );
}

function Rename({
  fact,
  onDone,
  onCancel,
}: {
  fact: string;
  onDone(text: string, refocus: boolean): void;
  onCancel(): void;
}) {
  const t = useT('setup');
  const [text, setText] = useState(fact);
  const [cancelled, setCancelled] = useState(false);
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Enter') return onDone(text, true);
    // Prevent the blur handler from saving the text when the input is removed.
    setCancelled(true);
    onCancel();
  };
  return (
    <input
      className={styles.rename}
      dir="auto"
      autoFocus
      value={text}
      size={Math.max(6, text.length)}
      aria-label={t('resumePreview.change', { item: fact })}
      autoComplete="off"
      onChange={(event) => setText(event.target.value)}
      onKeyDown={handleKey}
      onBlur={() => {
        if (!cancelled) onDone(text, false);
      }}
    />
  );
}
