import type { TopBarSlots } from '@portal/mfe-contract';
import type { Flow } from '../flow/flow';
import type { FlowState } from '../flow/flow-state';
import { EntryView } from './EntryView';
import { InterviewStage } from './InterviewStage';
import { ReportView } from './ReportView';
import type { AuthMode } from './PageTitle';

export interface ViewProps<View extends FlowState['view']> {
  flow: Flow;
  state: Extract<FlowState, { view: View }>;
}

/**
 * Renders the current view. Related states share one component, so that a screen keeps its state
 * between them.
 */
export function Views({
  flow,
  state,
  onLogout,
  topBar,
  onAuthMode,
}: {
  flow: Flow;
  state: FlowState;
  onLogout(): void;
  topBar: TopBarSlots;
  onAuthMode(mode: AuthMode): void;
}) {
  switch (state.view) {
    case 'login':
    case 'gate':
      return <EntryView flow={flow} state={state} onAuthMode={onAuthMode} />;
    case 'setup':
    case 'checking':
    case 'connecting':
    case 'interview':
    case 'leaving':
      return <InterviewStage flow={flow} state={state} topBar={topBar} onLogout={onLogout} />;
    case 'report':
      return <ReportView flow={flow} state={state} />;
  }
}
