import { useT } from '@portal/i18n';
import { Button } from '@portal/ui';
import Wifi from 'lucide-react/icons/wifi';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useState } from 'react';
import { useStore } from 'zustand';
import { CheckRow, Result } from './CheckRow';
import { isUnreachable, type ConnectionState } from './connection-test';
import styles from './PreJoin.module.css';
import type { PreJoinSession } from './pre-join-session';

const ICON = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Shows the current stage while the connection test runs, then the result and any advice. */
export function ConnectionRow({ session }: { session: PreJoinSession }) {
  const t = useT('interview');
  const { connection } = useStore(session.connection.store);
  // The button stays once it was pressed, so that it keeps its focus.
  const [again, setAgain] = useState(false);
  const failed = connection.name === 'failed';
  const advice = failed
    ? t(`preJoin.connection.failedAt.${connection.at}`)
    : connection.name === 'poor'
      ? t(`preJoin.connection.advice.${connection.weakness}`)
      : null;
  const words = deviceWords(connection);
  return (
    <CheckRow
      icon={failed ? <WifiOff {...ICON} /> : <Wifi {...ICON} />}
      name={t('preJoin.connection.name')}
      device={words === null ? null : <p>{words}</p>}
      end={<span role="status">{result(connection)}</span>}
    >
      {(advice !== null || again) && (
        <div className={styles.outcome}>
          {advice !== null && <p className={styles.words}>{advice}</p>}
          <Button
            variant={isUnreachable(connection) ? 'primary' : 'link'}
            busy={connection.name === 'running'}
            onClick={() => {
              setAgain(true);
              void session.connection.start();
            }}
          >
            {t('preJoin.connection.again')}
          </Button>
        </div>
      )}
    </CheckRow>
  );

  /** Returns null after a failure, of which the result and the advice tell everything. */
  function deviceWords(state: ConnectionState): string | null {
    switch (state.name) {
      case 'running':
        return t(`preJoin.connection.stages.${state.stage}`);
      case 'good':
      case 'poor':
        return state.roundTripMs === null
          ? t('preJoin.connection.reached')
          : t('preJoin.connection.roundTrip', { ms: state.roundTripMs });
      case 'failed':
        return null;
      case 'idle':
        return t('preJoin.connection.stages.room');
    }
  }

  function result(state: ConnectionState) {
    switch (state.name) {
      case 'good':
        return <Result tone="good">{t('preJoin.connection.good')}</Result>;
      case 'poor':
        return <Result tone="weak">{t('preJoin.connection.poor')}</Result>;
      case 'failed':
        return isUnreachable(state) ? (
          <Result tone="bad">{t('preJoin.connection.failed')}</Result>
        ) : null;
      default:
        return <Result tone="busy">{t('preJoin.connection.checking')}</Result>;
    }
  }
}
