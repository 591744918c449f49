import { useT } from '@portal/i18n';
import { Remote } from '../remotes/Remote';
import type { ViewProps } from './Views';

/** The feedback report, of a past interview or by the ticket of the one just left. */
export function ReportView({ flow, state }: ViewProps<'report'>) {
  const t = useT('shell');
  const close = () => flow.handleGoToStart();
  return (
    <Remote
      module="interview/Report"
      props={{ source: state.source, onClose: close }}
      back={{ label: t(state.source.kind === 'session' ? 'fallback.backToSetup' : 'fallback.backToLogin'), go: close }}
    />
  );
}
