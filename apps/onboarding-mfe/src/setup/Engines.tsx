import { useLanguage, useT } from '@portal/i18n';
import type { EngineInfo, RuntimeConfig } from '@portal/protocol';
import styles from './Setup.module.css';

/** Isolates a name of the other direction in a sentence (Unicode FSI and PDI). */
const isolate = (text: string) => `\u2068${text}\u2069`;

/** What hears, what speaks and what judges here, in plain words. */
export function Engines({ engines }: { engines: RuntimeConfig['engines'] }) {
  const t = useT('setup');
  const language = useLanguage();
  const line = (what: 'hearing' | 'speaking' | 'language', { kind, name }: EngineInfo) => t(`engines.${what}`, { name: isolate(name), kind: t(`engines.kinds.${kind}`) });
  const [hearing] = engines.hearing[language];
  return (
    <details className={styles.engines} open={hearing === undefined}>
      <summary>{t('engines.title')}</summary>
      <ul>
        <li className={hearing ? undefined : styles.typed}>{hearing ? line('hearing', hearing) : t('engines.hearingNone')}</li>
        <li>{engines.speaking.kind === 'none' ? t('engines.speakingNone') : line('speaking', engines.speaking)}</li>
        {engines.language.kind !== 'none' && <li>{line('language', engines.language)}</li>}
      </ul>
    </details>
  );
}
