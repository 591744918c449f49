import { directionOf, useT } from '@portal/i18n';
import type { RecognitionOption } from '@portal/mfe-contract';
import { Button, VisuallyHidden } from '@portal/ui';
import Captions from 'lucide-react/icons/captions';
import CaptionsOff from 'lucide-react/icons/captions-off';
import { useEffect, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { CheckRow, Result } from '../CheckRow';
import preJoin from '../PreJoin.module.css';
import type { CheckState, RecognitionCheck } from './recognition-check';
import styles from './RecognitionRow.module.css';
import { isEnough, type WordComparison } from './word-comparison';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface RecognitionRowProps {
  recognition: RecognitionCheck;
  /** Starts the check. Opens the microphone first. */
  onStart(): void;
}

/**
 * The row for trying the speech recognition: one sentence to read aloud, and how much of it was
 * understood in the way that the interview will use.
 */
export function RecognitionRow({ recognition, onStart }: RecognitionRowProps) {
  const t = useT('interview');
  const { choice, check } = useStore(recognition.store);
  const { spoken } = recognition;
  const running = check.name === 'starting' || check.name === 'listening';
  const button = useRef<HTMLButtonElement>(null);
  const typing = useRef<HTMLParagraphElement>(null);
  const choiceBefore = useRef(choice);
  useEffect(() => {
    // The button that chose another way is gone.
    if (choiceBefore.current !== choice) (button.current ?? typing.current)?.focus();
    choiceBefore.current = choice;
  }, [choice]);
  return (
    <CheckRow
      icon={spoken ? <Captions {...ICON} /> : <CaptionsOff {...ICON} />}
      name={t('preJoin.recognition.name')}
      device={<p>{t(`preJoin.recognition.ways.${spoken ? choice : 'none'}`)}</p>}
      end={
        spoken && (
          <Button ref={button} onClick={running ? () => recognition.stop() : onStart}>
            {t(`preJoin.recognition.${buttonFor(check)}`)}
          </Button>
        )
      }
    >
      {spoken ? (
        <Check {...{ recognition, check, onStart }} />
      ) : (
        <p ref={typing} tabIndex={-1} className={preJoin.words}>
          {t(`preJoin.recognition.${recognition.available ? 'typed' : 'unavailable'}`)}
        </p>
      )}
    </CheckRow>
  );
}

function buttonFor({ name }: CheckState): 'start' | 'stop' | 'again' {
  if (name === 'starting' || name === 'listening') return 'stop';
  return name === 'idle' ? 'start' : 'again';
}

function Check({
  recognition,
  check,
  onStart,
}: RecognitionRowProps & { check: CheckState }): ReactNode {
  const t = useT('interview');
  const privacy = usePrivacy();
  const { choice } = useStore(recognition.store);
  const option = recognition.option(choice);
  const { better } = recognition;
  const language = { lang: recognition.language, dir: directionOf(recognition.language) };
  return (
    <div className={styles.check}>
      {check.name === 'idle' && option && (
        <p className={preJoin.words}>
          {t('preJoin.recognition.explain')} {privacy(option)}
        </p>
      )}
      <div role="status" className={styles.status}>
        <Status check={check} recognition={recognition} />
      </div>
      {(check.name === 'starting' || check.name === 'listening') && (
        <p {...language} className={styles.sentence}>
          {recognition.sentence}
        </p>
      )}
      {check.name === 'listening' && check.words !== '' && (
        <p {...language} className={preJoin.words}>
          {check.words}
        </p>
      )}
      {check.name === 'heard' && (
        <>
          <Marked comparison={check.comparison} language={language} />
          {check.comparison.understood < check.comparison.words.length && (
            <p className={preJoin.words}>
              {t('preJoin.recognition.heardAs')} <bdi {...language}>{check.text}</bdi>
            </p>
          )}
        </>
      )}
      <div role="status" className={styles.status}>
        {check.name === 'heard' && !isEnough(check.comparison) && (
          <p className={preJoin.words}>{t('preJoin.recognition.poor')}</p>
        )}
      </div>
      {better && <Better {...{ recognition, better, onStart }} />}
    </div>
  );
}

/** Tells the current state to everybody, including users of screen readers. */
function Status({ check, recognition }: { check: CheckState; recognition: RecognitionCheck }) {
  const t = useT('interview');
  const { choice } = useStore(recognition.store);
  switch (check.name) {
    case 'idle':
      return null;
    case 'starting':
      return <Result tone="busy">{t('preJoin.recognition.starting')}</Result>;
    case 'listening':
      return (
        <p className={preJoin.words}>
          <span className={preJoin.recording}>{t('preJoin.recognition.listening')}</span>
        </p>
      );
    case 'heard': {
      const { words, understood } = check.comparison;
      return (
        <>
          <Result tone={isEnough(check.comparison) ? 'good' : 'weak'}>
            {t('preJoin.recognition.understood', { understood, total: words.length })}
          </Result>
          {check.by !== choice && (
            <p className={preJoin.words}>
              {t('preJoin.recognition.otherWay', {
                way: t(`preJoin.recognition.ways.${check.by}`),
              })}
            </p>
          )}
        </>
      );
    }
    case 'failed':
      return (
        <>
          <Result tone="weak">{t(`preJoin.recognition.failed.${check.because}`)}</Result>
          <p className={preJoin.words}>{t('preJoin.recognition.goOn')}</p>
        </>
      );
  }
}

/** Shows the sentence with the missed words underlined and named for screen readers. */
function Marked({
  comparison,
  language,
}: {
  comparison: WordComparison;
  language: { lang: string; dir: string };
}) {
  const t = useT('interview');
  return (
    <p {...language} className={styles.sentence}>
      {comparison.words.map(({ text, understood }, index) => (
        // Words repeat, and their order never changes.
        <span key={index}>
          {understood ? (
            text
          ) : (
            <>
              <u className={styles.missed}>{text}</u>
              <VisuallyHidden>{` (${t('preJoin.recognition.missed')})`}</VisuallyHidden>
            </>
          )}{' '}
        </span>
      ))}
    </p>
  );
}

/** Offers another way to be heard. One press chooses it and, if it is spoken, tries it at once. */
function Better({
  recognition,
  better,
  onStart,
}: RecognitionRowProps & { better: RecognitionOption }) {
  const t = useT('interview');
  const privacy = usePrivacy();
  const handleClick = () => {
    recognition.choose(better.choice);
    if (better.choice !== 'none') onStart();
  };
  return (
    <div className={styles.better}>
      <p className={preJoin.words}>
        <strong>{t(`preJoin.recognition.ways.${better.choice}`)}.</strong> {privacy(better)}
      </p>
      <Button onClick={handleClick}>{t(`preJoin.recognition.use.${better.choice}`)}</Button>
    </div>
  );
}

/** Returns a function that tells where an option sends the sentence. */
function usePrivacy(): (option: RecognitionOption) => string {
  const t = useT('interview');
  return ({ choice, provider }) =>
    t(`preJoin.recognition.privacy.${choice}`, { provider: provider ?? '' });
}
