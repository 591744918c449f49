import type { LoginOutcome } from '@portal/auth-store';
import type {
  GateRequest,
  GateStep,
  IdentityRenewal,
  LeaveReason,
  ReportSource,
  RetainedCredentials,
} from '@portal/mfe-contract';
import { ERROR_REDIRECT_MS, interviewIdOfRoom, LOGOUT_RELOAD_MS } from '@portal/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  startView,
  transition,
  type FlowEvent,
  type FlowState,
  type LoginNotice,
} from './flow-state';

export interface FlowCollaborators {
  session: {
    login(credentials: RetainedCredentials): Promise<LoginOutcome>;
    logout(): Promise<void>;
  };
  auth: {
    isAuthenticated(): boolean;
    /** The name of the room in the auth state, which a login may have brought along. */
    roomName(): string | null;
    subscribe(listener: () => void): () => void;
    clearRoom(): void;
  };
  /** Remembers the interview for the next login, in case the session ends during it. */
  underWay: {
    enter(interviewId: string): void;
    leave(): void;
  };
  clock: {
    setTimeout(run: () => void, delayMs: number): unknown;
    clearTimeout(timer: unknown): void;
  };
  /** Remembers, across reloads, which report is open or, after an interview, to be opened. */
  nextReport: {
    /** Returns the report to open now. */
    wanted(): ReportSource | null;
    want(interviewId: string, kind: ReportSource['kind']): void;
    forget(): void;
  };
  /** Whether the user has chosen to skip the device and connection check. */
  skipsCheck(): boolean;
  /** Logs a problem that isn't shown to the user. */
  log?(problem: string): void;
  page: {
    reload(): void;
    /** Navigates to the root path. */
    redirect(): void;
  };
}

/** Maximum number of times to retry the login while the server is still reading the upload. */
export const PROCESSING_RETRIES = 10;
/** Delay before each login retry (ms). */
export const PROCESSING_RETRY_MS = 1_000;

const RETRY_FAILED: Record<GateStep, LoginNotice> = {
  resume: 'shell:notice.resumeRetryFailed',
  'job-description': 'shell:notice.jobDescriptionRetryFailed',
};
const STILL_PROCESSING: Record<GateStep, LoginNotice> = {
  resume: 'common:errors.resume_processing',
  'job-description': 'common:errors.job_description_processing',
};

/**
 * Decides which view the page shows, and triggers logins, logouts and page reloads. Call `dispose`
 * when the flow is no longer needed.
 */
export class Flow {
  /** Holds the current view. Only this class may change it. */
  readonly store: StoreApi<FlowState>;
  private readonly timers = new Set<unknown>();
  private readonly unsubscribe: () => void;
  /** Resolves the promise that setup waits for while the device check is shown. */
  private settleCheck: ((goOn: boolean) => void) | null = null;
  private disposed = false;

  constructor(private readonly collaborators: FlowCollaborators) {
    let signedIn = collaborators.auth.isAuthenticated();
    const report = collaborators.nextReport.wanted();
    if (report === null) collaborators.nextReport.forget();
    this.store = createStore<FlowState>(() =>
      report === null ? startView(signedIn) : { view: 'report', source: report },
    );
    this.unsubscribe = collaborators.auth.subscribe(() => {
      if (collaborators.auth.isAuthenticated() === signedIn) return;
      signedIn = !signedIn;
      if (signedIn) this.enter();
      else this.dispatch({ type: 'signedOut' });
    });
  }

  dispatch(event: FlowEvent): void {
    const before = this.state;
    const next = transition(before, event, this.collaborators.auth.isAuthenticated());
    if (next === before) return;
    this.store.setState(next, true);
    this.leaveCheck(event.type === 'checkPassed');
    this.rememberInterview();
    const { nextReport } = this.collaborators;
    if (next.view === 'report') nextReport.want(next.source.interviewId, next.source.kind);
    else if (before.view === 'report') nextReport.forget();
  }

  /**
   * Logs in again with the user's credentials after a required upload. Resolves once the result is
   * dispatched.
   */
  async handleUploaded(): Promise<void> {
    if (this.state.view !== 'gate') return;
    const { gate } = this.state;
    const outcome = await this.loginOnceProcessed(gate);
    if (outcome.kind === 'ok') return;
    // Ignore the result if the user has closed the dialog in the meantime.
    if (this.state.view !== 'gate' || this.state.gate !== gate) return;
    if (outcome.kind === 'processing')
      return this.dispatch({ type: 'gateFailed', notice: STILL_PROCESSING[outcome.document] });
    if (outcome.kind === 'gate' && outcome.step !== gate.step) {
      const { step, onboardingToken, userId } = outcome;
      return this.dispatch({
        type: 'gateOpened',
        gate: { step, onboardingToken, userId, credentials: gate.credentials },
      });
    }
    this.dispatch({ type: 'gateFailed', notice: RETRY_FAILED[gate.step] });
  }

