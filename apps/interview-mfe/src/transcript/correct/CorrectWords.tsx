import { isApiError } from '@portal/api-clients';
import { errorText, useLanguage, useT } from '@portal/i18n';
import {
  CORRECTION_MAX_CHARS,
  type Correction,
  type InterviewMessage,
  type Language,
} from '@portal/protocol';
import { Button, Notice, TextField, VisuallyHidden, classNames } from '@portal/ui';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { textDirection, textLanguage } from '../direction';
import marks from '../Transcript.module.css';
import {
  applied,
  choicesOf,
  fitted,
  isSaved,
  open,
  putBack,
  withNextWord,
  wordsOf,
  type Choice,
  type Draft,
} from './correction-draft';
import styles from './CorrectWords.module.css';

interface CorrectWordsProps {
  message: InterviewMessage;
  language: Language;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /**
   * Saves the corrections. Rejects if that fails; the draft then stays.
   * @param draft the draft that they are from
   */
  onSave: (corrections: readonly Correction[], draft: Draft) => Promise<void>;
  /** Ends correcting without saving. */
  onClose: () => void;
}

const isConflict = (error: unknown): boolean => isApiError(error) && error.code === 'conflict';

/** Lets the candidate correct an answer word by word. */
export function CorrectWords({
  message,
  language,
  draft: kept,
  onDraft: onKeep,
  onSave,
  onClose,
}: CorrectWordsProps) {
  const t = useT('interview');
  const [state, setState] = useState<'idle' | 'saving' | { error: unknown }>('idle');
  const group = useRef<HTMLDivElement>(null);
  const { content } = message;
  const words = wordsOf(content);
  // What no longer fits is kept until the candidate has saved or discarded the draft.
  const { draft, outdated } = fitted(kept, words);
  const keepable = ({ corrections, field: open }: Draft): Draft =>
    outdated.length === 0
      ? { corrections, field: open }
      : { corrections: [...corrections, ...outdated], field: open };
  const onDraft = (changed: Draft) => onKeep(keepable(changed));
  const choices = choicesOf(words, draft);
  const { field } = draft;
  const chosen = choices.find(({ from }) => from === field?.from);
  const focusWord = (from: number) =>
    group.current?.querySelector<HTMLElement>(`[data-from="${from}"]`)?.focus();
  const finish = (next: Draft) => {
    onDraft(next);
    if (field) focusWord(field.from);
  };
  const whole = chosen ? applied(draft) : draft;
  const saved = isSaved(whole, message);
  const save = async () => {
    const sent = keepable(whole);
    onKeep(sent);
    setState('saving');
    try {
      await onSave(whole.corrections, sent);
      setState('idle');
    } catch (error) {
      setState({ error });
    }
  };
  return (
    <div className={styles.editor} data-takes-letters>
      <p className={styles.hint}>{t('correct.hint')}</p>
      <Words
        ref={group}
        choices={choices}
        chosenFrom={field?.from ?? null}
        misheard={message.metadata?.misheard ?? []}
        dir={textDirection(content, language)}
        lang={textLanguage(content, language)}
        onChoose={(choice) => onDraft(open(whole, choice))}
      />
      {field && chosen && (
        <WordField
          key={field.from}
          heard={chosen.heard}
          text={field.text}
          dir={textDirection(content, language)}
          lang={textLanguage(content, language)}
          corrected={chosen.correction !== null}
          longer={withNextWord(words, draft)}
          onText={(text) => onDraft({ ...draft, field: { ...field, text } })}
          onLonger={onDraft}
          onApply={() => finish(whole)}
          onPutBack={() => finish(putBack(draft))}
          onCancel={() => finish({ ...draft, field: null })}
        />
      )}
      {outdated.length > 0 && (
        <Notice tone="caution">
          {t('correct.changed')}
          <ul className={styles.outdated}>
            {outdated.map(({ from, heard, text }) => (
              <li key={`${from} ${heard}`}>
                <bdi>{text}</bdi> <span>({t('correct.insteadOf', { heard })})</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {typeof state === 'object' && !(isConflict(state.error) && outdated.length > 0) && (
        <Notice tone="error">{errorText(state.error)}</Notice>
      )}
      <div className={styles.actions}>
        {!saved && (
          <Button
            variant="primary"
            data-runtime="button:save-corrections"
            busy={state === 'saving'}
            busyLabel={t('correct.saving')}
            onClick={() => void save()}
          >
            {t('correct.save')}
          </Button>
        )}
        <Button variant="quiet" data-runtime="button:discard-corrections" onClick={onClose}>
          {t(saved ? 'correct.close' : 'correct.discard')}
        </Button>
        {!saved && <span className={styles.hint}>{t('correct.unsaved')}</span>}
      </div>
    </div>
  );
}

/** The words as buttons, which the arrow keys move between. */
function Words({
  ref,
  choices,
  chosenFrom,
  misheard,
  dir,
  lang,
  onChoose,
}: {
  ref: React.RefObject<HTMLDivElement | null>;
  choices: readonly Choice[];
  chosenFrom: number | null;
  misheard: readonly number[];
  dir: 'ltr' | 'rtl';
  lang: string | undefined;
  onChoose: (choice: Choice) => void;
}) {
  const t = useT('interview');
  const page = useLanguage();
  // Only one word is in the tab order, so that a long answer isn't a hundred tab stops.
  const [current, setCurrent] = useState(chosenFrom ?? misheard[0] ?? 0);
  const reachable = choices.findLast(({ from }) => from <= current)?.from ?? 0;
  const handleKey = (event: KeyboardEvent) => {
    const at = choices.findIndex(({ from }) => from === reachable);
    const forward = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const target = {
      [forward]: at + 1,
      [backward]: at - 1,
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: choices.length - 1,
    }[event.key];
    const choice = target === undefined ? undefined : choices[target];
    if (!choice) return;
    event.preventDefault();
    setCurrent(choice.from);
    ref.current?.querySelector<HTMLElement>(`[data-from="${choice.from}"]`)?.focus();
  };
  return (
    <div
      ref={ref}
      role="group"
      aria-label={t('correct.words')}
      className={styles.words}
      dir={dir}
      lang={lang}
      onKeyDown={handleKey}
    >
      {choices.map((choice) => {
        const { from, count, heard, correction } = choice;
        const doubted = misheard.some((at) => at >= from && at < from + count);
        return (
          <button
            key={from}
            type="button"
            data-from={from}
            tabIndex={from === reachable ? 0 : -1}
            aria-pressed={from === chosenFrom}
            className={classNames(styles.word, from === chosenFrom && styles.chosen)}
            onFocus={() => setCurrent(from)}
            onClick={() => onChoose(choice)}
          >
            {correction ? (
              <>
                <ins className={marks.corrected}>{correction.text}</ins>{' '}
                <del className={marks.heard}>{heard}</del>
                <VisuallyHidden lang={page}> ({t('transcript.corrected')})</VisuallyHidden>
              </>
            ) : (
              <>
                <span className={doubted ? marks.misheard : undefined}>{heard}</span>
                {doubted && (
                  <VisuallyHidden lang={page}> ({t('transcript.misheard')})</VisuallyHidden>
                )}
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}

/** The field for what was said in place of the chosen words. */
function WordField({
  heard,
  text,
  dir,
  lang,
  corrected,
  longer,
  onText,
  onLonger,
  onApply,
  onPutBack,
  onCancel,
}: {
  heard: string;
  text: string;
  dir: 'ltr' | 'rtl';
  lang: string | undefined;
  /** Whether the words are corrected already. */
  corrected: boolean;
  /** The draft with the next word too; null if there is none. */
  longer: Draft | null;
  onText: (text: string) => void;
  onLonger: (draft: Draft) => void;
  onApply: () => void;
  onPutBack: () => void;
  onCancel: () => void;
}) {
  const t = useT('interview');
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply();
  };
  return (
    <form
      className={styles.field}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onCancel();
      }}
    >
      <TextField
        ref={input}
        label={t('correct.said')}
        data-runtime="field:correction"
        help={t('correct.heard', { heard })}
        value={text}
        dir={dir}
        lang={lang}
        maxLength={CORRECTION_MAX_CHARS}
        autoComplete="off"
        // The field appears because its word was chosen.
        autoFocus
        onFocus={(event) => event.target.select()}
        onChange={(event) => onText(event.target.value)}
      />
      <div className={styles.actions}>
        <Button type="submit">{t('correct.apply')}</Button>
        {longer && (
          <Button
            variant="quiet"
            onClick={() => {
              onLonger(longer);
              input.current?.focus();
            }}
          >
            {t('correct.nextWord')}
          </Button>
        )}
        {corrected && (
          <Button variant="quiet" onClick={onPutBack}>
            {t('correct.putBack')}
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          {t('correct.cancel')}
        </Button>
      </div>
    </form>
  );
}
