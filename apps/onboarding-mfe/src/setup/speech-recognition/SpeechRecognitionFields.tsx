import { useT } from '@portal/i18n';
import { Chip, classNames } from '@portal/ui';
import type { ReactNode, RefObject } from 'react';
import { Consent } from '../Consent';
import consent from '../Consent.module.css';
import setup from '../Setup.module.css';
import styles from './SpeechRecognition.module.css';
import type { RecognitionOption } from './recognition-options';
import type { SpeechRecognition } from './use-speech-recognition';

export interface SpeechRecognitionFieldsProps {
  recognition: SpeechRecognition;
  disabled: boolean;
  /** Whether the user tried to start without giving the required consent. */
  refused: boolean;
  consentRef: RefObject<HTMLInputElement | null>;
}

/**
 * Lets the user choose how speech is recognized, and explains each engine's quality and privacy.
 */
export function SpeechRecognitionFields({
  recognition,
  disabled,
  refused,
  consentRef,
}: SpeechRecognitionFieldsProps) {
  const t = useT('setup');
  return (
    <section className={setup.group} aria-labelledby="setup-hearing">
      <div>
        <h2 id="setup-hearing" className={setup.groupTitle}>
          {t('hearing.title')}
        </h2>
        <p className={setup.groupHint}>{t('hearing.hint')}</p>
      </div>
      <div className={styles.fields}>
        {recognition.recommended !== null && (
          <p id="setup-hearing-advice" className={styles.advice}>
            {t(`hearing.advice.${recognition.recommended}`)}
          </p>
        )}
        <div
          role="radiogroup"
          aria-labelledby="setup-hearing"
          aria-describedby={recognition.recommended === null ? undefined : 'setup-hearing-advice'}
          className={styles.options}
        >
          {recognition.options.map((option) => (
            <Option
              key={option.choice}
              option={option}
              recognition={recognition}
              disabled={disabled}
            >
              {option.choice === 'browser' && recognition.choice === 'browser' && (
                <BrowserConsent {...{ recognition, disabled, refused, consentRef }} />
              )}
            </Option>
          ))}
        </div>
      </div>
    </section>
  );
}

function Option({
  option,
  recognition,
  disabled,
  children,
}: {
  option: RecognitionOption;
  recognition: SpeechRecognition;
  disabled: boolean;
  children: ReactNode;
}) {
  const t = useT('setup');
  const title = useRecognitionTitle();
  const { choice, name } = option;
  const id = `setup-hearing-${choice}`;
  return (
    <div className={classNames(styles.option, recognition.choice === choice && styles.chosen)}>
      <label className={consent.choice} htmlFor={id}>
        <input
          type="radio"
          id={id}
          name="hearing"
          value={choice}
          checked={recognition.choice === choice}
          disabled={disabled}
          aria-describedby={`${id}-about`}
          onChange={() => recognition.choose(choice)}
        />
        <span className={styles.title}>{title(option)}</span>
        {recognition.recommended === choice && <Chip>{t('hearing.recommended')}</Chip>}
      </label>
      <p id={`${id}-about`} className={consent.about}>
        <span>{t(`hearing.options.${choice}.quality`)}</span>{' '}
        <span>{t(`hearing.options.${choice}.privacy`, { name: name ?? '' })}</span>
      </p>
      {children}
    </div>
  );
}

function BrowserConsent({
  recognition,
  disabled,
  refused,
  consentRef,
}: SpeechRecognitionFieldsProps) {
  const t = useT('setup');
  return (
    <div className={styles.underOption}>
      <Consent
        ref={consentRef}
        id="setup-hearing-consent"
        label={t('hearing.consent')}
        given={recognition.browserAllowed}
        disabled={disabled}
        error={refused && recognition.consentMissing ? t('hearing.consentMissing') : null}
        onChange={recognition.allowBrowser}
      >
        {t('hearing.consentAbout')}
      </Consent>
    </div>
  );
}

/**
 * Returns a function that builds an option's title, including the engine's name if there is one.
 */
export function useRecognitionTitle(): (option: RecognitionOption) => string {
  const t = useT('setup');
  return ({ choice, name }) => t(`hearing.options.${choice}.title`, { name: name ?? '' });
}
