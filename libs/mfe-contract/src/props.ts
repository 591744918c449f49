import type { RoomData } from '@portal/protocol';
import type { ComponentType } from 'react';
import type contract from '../contract.json';

/**
 * The props the host passes to each remote's screens. Remotes communicate only through these props
 * and the shared stores.
 */

/** What the server requires before it lets the candidate log in. */
export type GateStep = 'resume' | 'job-description';

/** The host keeps these in memory while the gate is open, to retry login; never stored. */
export interface RetainedCredentials {
  email: string;
  password: string;
}

export interface GateRequest {
  step: GateStep;
  credentials: RetainedCredentials;
  /** Authorizes this user's uploads only; valid for ten minutes. */
  onboardingToken: string;
  userId: string;
}

/** `auth/AuthScreen`: login and registration. */
export interface AuthScreenProps {
  /** The session is already in the auth store. */
  onLoggedIn(): void;
  onGate(gate: GateRequest): void;
  /** Which form is shown, initially and on each change; the page title follows it. */
  onMode?(mode: 'login' | 'register'): void;
  /**
   * Message for a login retry that failed after an upload, shown where login errors are; null if
   * none.
   */
  notice: string | null;
  /** Set if the interview just left has a report to read. */
  onViewReport: (() => void) | null;
}

/** Who uploads: a user at the gate (onboarding token) or a signed-in one (auth store). */
export interface UploadIdentity {
  userId: string;
  /** The onboarding token, at the gate only; if omitted, the session's current token is used. */
  token?: string;
}

/** `onboarding/ResumeModal` and `onboarding/JobDescriptionModal`. */
export interface OnboardingModalProps {
  identity: UploadIdentity;
  /** 1 or 2 (of two) at the gate; null if opened from setup. */
  step: 1 | 2 | null;
  /**
   * Called after the success panel (1.5 s). The modal stays open and busy until the promise
   * settles.
   */
  onUploaded(): Promise<void>;
  /**
   * The token of `identity` has expired: requests a new one from the host. Absent if the session
   * renews itself. Never rejects.
   */
  onTokenEnded?(): Promise<IdentityRenewal>;
  onClose(): void;
}

/** `offline`: may be retried. `ended`: requires a new login. */
export type IdentityRenewal =
  { kind: 'renewed'; identity: UploadIdentity } | { kind: 'offline' } | { kind: 'ended' };

/** `onboarding/Setup`: interview setup and past interviews. */
export interface SetupProps {
  /**
   * Runs the host's step before a new interview, the check of devices and connection. Resolves to
   * true to continue, false if the user came back and nothing may start. If the user chose to skip
   * the check, resolves to true immediately unless `wanted` requests the check.
   */
  onBeforeStart(options?: { wanted: boolean }): Promise<boolean>;
  /** Starting skips the check, so the check is offered separately. */
  skipsCheck: boolean;
  /**
   * The interview exists, its room data is in the auth store and it is marked started: connect now.
   */
  onStart(room: RoomData & { interviewId: string }): void;
  /** The room is connecting: keep showing "Starting Interview...". */
  connecting: boolean;
  /** Why the last connection failed, or null. */
  connectError: string | null;
  onOpenReport(interviewId: string): void;
}

/**
 * Slots in the host's top bar that a screen fills through React portals: `start` after the logo,
 * `end` after the language selector. Null until rendered.
 */
export interface TopBarSlots {
  start: HTMLElement | null;
  end: HTMLElement | null;
}

/**
 * `interview/PreJoin`: tests microphone, camera, speakers and connection before joining. Setup
 * stays mounted but hidden behind it.
 */
export interface PreJoinProps {
  onJoin(): void;
  onBack(): void;
}

export type LeaveReason = 'left' | 'completed' | 'error';

/** `interview/LiveInterview`. Renders nothing until the room is connected. */
export interface LiveInterviewProps {
  /** Null without a room: placeholders are shown. */
  interviewId: string | null;
  onConnected(): void;
  onConnectFailed(message: string): void;
  /**
   * Devices are released, the session is closed on the server and the report ticket is stored; the
   * host clears the session and reloads.
   */
  onLeft(reason: LeaveReason): void;
  onGoToChat(): void;
  /** For the live view's header; without a host the screen renders its own bar. */
  topBar?: TopBarSlots;
}

export type ReportSource =
  | { kind: 'session'; interviewId: string }
  | { kind: 'ticket'; interviewId: string; ticket: string };

/** `interview/Report`. */
export interface ReportProps {
  source: ReportSource;
  onClose(): void;
  /**
   * A lazily loaded file of the module is gone, even after a retry: if another release is live, the
   * host switches to it. Never rejects. The room has no such callback, because it is never replaced
   * while running.
   */
  onOutdated?(): Promise<void>;
}

/** Every module a remote exposes: `loadRemote('<remote>/<module>')`. */
export interface RemoteModules {
  'auth/AuthScreen': AuthScreenProps;
  'onboarding/ResumeModal': OnboardingModalProps;
  'onboarding/JobDescriptionModal': OnboardingModalProps;
  'onboarding/Setup': SetupProps;
  'interview/PreJoin': PreJoinProps;
  'interview/LiveInterview': LiveInterviewProps;
  'interview/Report': ReportProps;
}

type Exposed = (typeof contract)['modules'];
type ListedModuleId = {
  [Remote in keyof Exposed]: `${Remote}/${keyof Exposed[Remote] & string}`;
}[keyof Exposed];
type Same<Left, Right> = [Left] extends [Right] ? ([Right] extends [Left] ? Left : never) : never;

/**
 * Builds and tools read the untyped `contract.json`. If its modules differ from `RemoteModules`,
 * this type is `never` and nothing compiles.
 */
export type RemoteModuleId = Same<keyof RemoteModules, ListedModuleId>;

/**
 * The shape of an exposed module. `contractVersion` is the contract's semver the remote was built
 * against.
 */
export interface RemoteModule<Props> {
  contractVersion: string;
  default: ComponentType<Props>;
}
