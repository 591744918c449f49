import { useT } from '@portal/i18n';
import type { RecognitionOption } from '@portal/mfe-contract';
import type { RecognitionChoice } from '@portal/protocol';
import { Chip, classNames, Notice, Radio } from '@portal/ui';
import Building2 from 'lucide-react/icons/building-2';
import Cloud from 'lucide-react/icons/cloud';
import Globe from 'lucide-react/icons/globe';
import Keyboard from 'lucide-react/icons/keyboard';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode, RefObject } from 'react';
import { Consent } from '../Consent';
import consent from '../Consent.module.css';
import setup from '../Setup.module.css';
import styles from './SpeechRecognition.module.css';
import type { SpeechRecognition } from './use-speech-recognition';

export interface SpeechRecognitionFieldsProps {
  recognition: SpeechRecognition;
  disabled: boolean;
  /** Whether the user tried to start without giving the required consent. */
  refused: boolean;
  consentRef: RefObject<HTMLInputElement | null>;
}

/** Icons for where the voice goes. */
const WHERE: Record<RecognitionChoice, LucideIcon> = {
  hosted: Cloud,
  local: Building2,
  browser: Globe,
  'built-in': Building2,
  none: Keyboard,
};

/**
 * Lets the user choose how speech is recognized. Recommends the best option, and tells each one's
 * quality and where the voice goes.
 */
export function SpeechRecognitionFields({
  recognition,
  disabled,
  refused,
  consentRef,
}: SpeechRecognitionFieldsProps) {
  const t = useT('setup');
  const privacy = usePrivacy();
  const { recommended } = recognition;
  const advice = recommended === 'browser' || recommended === 'none' ? recommended : null;
  const chosen = recognition.options.find(({ choice }) => choice === recognition.choice);
  return (
    <section className={setup.group} aria-labelledby="setup-hearing">
      <div>
        <h2 id="setup-hearing" className={setup.groupTitle}>
          {t('hearing.title')}
        </h2>
        <p className={setup.groupHint}>{t('hearing.hint')}</p>
      </div>
      <div className={styles.fields}>
        {recognition.replaced && chosen && (
          <div role="status">
            <Notice tone="caution">
              {t('hearing.replaced', {
                title: t(`hearing.options.${chosen.choice}.title`),
                privacy: privacy(chosen),
              })}
            </Notice>
          </div>
        )}
        {advice !== null && (
          <p id="setup-hearing-advice" className={styles.advice}>
            {t(`hearing.advice.${advice}`)}
          </p>
        )}
        <div
          role="radiogroup"
          aria-labelledby="setup-hearing"
          aria-describedby={advice === null ? undefined : 'setup-hearing-advice'}
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
  const privacy = usePrivacy();
  const { choice } = option;
  const id = `setup-hearing-${choice}`;
  const Where = WHERE[choice];
  return (
    <div className={classNames(styles.option, recognition.choice === choice && styles.chosen)}>
      <label className={consent.choice} htmlFor={id}>
        <Radio
          id={id}
          name="hearing"
          value={choice}
          checked={recognition.choice === choice}
          disabled={disabled}
          aria-describedby={`${id}-about`}
          onChange={() => recognition.choose(choice)}
        />
        <span className={styles.title}>{t(`hearing.options.${choice}.title`)}</span>
        {recognition.recommended === choice && (
          <Chip tone="strong">{t('hearing.recommended')}</Chip>
        )}
      </label>
      <p id={`${id}-about`} className={consent.about}>
        <span className={styles.line}>{t(`hearing.options.${choice}.quality`)}</span>{' '}
        <span className={classNames(styles.line, styles.where)}>
          <Where size={15} aria-hidden="true" />
          <span>{privacy(option)}</span>
        </span>
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

/** Returns a function that tells where an option sends the voice. */
function usePrivacy(): (option: RecognitionOption) => string {
  const t = useT('setup');
  return ({ choice, provider }) =>
    t(`hearing.options.${choice}.privacy`, { provider: provider ?? '' });
}
