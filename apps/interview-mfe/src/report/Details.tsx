import { useFormatters, useT } from '@portal/i18n';
import type { Assessment } from '@portal/protocol';
import { Fold } from '@portal/ui';
import styles from './Details.module.css';

/** Names the engine that made the assessment, and what it took. Folded until it is asked for. */
export function Details({ engine, readBy }: Pick<Assessment, 'engine' | 'readBy'>) {
  const t = useT('report');
  const { number } = useFormatters();
  const { model, used } = readBy ?? {};
  const rows = [
    [t('details.engine'), engine.id],
    // A model that was asked, but whose readings couldn't be used, is not the engine.
    model !== undefined && model !== engine.id ? [t('details.model'), model] : null,
    used ? [t('details.requests'), number(used.calls)] : null,
    used ? [t('details.tokens'), number(used.tokens)] : null,
  ].filter((row) => row !== null);
  return (
    <Fold title={t('details.title')} className={styles.details}>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
