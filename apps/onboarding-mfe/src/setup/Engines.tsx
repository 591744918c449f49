import { useLanguage, useT } from '@portal/i18n';
import type { EngineInfo, RecognitionChoice, RuntimeConfig } from '@portal/protocol';
import { isUsed, type LanguageModel } from './language-model/use-language-model';
import styles from './Setup.module.css';

/**
 * Lists the engines that this site uses for speech recognition, speech synthesis and assessment.
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
  const line = (what: 'hearing' | 'speaking' | 'languageModel', { kind, name }: EngineInfo) =>
    t(`engines.${what}`, { name, kind: t(`engines.kinds.${kind}`) });
  const available = engines.hearing[language];
  const recognition = available.find(({ kind }) => kind === choice);
  const withoutServerEngine = () =>
    t(
      choice === 'browser'
        ? 'engines.hearingBrowser'
        : available.length === 0
          ? 'engines.hearingNone'
          : 'engines.hearingTyped',
    );
  return (
    <details className={styles.engines} open={choice === 'none'}>
      <summary>{t('engines.title')}</summary>
      <ul>
        <li className={choice === 'none' ? styles.typed : undefined}>
          {recognition ? line('hearing', recognition) : withoutServerEngine()}
        </li>
        <li>
          {engines.speaking.kind === 'none'
            ? t('engines.speakingNone')
            : line('speaking', engines.speaking)}
        </li>
        {engines.language.kind !== 'none' && (
          <li>
            {isUsed(languageModel) ? line('languageModel', engines.language) : t('engines.rules')}
          </li>
        )}
      </ul>
    </details>
  );
}
