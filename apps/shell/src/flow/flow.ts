import type { LoginOutcome } from '@portal/auth-store';
import type {
  GateRequest,
  GateStep,
  IdentityRenewal,
  LeaveReason,
  RetainedCredentials,
} from '@portal/mfe-contract';
import { ERROR_REDIRECT_MS, LOGOUT_RELOAD_MS, type RoomData } from '@portal/protocol';
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
    subscribe(listener: () => void): () => void;
    clearRoom(): void;
  };
  clock: {
    setTimeout(run: () => void, delayMs: number): unknown;
    clearTimeout(timer: unknown): void;
  };
  /** Whether the user chose to skip the check. */
  skipsCheck(): boolean;
  /** Logs a problem that is not shown. */
  log?(problem: string): void;
  page: {
    reload(): void;
    /** Goes to the root path. */
    redirect(): void;
  };
}

/**
 * When login is retried the server may still be reading the upload: number of retries, and the
 * delay between them.
 */
export const PROCESSING_RETRIES = 10;
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
 * Decides which view the page shows and runs the side effects of each change. Call `dispose` to end
 * it.
 */
export class Flow {
  /** The current view; only this class writes it. */
  readonly store: StoreApi<FlowState>;
  private readonly timers = new Set<unknown>();
  private readonly unsubscribe: () => void;
  /** Resolves setup's pending `onBeforeStart` while the check is shown. */
  private settleCheck: ((goOn: boolean) => void) | null = null;

  constructor(private readonly collaborators: FlowCollaborators) {
    let signedIn = collaborators.auth.isAuthenticated();
    this.store = createStore(() => startView(signedIn));
    this.unsubscribe = collaborators.auth.subscribe(() => {
      if (collaborators.auth.isAuthenticated() === signedIn) return;
      signedIn = !signedIn;
      this.dispatch({ type: signedIn ? 'signedIn' : 'signedOut' });
    });
  }

  dispatch(event: FlowEvent): void {
    const next = transition(this.state, event, this.collaborators.auth.isAuthenticated());
    if (next === this.state) return;
    this.store.setState(next, true);
    this.leaveCheck(event.type === 'checkPassed');
  }

  /**
   * The upload at the gate is complete: logs in again with the retained credentials. Resolves once
   * the outcome is dispatched.
   */
  async handleUploaded(): Promise<void> {
    if (this.state.view !== 'gate') return;
    const { gate } = this.state;
    const outcome = await this.loginOnceProcessed(gate);
    if (outcome.kind === 'ok') return this.enterAfterUpload(outcome.result?.room ?? null);
    // The gate was closed meanwhile: ignore the outcome.
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
   * The onboarding token has expired: gets a new one with the retained credentials, for the same
   * modal and its content.
   */
  async handleTokenEnded(): Promise<IdentityRenewal> {
    if (this.state.view !== 'gate') return { kind: 'ended' };
    const { gate } = this.state;
    const outcome = await this.collaborators.session.login(gate.credentials);
    if (outcome.kind === 'ok') this.dispatch({ type: 'signedIn' });
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
   * The check before a new interview (`SetupProps.onBeforeStart`). Leaving the check in any way
   * resolves the promise.
   */
  handleBeforeStart({ wanted = false } = {}): Promise<boolean> {
    if (!wanted && this.collaborators.skipsCheck()) return Promise.resolve(true);
    this.dispatch({ type: 'checkOpened' });
    if (this.state.view !== 'checking') return Promise.resolve(false);
    return new Promise((resolve) => {
      this.settleCheck = resolve;
    });
  }

  /** The room could not be joined: back to setup, which shows why. */
  handleConnectFailed(message: string): void {
    this.collaborators.auth.clearRoom();
    const automatic = this.state.view === 'connecting' && this.state.automatic === true;
    if (automatic)
      this.collaborators.log?.(`The automatic connection after an upload failed: ${message}`);
    this.dispatch({ type: 'roomFailed', message: automatic ? null : message });
  }

  /** The room was left: ends the session and restarts the page at login (§2, §9). */
  handleLeft(reason: LeaveReason): void {
    this.dispatch({ type: 'roomLeft', reason });
    if (this.state.view !== 'leaving' || this.timers.size > 0) return;
    void this.collaborators.session.logout();
    if (reason === 'error') this.after(ERROR_REDIRECT_MS, () => this.collaborators.page.redirect());
    else this.after(LOGOUT_RELOAD_MS, () => this.collaborators.page.reload());
  }

  handleGoToStart(): void {
    if (this.state.view === 'connecting' || this.state.view === 'interview')
      this.collaborators.auth.clearRoom();
    this.dispatch({ type: 'startViewWanted' });
  }

  dispose(): void {
    this.unsubscribe();
    this.settleCheck?.(false);
    for (const timer of this.timers) this.collaborators.clock.clearTimeout(timer);
    this.timers.clear();
  }

  private get state(): FlowState {
    return this.store.getState();
  }

  private leaveCheck(passed: boolean): void {
    if (this.state.view === 'checking') return;
    this.settleCheck?.(passed);
    this.settleCheck = null;
  }

  /** If the login brought a room, joins it (§8: failures are only logged). */
  private enterAfterUpload(room: RoomData | null): void {
    this.dispatch({ type: 'signedIn' });
    if (room)
      this.dispatch({
        type: 'interviewStarted',
        interviewId: room.interviewId ?? room.roomName.replace(/^interview-/, ''),
        automatic: true,
      });
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
