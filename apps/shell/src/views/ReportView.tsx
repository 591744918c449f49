import { useT } from '@portal/i18n';
import { useEffect } from 'react';
import { Remote, useRenewal } from '../remotes/Remote';
import { MAIN_ID } from '../top-bar/SkipLink';
import type { ViewProps } from './Views';
import styles from './ReportView.module.css';

/** The feedback report, of a past interview or by the ticket of the one just left. */
export function ReportView({ flow, state }: ViewProps<'report'>) {
  const t = useT('shell');
  const { release, renew } = useRenewal('interview/Report');
  // The focused element was removed with the old release.
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
