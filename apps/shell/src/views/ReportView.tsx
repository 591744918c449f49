import { useT } from '@portal/i18n';
import { useEffect } from 'react';
import { Remote, useRenewal } from '../remotes/Remote';
import { MAIN_ID } from '../top-bar/SkipLink';
import type { ViewProps } from './Views';
import styles from './ReportView.module.css';

/**
 * Shows the feedback report for a past interview or, with a ticket, for the interview that the user
 * has just left.
 */
export function ReportView({ flow, state }: ViewProps<'report'>) {
  const t = useT('shell');
  const { release, renew } = useRenewal('interview/Report');
  // After a switch to a newer release, focus the main element, because the focused element was
  // removed.
  useEffect(() => {
    if (release > 0) document.getElementById(MAIN_ID)?.focus();
  }, [release]);
  const close = () => flow.handleGoToStart();
  return (
    <>
      <p role="status" className={styles.renewed}>
        {release > 0 && t('renewed')}
      </p>
      <Remote
        key={release}
        module="interview/Report"
        props={{ source: state.source, onClose: close, onOutdated: renew }}
        back={{
          label: t(
            state.source.kind === 'session' ? 'fallback.backToSetup' : 'fallback.backToLogin',
          ),
          go: close,
        }}
      />
    </>
  );
}
