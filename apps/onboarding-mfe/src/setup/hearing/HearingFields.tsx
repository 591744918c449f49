import { useT } from '@portal/i18n';
import { Chip, classNames } from '@portal/ui';
import { CircleAlert } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import setup from '../Setup.module.css';
import styles from './Hearing.module.css';
import type { HearingOption } from './hearing-options';
import type { Hearing } from './use-hearing';
import { useHearingTitle } from './use-hearing-title';

export interface HearingFieldsProps {
  hearing: Hearing;
  disabled: boolean;
  /** Start was pressed without the consent that the choice needs. */
  refused: boolean;
  consentRef: RefObject<HTMLInputElement | null>;
}

/** Which engine hears: each with what it is good for and where the sound goes. */
export function HearingFields({ hearing, disabled, refused, consentRef }: HearingFieldsProps) {
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
        {hearing.recommended !== null && (
          <p id="setup-hearing-advice" className={styles.advice}>
            {t(`hearing.advice.${hearing.recommended}`)}
          </p>
        )}
        <div
          role="radiogroup"
          aria-labelledby="setup-hearing"
          aria-describedby={hearing.recommended === null ? undefined : 'setup-hearing-advice'}
          className={styles.options}
        >
          {hearing.options.map((option) => (
            <Option key={option.choice} option={option} hearing={hearing} disabled={disabled}>
              {option.choice === 'browser' && hearing.choice === 'browser' && (
                <Consent {...{ hearing, disabled, refused, consentRef }} />
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
  hearing,
  disabled,
  children,
}: {
  option: HearingOption;
  hearing: Hearing;
  disabled: boolean;
  children: ReactNode;
}) {
  const t = useT('setup');
  const title = useHearingTitle();
  const { choice, name } = option;
  const id = `setup-hearing-${choice}`;
  return (
    <div className={classNames(styles.option, hearing.choice === choice && styles.chosen)}>
      <label className={styles.choice} htmlFor={id}>
        <input
          type="radio"
          id={id}
          name="hearing"
          value={choice}
          checked={hearing.choice === choice}
          disabled={disabled}
          aria-describedby={`${id}-about`}
          onChange={() => hearing.choose(choice)}
        />
        <span className={styles.title}>{title(option)}</span>
        {hearing.recommended === choice && <Chip>{t('hearing.recommended')}</Chip>}
      </label>
      <p id={`${id}-about`} className={styles.about}>
        <span>{t(`hearing.options.${choice}.quality`)}</span>{' '}
        <span>{t(`hearing.options.${choice}.privacy`, { name: name ?? '' })}</span>
      </p>
      {children}
    </div>
  );
}

function Consent({ hearing, disabled, refused, consentRef }: HearingFieldsProps) {
  const t = useT('setup');
  const wrong = refused && hearing.consentMissing;
  return (
    <div className={classNames(styles.consent, wrong && styles.wrong)}>
      <label className={styles.choice} htmlFor="setup-hearing-consent">
        <input
          ref={consentRef}
          type="checkbox"
          id="setup-hearing-consent"
          checked={hearing.browserAllowed}
          disabled={disabled}
          aria-invalid={wrong || undefined}
          aria-describedby={
            wrong
              ? 'setup-hearing-refused setup-hearing-consent-about'
              : 'setup-hearing-consent-about'
          }
          onChange={(event) => hearing.allowBrowser(event.target.checked)}
        />
        <span>{t('hearing.consent')}</span>
      </label>
      {wrong && (
        <p id="setup-hearing-refused" className={styles.error}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{t('hearing.consentMissing')}</span>
        </p>
      )}
      <p id="setup-hearing-consent-about" className={styles.about}>
        {t('hearing.consentAbout')}
      </p>
    </div>
  );
}