  /**
   * Gets a new onboarding token by logging in again with the user's credentials. The dialog stays
   * open with everything the user has entered.
   */
  async handleTokenEnded(): Promise<IdentityRenewal> {
    if (this.state.view !== 'gate') return { kind: 'ended' };
    const { gate } = this.state;
    const outcome = await this.collaborators.session.login(gate.credentials);
    if (this.state.view !== 'gate' || this.state.gate !== gate) return { kind: 'ended' };
    if (outcome.kind === 'error')
      return { kind: outcome.error.kind === 'credentials' ? 'ended' : 'offline' };
    if (outcome.kind !== 'gate') return { kind: 'offline' };
    const { step, onboardingToken, userId } = outcome;
    this.dispatch({
      type: 'gateOpened',
      gate: { step, onboardingToken, userId, credentials: gate.credentials },
    });
    return step === gate.step
      ? { kind: 'renewed', identity: { userId, token: onboardingToken } }
      : { kind: 'ended' };
  }

  /**
   * Shows the device check before a new interview (`SetupProps.onBeforeStart`). Resolves to true if
   * the user passes or skips it, and to false if they leave it in any other way.
   */
  handleBeforeStart({ wanted = false } = {}): Promise<boolean> {
    if (!wanted && this.collaborators.skipsCheck()) return Promise.resolve(true);
    this.dispatch({ type: 'checkOpened' });
    if (this.state.view !== 'checking') return Promise.resolve(false);
    return new Promise((resolve) => {
      this.settleCheck = resolve;
    });
  }

  /**
   * Goes back to setup and shows why the room could not be joined. After an automatic connection
   * the reason is only logged.
   */
  handleConnectFailed(message: string): void {
    this.collaborators.auth.clearRoom();
    const automatic = this.state.view === 'connecting' && this.state.automatic === true;
    if (automatic)
      this.collaborators.log?.(`The automatic connection after login failed: ${message}`);
    this.dispatch({ type: 'roomFailed', message: automatic ? null : message });
  }

  /**
   * Logs the user out after they have left the room. Then reloads the page or, after an error,
   * navigates to the root path (§2, §9). Waits for `dismissed` with that, so that an alert in the
   * room stays until it has been read. After such an alert the reloaded page opens the report by
   * itself.
   */
  handleLeft(reason: LeaveReason, dismissed?: Promise<void>): void {
    const before = this.state;
    this.dispatch({ type: 'roomLeft', reason });
    if (this.state === before) return;
    void this.collaborators.session.logout();
    const leavePage = () => this.leavePage(reason);
    if (dismissed === undefined) return leavePage();
    void dismissed.then(() => {
      const { state } = this;
      if (state.view === 'leaving' && state.interviewId !== null && reason !== 'error')
        this.collaborators.nextReport.want(state.interviewId, 'ticket');
      leavePage();
    }, leavePage);
  }

  handleGoToStart(): void {
    if (this.state.view === 'connecting' || this.state.view === 'interview')
      this.collaborators.auth.clearRoom();
    this.dispatch({ type: 'startViewWanted' });
  }

  dispose(): void {
    this.disposed = true;
    this.unsubscribe();
    this.settleCheck?.(false);
    for (const timer of this.timers) this.collaborators.clock.clearTimeout(timer);
    this.timers.clear();
  }

  private leavePage(reason: LeaveReason): void {
    if (this.disposed) return;
    if (reason === 'error') this.after(ERROR_REDIRECT_MS, () => this.collaborators.page.redirect());
    else this.after(LOGOUT_RELOAD_MS, () => this.collaborators.page.reload());
  }

  private get state(): FlowState {
    return this.store.getState();
  }

  private leaveCheck(passed: boolean): void {
    if (this.state.view === 'checking') return;
    this.settleCheck?.(passed);
    this.settleCheck = null;
  }

  /**
   * Updates the view after a login, on the login screen or after an upload, and joins the room if
   * the login brought one along. A failure to join is only logged (§8).
   */
  private enter(): void {
    this.dispatch({ type: 'signedIn' });
    const roomName = this.collaborators.auth.roomName();
    if (roomName !== null)
      this.dispatch({
        type: 'interviewStarted',
        interviewId: interviewIdOfRoom(roomName),
        automatic: true,
      });
  }

  private rememberInterview(): void {
    const { state } = this;
    const { underWay } = this.collaborators;
    if (state.view === 'interview' && state.interviewId !== null) underWay.enter(state.interviewId);
    else if (state.view === 'leaving') underWay.leave();
  }

  private async loginOnceProcessed(gate: GateRequest): Promise<LoginOutcome> {
    for (let retry = 0; ; retry += 1) {
      const outcome = await this.collaborators.session.login(gate.credentials);
      if (
        outcome.kind !== 'processing' ||
        retry === PROCESSING_RETRIES ||
        this.state.view !== 'gate'
      )
        return outcome;
      await new Promise<void>((resolve) => this.after(PROCESSING_RETRY_MS, resolve));
    }
  }

  private after(delayMs: number, run: () => void): void {
    const timer = this.collaborators.clock.setTimeout(() => {
      this.timers.delete(timer);
      run();
    }, delayMs);
    this.timers.add(timer);
  }
}
