import type { GateRequest, LeaveReason, ReportSource } from '@portal/mfe-contract';

/** Catalogue key of the message that the login screen shows after an automatic login has failed. */
export type LoginNotice =
  | 'shell:notice.resumeRetryFailed'
  | 'shell:notice.jobDescriptionRetryFailed'
  | 'common:errors.resume_processing'
  | 'common:errors.job_description_processing';

/** The page's current view. It doesn't depend on the URL, because the page has no routes (§2). */
export type FlowState =
  | { view: 'login'; notice: LoginNotice | null }
  /**
   * The login screen with an upload dialog over it. This is the only state that holds the user's
   * credentials; they are needed to log in again after the upload.
   */
  | { view: 'gate'; gate: GateRequest }
  | { view: 'setup'; connectError: string | null }
  /** The device and connection check. Setup stays mounted but hidden. */
  | { view: 'checking'; connectError: string | null }
  /** The room is connecting. Setup is still visible and shows that it is busy. */
  | { view: 'connecting'; interviewId: string; automatic?: true }
  /**
   * `interviewId` is null if the session ended during the interview. The view then shows a
   * placeholder.
   */
  | { view: 'interview'; interviewId: string | null }
  /** The room is closing, and the page is about to reload. */
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
  /**
   * `automatic` is set if a login brought the interview's room along, without the user clicking
   * "Start Interview".
   */
  | { type: 'interviewStarted'; interviewId: string; automatic?: true }
  | { type: 'roomConnected' }
  | { type: 'roomFailed'; message: string | null }
  | { type: 'roomLeft'; reason: LeaveReason }
  | { type: 'reportOpened'; source: ReportSource }
  /** The user clicked "Go to Chat", closed a report, or left a screen that failed to load. */
  | { type: 'startViewWanted' };

/** Returns the setup view if the user is signed in, otherwise the login view. */
export const startView = (isAuthenticated: boolean): FlowState =>
  isAuthenticated ? { view: 'setup', connectError: null } : { view: 'login', notice: null };

/**
 * Returns the next state. Ignores events that don't apply to the current state, such as a late
 * response for a view that the user has left.
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
    // If the session ends while the user is in a room, the view shows a placeholder that offers a
    // way to continue.
    case 'interview':
      return { view: 'interview', interviewId: null };
    case 'report':
      return state.source.kind === 'ticket' ? state : startView(false);
    default:
      return startView(false);
  }
}
