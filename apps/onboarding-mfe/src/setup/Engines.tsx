import { useLanguage, useT } from '@portal/i18n';
import type { RecognitionChoice, RuntimeConfig } from '@portal/protocol';
import { Fold } from '@portal/ui';
import { isUsed, type LanguageModel } from './language-model/use-language-model';
import styles from './Setup.module.css';

/**
 * Tells what this site uses for speech recognition, speech synthesis and assessment. Names only
 * what receives the user's data, and language models.
 */
export function Engines({
  engines,
  recognition: choice,
  languageModel,
}: {
  engines: RuntimeConfig['engines'];
  recognition: RecognitionChoice;
  languageModel: LanguageModel;
}) {
  const t = useT('setup');
  const language = useLanguage();
  const available = engines.hearing[language];
  const provider = available.find(({ kind }) => kind === choice)?.name ?? '';
  const hearing = choice === 'none' && available.length === 0 ? 'unavailable' : choice;
  const { kind, name } = engines.language;
  return (
    <Fold title={t('engines.title')} open={choice === 'none'} className={styles.engines}>
      <ul>
        <li className={choice === 'none' ? styles.typed : undefined}>
          {t(`engines.recognition.${hearing}`, { provider })}
        </li>
        <li>{t(`engines.voice.${engines.speaking.kind}`, { provider: engines.speaking.name })}</li>
        {kind !== 'none' && (
          <li>
            {isUsed(languageModel)
              ? t('engines.languageModel', { name, kind: t(`engines.kinds.${kind}`) })
              : t('engines.rules')}
          </li>
        )}
      </ul>
    </Fold>
  );
}
