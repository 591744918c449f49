import type { Platform, ServerConditions } from '@portal/auth-store';
import { errorText, useT } from '@portal/i18n';
import { Notice } from '@portal/ui';
import { useStore } from 'zustand';
import styles from './ServerStatus.module.css';

/**
 * Says in one line which servers can't be reached or aren't well, or that the session's status
 * couldn't be checked. Shows nothing while all is well. The live region is always there, because
 * screen readers announce only what changes in a region they know.
 */
export function ServerStatus({
  servers,
  statusCheck,
}: Pick<Platform, 'servers'> & Partial<Pick<Platform, 'statusCheck'>>) {
  return (
    <div role="status" className={styles.status}>
      <Conditions conditions={useStore(servers.store)} />
      {statusCheck && <StatusCheck statusCheck={statusCheck} />}
    </div>
  );
}

function Conditions({ conditions: { main, voice } }: { conditions: ServerConditions }) {
  const t = useT('shell');
  const failing = [main, voice].find((condition) => condition.kind === 'failing');
  const unreachable =
    main.kind === 'unreachable' && voice.kind === 'unreachable'
      ? 'both'
      : main.kind === 'unreachable'
        ? 'main'
        : voice.kind === 'unreachable'
          ? 'voice'
          : null;
  if (unreachable === null && failing === undefined) return null;
  return (
    <Line
      what={unreachable === null ? errorText(failing?.error) : t(`servers.${unreachable}`)}
      next={t('servers.kept')}
    />
  );
}

function StatusCheck({ statusCheck }: Pick<Platform, 'statusCheck'>) {
  const t = useT('shell');
  const { failure } = useStore(statusCheck);
  if (failure === null) return null;
  return <Line what={errorText(failure)} next={t('servers.statusCheck')} />;
}

function Line({ what, next }: { what: string; next: string }) {
  return (
    <div className={styles.line}>
      <Notice tone="caution" live={false}>
        <div className={styles.texts}>
          <p className={styles.what}>{what}</p>
          <p>{next}</p>
        </div>
      </Notice>
    </div>
  );
}
