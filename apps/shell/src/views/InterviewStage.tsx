import { useT } from '@portal/i18n';
import { skipsPreJoin, type TopBarSlots } from '@portal/mfe-contract';
import { useState } from 'react';
import { Remote } from '../remotes/Remote';
import { RemoteFallback } from '../remotes/RemoteFallback';
import type { ViewProps } from './Views';

interface InterviewStageProps extends ViewProps<
  'setup' | 'checking' | 'connecting' | 'interview' | 'leaving'
> {
  topBar: TopBarSlots;
  onLogout(): void;
}

/**
 * Shows setup, the device check or the live interview. Setup stays mounted but hidden during the
 * check, so that it keeps its choices. While the room connects, setup is still visible, and the
 * live view is already mounted but shows nothing.
 */
export function InterviewStage({ flow, state, topBar, onLogout }: InterviewStageProps) {
  const t = useT('shell');
  const [roomFailedToLoad, setRoomFailedToLoad] = useState(false);
  const connecting = state.view === 'connecting';
  const checking = state.view === 'checking';
  return (
    <>
      {(state.view === 'setup' || checking || (connecting && !roomFailedToLoad)) && (
        <div key="setup" hidden={checking} inert={checking}>
          <Remote
            module="onboarding/Setup"
            props={{
              onBeforeStart: (options) => flow.handleBeforeStart(options),
              skipsCheck: skipsPreJoin(() => window.localStorage),
              onStart: (room) =>
                flow.dispatch({ type: 'interviewStarted', interviewId: room.interviewId }),
              connecting,
              connectError: 'connectError' in state ? state.connectError : null,
              onOpenReport: (interviewId) =>
                flow.dispatch({ type: 'reportOpened', source: { kind: 'session', interviewId } }),
            }}
            back={{ label: t('account.logout'), go: onLogout }}
          />
        </div>
      )}
      {checking && <PreJoinCheck key="check" flow={flow} />}
      {state.view !== 'setup' && !checking && (
        <Remote
          key="room"
          module="interview/LiveInterview"
          props={{
            interviewId: state.interviewId,
            onConnected: () => flow.dispatch({ type: 'roomConnected' }),
            onConnectFailed: (message) => flow.handleConnectFailed(message),
            onLeft: (reason, dismissed) => flow.handleLeft(reason, dismissed),
            onGoToChat: () => flow.handleGoToStart(),
            topBar,
          }}
          // Don't show a loading screen while connecting: the setup screen is still visible and
          // already shows that it is busy.
          loading={connecting ? null : undefined}
          onFallback={setRoomFailedToLoad}
          back={{ label: t('fallback.backToSetup'), go: () => flow.handleGoToStart() }}
        />
      )}
    </>
  );
}

/**
 * Shows the device and connection check. If the check fails to load, the user can start the
 * interview without it.
 */
function PreJoinCheck({ flow }: Pick<InterviewStageProps, 'flow'>) {
  const t = useT('shell');
  const join = () => flow.dispatch({ type: 'checkPassed' });
  const goBack = () => flow.dispatch({ type: 'checkLeft' });
  return (
    <Remote
      module="interview/PreJoin"
      props={{ onJoin: join, onBack: goBack }}
      back={{ label: t('fallback.backToSetup'), go: goBack }}
      fallback={(failure, back) => (
        <RemoteFallback
          failure={failure}
          back={back}
          onward={{ label: t('fallback.goOnWithoutCheck'), go: join }}
        />
      )}
    />
  );
}
