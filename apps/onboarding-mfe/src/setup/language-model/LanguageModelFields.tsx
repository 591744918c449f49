import { useT } from '@portal/i18n';
import { Consent } from '../Consent';
import setup from '../Setup.module.css';
import styles from './LanguageModel.module.css';
import type { LanguageModel } from './use-language-model';

export interface LanguageModelFieldsProps {
  model: Exclude<LanguageModel, { is: 'none' }>;
  disabled: boolean;
}

/** Says which language model reads what, and asks for consent if it is hosted. */
export function LanguageModelFields({ model, disabled }: LanguageModelFieldsProps) {
  const t = useT('setup');
  const { name } = model;
  return (
    <section className={setup.group} aria-labelledby="setup-language-model">
      <div>
        <h2 id="setup-language-model" className={setup.groupTitle}>
          {t('languageModel.title')}
        </h2>
        <p className={setup.groupHint}>{t('languageModel.hint')}</p>
      </div>
      {model.is === 'local' ? (
        <p className={styles.local}>{t('languageModel.local', { name })}</p>
      ) : (
        <Consent
          id="setup-language-model-consent"
          label={t('languageModel.consent', { name })}
          given={model.allowed}
          disabled={disabled}
          onChange={model.allow}
        >
          {t('languageModel.consentAbout', { name, host: model.host })}{' '}
          {t('languageModel.remembered')}
        </Consent>
      )}
    </section>
  );
}
