import { useLanguage, useT } from '@portal/i18n';
import type { Language } from '@portal/protocol';
import { VisuallyHidden, classNames } from '@portal/ui';
import { useLayoutEffect, useRef } from 'react';
import type { TranscriptLine } from '../../room/chat';
import type { LiveText } from '../../room/speech-buffer';
import { textDirection, textLanguage } from '../../transcript/direction';
import type { RoomStateName } from '../../room/room-state';
import type { InterviewerName } from '../use-interviewer';
import styles from './Caption.module.css';

interface CaptionProps {
  state: RoomStateName;
  live: LiveText | null;
  latest: TranscriptLine | null;
  interviewer: InterviewerName;
  /** The interview's language. If it is unknown, the page's language is used. */
  language?: Language | null;
}

/**
 * Shows the current or last utterance and, before the first one, whom the candidate waits for. After
 * the interview it is empty. Provisional words are grey. Only finished utterances are announced to
 * screen readers.
 */
export function Caption({ state, live, latest, interviewer, language: heldIn }: CaptionProps) {
  const t = useT('interview');
  const pageLanguage = useLanguage();
  const language = heldIn ?? pageLanguage;
  const side = live?.side ?? latest?.speaker ?? null;
  const box = useRef<HTMLElement>(null);
  const settled = live ? live.settled : (latest?.text ?? '');
  const words = settled + (live?.provisional ?? '');
  const nameOf = (speaker: string) => (speaker === 'user' ? t('you') : interviewer.name);
  // Scroll to the newest words.
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [settled, live?.provisional]);
  return (
    <section
      ref={box}
      className={styles.caption}
      aria-label={t('caption')}
      data-runtime="region:caption"
      tabIndex={0}
    >
      {state === 'joining' && (
        <p className={styles.waiting}>{t('captionWaiting', { ...interviewer })}</p>
      )}
      {state !== 'finished' && side !== null && (
        <div className={styles.line} aria-hidden="true">
          <span
            className={classNames(
              styles.speaker,
              side === 'user' ? styles.you : styles.interviewer,
            )}
          >
            <span className={styles.dot} />
            {nameOf(side)}
          </span>
          <p
            className={styles.words}
            dir={textDirection(words, language)}
            lang={textLanguage(words, language)}
            data-testid="caption"
          >
            {settled}
            {live && <span className={styles.provisional}>{live.provisional}</span>}
          </p>
        </div>
      )}
      <VisuallyHidden as="div" aria-live="polite">
        {latest && (
          <p
            key={latest.id}
            lang={textLanguage(latest.text, language)}
          >{`${nameOf(latest.speaker)}: ${latest.text}`}</p>
        )}
      </VisuallyHidden>
    </section>
  );
}
