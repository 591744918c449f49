import type { GateRequest, LeaveReason, ReportSource } from '@portal/mfe-contract';

/** Catalogue key of the login screen's message after a failed login retry. */
export type LoginNotice =
  | 'shell:notice.resumeRetryFailed'
  | 'shell:notice.jobDescriptionRetryFailed'
  | 'common:errors.resume_processing'
  | 'common:errors.job_description_processing';

/** What the page shows. It depends on nothing else: there are no routes (§2). */
export type FlowState =
  | { view: 'login'; notice: LoginNotice | null }
  /**
   * Login with an onboarding modal over it; only this state holds the credentials for the retry.
   */
  | { view: 'gate'; gate: GateRequest }
  | { view: 'setup'; connectError: string | null }
  /** The check of devices and connection; setup stays mounted but hidden. */
  | { view: 'checking'; connectError: string | null }
  /** Setup stays visible and busy while the room connects. */
  | { view: 'connecting'; interviewId: string; automatic?: true }
  /** `interviewId` is null if the session ended meanwhile: placeholders are shown. */
  | { view: 'interview'; interviewId: string | null }
  /** The room is closing; the page is about to start over. */
  | { view: 'leaving'; interviewId: string | null; reason: LeaveReason }
  | { view: 'report'; source: ReportSource };

export type FlowEvent =
  | { type: 'signedIn' }
  | { type: 'signedOut' }
  | { type: 'gateOpened'; gate: GateRequest }
  | { type: 'gateClosed' }
  | { type: 'gateFailed'; notice: LoginNotice }
  | { type: 'checkOpened' }
  | { type: 'checkPassed' }
  | { type: 'checkLeft' }
  /** `automatic`: a login after an upload brought the room, without a click by the user. */
  | { type: 'interviewStarted'; interviewId: string; automatic?: true }
  | { type: 'roomConnected' }
  | { type: 'roomFailed'; message: string | null }
  | { type: 'roomLeft'; reason: LeaveReason }
  | { type: 'reportOpened'; source: ReportSource }
  /** "Go to Chat", closing a report, or leaving a screen that failed to load. */
  | { type: 'startViewWanted' };

/** Setup if signed in, otherwise login. */
export const startView = (isAuthenticated: boolean): FlowState =>
  isAuthenticated ? { view: 'setup', connectError: null } : { view: 'login', notice: null };

/**
 * The next state. Events that don't apply to the state are ignored, such as late answers for a view
 * that was left.
 */
export function transition(
  state: FlowState,
  event: FlowEvent,
  isAuthenticated: boolean,
): FlowState {
  if (state.view === 'leaving') return state;
  switch (event.type) {
    case 'signedIn':
      return state.view === 'login' || state.view === 'gate' ? startView(true) : state;
    case 'signedOut':
      return afterSignOut(state);
    case 'gateOpened':
      return state.view === 'login' || state.view === 'gate'
        ? { view: 'gate', gate: event.gate }
        : state;
    case 'gateClosed':
      return state.view === 'gate' ? { view: 'login', notice: null } : state;
    case 'gateFailed':
      return state.view === 'gate' ? { view: 'login', notice: event.notice } : state;
    case 'checkOpened':
      return state.view === 'setup' ? { ...state, view: 'checking' } : state;
    case 'checkPassed':
    case 'checkLeft':
      return state.view === 'checking' ? { ...state, view: 'setup' } : state;
    case 'interviewStarted':
      return state.view === 'setup'
        ? {
            view: 'connecting',
            interviewId: event.interviewId,
            ...(event.automatic && { automatic: true }),
          }
        : state;
    case 'roomConnected':
      return state.view === 'connecting'
        ? { view: 'interview', interviewId: state.interviewId }
        : state;
    case 'roomFailed':
      return state.view === 'connecting' ? { view: 'setup', connectError: event.message } : state;
    case 'roomLeft':
      return state.view === 'interview' || state.view === 'connecting'
        ? { view: 'leaving', interviewId: state.interviewId, reason: event.reason }
        : state;
    case 'reportOpened':
      return state.view === 'login' || state.view === 'setup'
        ? { view: 'report', source: event.source }
        : state;
    case 'startViewWanted':
      return startView(isAuthenticated);
  }
}

function afterSignOut(state: FlowState): FlowState {
  switch (state.view) {
    case 'login':
    case 'gate':
    case 'leaving':
      return state;
    // A user whose session ends in a room sees the placeholder and continues from there.
    case 'interview':
      return { view: 'interview', interviewId: null };
    case 'report':
      return state.source.kind === 'ticket' ? state : startView(false);
    default:
      return startView(false);
  }
}
