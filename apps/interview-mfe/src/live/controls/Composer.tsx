import { useT } from '@portal/i18n';
import { IconButton, Spinner, VisuallyHidden, classNames } from '@portal/ui';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import {
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import styles from './Composer.module.css';

interface ComposerProps {
  /** Rejects if the answer was not accepted, in which case the text stays in the field. */
  onSend: (text: string) => Promise<void>;
  /** Whether typing is the only way to answer. If so, the field is focused automatically. */
  typedOnly: boolean;
  disabled: boolean;
  /** Unsent text to prefill the field with, such as text restored after a reload. */
  draft: string;
  onDraft: (draft: string) => void;
  fieldRef: RefObject<HTMLTextAreaElement | null>;
  /** Keyboard shortcut that focuses the field. */
  fieldKey: string | undefined;
}

/** The field for typed answers. Enter sends the answer; Shift+Enter starts a new line. */
export function Composer({
  onSend,
  typedOnly,
  disabled,
  draft,
  onDraft,
  fieldRef: field,
  fieldKey,
}: ComposerProps) {
  const t = useT('interview');
  const id = useId();
  const [text, setText] = useState(draft);
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const label = t(typedOnly ? 'composer.labelTypedOnly' : 'composer.label');
  const empty = text.trim() === '';

  useEffect(() => {
    if (typedOnly) field.current?.focus({ preventScroll: true });
  }, [typedOnly, field]);
  const keepDraft = useEffectEvent(onDraft);
  useEffect(() => keepDraft(text), [text]);

  const send = async () => {
    if (empty || state === 'sending' || disabled) return;
    const sent = text;
    setState('sending');
    try {
      await onSend(sent);
      // Text typed while the answer was being sent belongs to the next answer, so keep it.
      setText((now) => (now === sent ? '' : now));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    // In an input method editor, Enter confirms text, so it must not also send the answer.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  };
  const handleButton = (event: MouseEvent) => {
    // Sending disables the button, which would then lose focus. If the button was pressed with the
    // keyboard (`detail` is 0), focus the field instead.
    if (event.detail === 0) field.current?.focus({ preventScroll: true });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form className={styles.composer} onSubmit={handleSubmit}>
      <VisuallyHidden>
        <label htmlFor={id}>{label}</label>
      </VisuallyHidden>
      <div className={classNames(styles.box, state === 'failed' && styles.wrong)}>
        <textarea
          id={id}
          ref={field}
          className={styles.field}
          rows={1}
          dir={text === '' ? undefined : 'auto'}
          placeholder={label}
          value={text}
          aria-keyshortcuts={fieldKey}
          data-runtime="field:answer"
          maxLength={20_000}
          aria-invalid={state === 'failed' || undefined}
          aria-describedby={state === 'failed' ? `${id}-error` : undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={handleKey}
        />
        <IconButton
          type="submit"
          label={t('composer.send')}
          data-runtime="button:send-answer"
          disabled={disabled || empty}
          aria-busy={state === 'sending' || undefined}
          className={classNames(styles.send, !empty && styles.ready)}
          onClick={handleButton}
          icon={
            state === 'sending' ? (
              <Spinner />
            ) : (
              <SendHorizontal
                className={styles.arrow}
                size={18}
                strokeWidth={1.75}
                aria-hidden="true"
              />
            )
          }
        />
      </div>
      {state === 'failed' && (
        <p
          id={`${id}-error`}
          role="alert"
          className={styles.error}
          data-runtime="status:answer-not-sent"
        >
          {t('composer.failed')}
        </p>
      )}
    </form>
  );
}
