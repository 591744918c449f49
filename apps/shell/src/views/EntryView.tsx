import { useT } from '@portal/i18n';
import type { OnboardingModalProps } from '@portal/mfe-contract';
import type { RemoteFailure } from '@portal/mfe-contract/host';
import { Dialog } from '@portal/ui';
import { useState } from 'react';
import { Remote } from '../remotes/Remote';
import { PARTS, RemoteFallback, type WayBack } from '../remotes/RemoteFallback';
import { LoadingScreen } from '../screens/LoadingScreen';
import { nextReport } from './next-report';
import type { AuthMode } from './PageTitle';
import type { ViewProps } from './Views';

/** Shows login and registration, with an upload dialog over them if a document is required. */
export function EntryView({
  flow,
  state,
  onAuthMode,
}: ViewProps<'login' | 'gate'> & { onAuthMode(mode: AuthMode): void }) {
  const t = useT('shell');
  const [report] = useState(nextReport.kept);
  return (
    <>
      <Remote
        module="auth/AuthScreen"
        props={{
          onMode: onAuthMode,
          onLoggedIn: () => flow.dispatch({ type: 'signedIn' }),
          onGate: (gate) => flow.dispatch({ type: 'gateOpened', gate }),
          notice: state.view === 'login' && state.notice ? t(state.notice) : null,
          onViewReport: report && (() => flow.dispatch({ type: 'reportOpened', source: report })),
        }}
        back={{ label: t('fallback.reload'), go: () => window.location.reload() }}
      />
      {state.view === 'gate' && <GateModal key={state.gate.step} flow={flow} state={state} />}
    </>
  );
}

/**
 * Shows the upload dialog for the required document: the resume in step 1 of 2, the job description
 * in step 2 (§2).
 */
function GateModal({ flow, state }: ViewProps<'gate'>) {
  const t = useT('shell');
  const { step, userId, onboardingToken } = state.gate;
  const close = () => flow.dispatch({ type: 'gateClosed' });
  const props: OnboardingModalProps = {
    identity: { userId, token: onboardingToken },
    step: step === 'resume' ? 1 : 2,
    onUploaded: () => flow.handleUploaded(),
    onTokenEnded: () => flow.handleTokenEnded(),
    onClose: close,
  };
  return (
    <Remote
      module={step === 'resume' ? 'onboarding/ResumeModal' : 'onboarding/JobDescriptionModal'}
      props={props}
      back={{ label: t('fallback.backToLogin'), go: close }}
      // The empty eyebrow reserves space for the step ticks, which the module renders once it has
      // loaded.
      loading={
        <Dialog
          eyebrow=""
          title={t(`fallback.parts.${step === 'resume' ? 'resume' : 'jobDescription'}`)}
          onClose={close}
          closeLabel={t('common:close')}
        >
          <LoadingScreen />
        </Dialog>
      }
      fallback={(failure, back) => <FailedModal failure={failure} back={back} />}
    />
  );
}

function FailedModal({ failure, back }: { failure: RemoteFailure; back: WayBack }) {
  const t = useT('shell');
  return (
    <Dialog
      title={t(`fallback.title.${PARTS[failure.moduleId]}`)}
      onClose={back.go}
      closeLabel={t('common:close')}
    >
      <RemoteFallback failure={failure} back={back} titled={false} />
    </Dialog>
  );
}
