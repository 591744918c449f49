import type { GateRequest, LeaveReason, ReportSource } from '@portal/mfe-contract';

/** Key of the sentence that the login screen shows when a retried login failed. */
export type LoginNotice =
  | 'shell:notice.resumeRetryFailed'
  | 'shell:notice.jobDescriptionRetryFailed'
  | 'common:errors.resume_processing'
  | 'common:errors.job_description_processing';

/** What the page shows. Nothing else decides it: there are no routes (§2). */
export type FlowState =
  | { view: 'login'; notice: LoginNotice | null }
  /** The login screen with an onboarding modal over it; the credentials are retained for the retry, here and nowhere else. */
  | { view: 'gate'; gate: GateRequest }
  | { view: 'setup'; connectError: string | null }
  /** The check of devices and connection, over setup, which waits hidden. */
  | { view: 'checking'; connectError: string | null }
  /** Setup stays visible and busy while the room is being connected. */
  | { view: 'connecting'; interviewId: string; automatic?: true }
  /** `interviewId` is null when the session ended meanwhile: the placeholders are shown. */
  | { view: 'interview'; interviewId: string | null }
  /** The room is left; the page is about to start over. */
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
  /** `automatic`: the person did not ask for it, a login after an upload brought the room. */
  | { type: 'interviewStarted'; interviewId: string; automatic?: true }
  | { type: 'roomConnected' }
  | { type: 'roomFailed'; message: string | null }
  | { type: 'roomLeft'; reason: LeaveReason }
  | { type: 'reportOpened'; source: ReportSource }
  /** "Go to Chat", the end of a report, the way back from something that did not load. */
  | { type: 'startViewWanted' };

/** Setup for who is signed in, login otherwise. */
export const startView = (isAuthenticated: boolean): FlowState =>
  isAuthenticated ? { view: 'setup', connectError: null } : { view: 'login', notice: null };

/** The next state. An event that does not belong to the state changes nothing: late answers of what has been left behind. */
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
    // Who is thrown out of a room is told so, by the placeholder, and goes on from there.
    case 'interview':
      return { view: 'interview', interviewId: null };
    case 'report':
      return state.source.kind === 'ticket' ? state : startView(false);
    default:
      return startView(false);
  }
}
