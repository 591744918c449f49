import { useT } from '@portal/i18n';
import type { TopBarSlots } from '@portal/mfe-contract';
import { useState } from 'react';
import { Remote } from '../remotes/Remote';
import type { ViewProps } from './Views';

interface InterviewStageProps extends ViewProps<'setup' | 'connecting' | 'interview' | 'leaving'> {
  topBar: TopBarSlots;
  onLogout(): void;
}

/**
 * Setup and the live interview. Both are there while the room is being connected: setup visible and busy, the live view
 * at work but blank; the same element stays until the room is left.
 */
export function InterviewStage({ flow, state, topBar, onLogout }: InterviewStageProps) {
  const t = useT('shell');
  const [roomFailedToLoad, setRoomFailedToLoad] = useState(false);
  const connecting = state.view === 'connecting';
  return (
    <>
      {(state.view === 'setup' || (connecting && !roomFailedToLoad)) && (
        <Remote
          key="setup"
          module="onboarding/Setup"
          props={{
            onStart: (room) => flow.dispatch({ type: 'interviewStarted', interviewId: room.interviewId }),
            connecting,
            connectError: state.view === 'setup' ? state.connectError : null,
            onOpenReport: (interviewId) => flow.dispatch({ type: 'reportOpened', source: { kind: 'session', interviewId } }),
          }}
          back={{ label: t('account.logout'), go: onLogout }}
        />
      )}
      {state.view !== 'setup' && (
        <Remote
          key="room"
          module="interview/LiveInterview"
          props={{
            interviewId: state.interviewId,
            onConnected: () => flow.dispatch({ type: 'roomConnected' }),
            onConnectFailed: (message) => flow.handleConnectFailed(message),
            onLeft: (reason) => flow.handleLeft(reason),
            onGoToChat: () => flow.handleGoToStart(),
            topBar,
          }}
          // Setup is on the page and says that it is busy.
          loading={connecting ? null : undefined}
          onFallback={setRoomFailedToLoad}
          back={{ label: t('fallback.backToSetup'), go: () => flow.handleGoToStart() }}
        />
      )}
    </>
  );
}
