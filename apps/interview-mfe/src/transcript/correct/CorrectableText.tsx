import { useT } from '@portal/i18n';
import type { InterviewMessage, Language } from '@portal/protocol';
import { Button, Notice } from '@portal/ui';
import Pencil from 'lucide-react/icons/pencil';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { CorrectWords } from './CorrectWords';
import { draftOf, type Draft } from './correction-draft';
import type { Corrections } from './use-corrections';

/** Whether a message is something that the candidate said, and didn't type. */
export const canBeMisheard = ({
  role,
  metadata,
}: Pick<InterviewMessage, 'role' | 'metadata'>): boolean =>
  role === 'user' && metadata?.typed !== true;

interface CorrectableTextProps {
  message: InterviewMessage;
  language: Language;
  corrections: Corrections;
  /** Whether correcting can be begun. What is begun can always be finished. */
  offered: boolean;
  /** What to say when corrections are saved and none of them is an addition. */
  savedText: string;
  /** The message's text, shown while it is not being corrected. */
  children: ReactNode;
}

/** The text of a message, which the candidate can correct word by word. */
export function CorrectableText({
  message,
  language,
  corrections,
  offered,
  savedText,
  children,
}: CorrectableTextProps) {
  const t = useT('interview');
  const place = useRef<HTMLDivElement>(null);
  // A button that is no longer offered stays while it has the focus, which would be lost with it.
  const [focused, setFocused] = useState(false);
  const draft = corrections.drafts[message.id];
  const isSaved = corrections.saved?.id === message.id;
  const added = message.corrections?.items.filter(({ addition }) => addition).length ?? 0;
  /**
   * Changes what is shown. If the focus goes with what was shown before, it moves to the first
   * element that matches `target`. A focus that is elsewhere, such as in the answer field, stays.
   */
  const replace = (change: () => void, target: string) => {
    flushSync(change);
    if (document.activeElement !== document.body) return;
    const found = place.current?.querySelector<HTMLElement>(target);
    (found ?? place.current?.closest<HTMLElement>('[tabindex]'))?.focus();
  };
  const save = async (all: Draft['corrections'], sent: Draft) => {
    const saved = await corrections.save(message.id, all);
    replace(() => corrections.handleSaved(saved, sent), 'button');
  };
  return (
    <div ref={place}>
      {draft ? (
        <CorrectWords
          message={message}
          language={language}
          draft={draft}
          onDraft={(changed) => corrections.change(message.id, changed)}
          onSave={save}
          onClose={() => replace(() => corrections.change(message.id, null), 'button')}
        />
      ) : (
        <>
          {children}
          {(offered || isSaved || focused) && (
            <div data-not-printed>
              <Button
                variant="link"
                data-runtime="button:correct"
                icon={<Pencil size={14} strokeWidth={1.75} aria-hidden="true" />}
                onFocus={() => setFocused(true)}
                onBlur={() => setFocused(false)}
                onClick={() =>
                  replace(() => {
                    // An element that is removed with the focus gets no blur event from React.
                    setFocused(false);
                    corrections.change(message.id, draftOf(message));
                  }, '[role="group"] [tabindex="0"]')
                }
              >
                {t('correct.action')}
              </Button>
            </div>
          )}
          {isSaved && (
            <Notice tone={added > 0 ? 'caution' : 'success'}>
              {added > 0 ? t('correct.savedAdded', { count: added }) : savedText}
            </Notice>
          )}
        </>
      )}
    </div>
  );
}
