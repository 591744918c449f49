import type { RoomData } from '@portal/protocol';
import type { ComponentType } from 'react';
import type contract from '../contract.json';

/**
 * The props that the host passes to each remote's screens. Remotes communicate only through these
 * props and the shared stores.
 */

/** A document that the candidate still has to upload before the server will let them log in. */
export type GateStep = 'resume' | 'job-description';

/**
 * The login data that the host keeps in memory so that it can retry the login once the uploads are
 * done. Never stored.
 */
export interface RetainedCredentials {
  email: string;
  password: string;
}

export interface GateRequest {
  step: GateStep;
  credentials: RetainedCredentials;
  /** Authorizes only this user's uploads; valid for ten minutes. */
  onboardingToken: string;
  userId: string;
}

/** Props for `auth/AuthScreen`, the login and registration screen. */
export interface AuthScreenProps {
  /** Called after a login, once the session is in the auth store. */
  onLoggedIn(): void;
  onGate(gate: GateRequest): void;
  /**
   * Called with the current form, initially and whenever it changes, so that the host can update
   * the page title.
   */
  onMode?(mode: 'login' | 'register'): void;
  /**
   * Error from a login retry that failed after an upload, shown where login errors appear; null if
   * there is none.
   */
  notice: string | null;
  /** Opens the report on the interview that the candidate has just left; null if there is none. */
  onViewReport: (() => void) | null;
}

/**
 * Who is uploading: a user who must upload a document before they can log in, or one who is logged
 * in already.
 */
export interface UploadIdentity {
  userId: string;
  /**
   * The onboarding token, set only during login. If omitted, the session's current token is used.
   */
  token?: string;
}

/** Props for `onboarding/ResumeModal` and `onboarding/JobDescriptionModal`. */
export interface OnboardingModalProps {
  identity: UploadIdentity;
  /** The current step (of two) during login; null if the modal was opened from setup. */
  step: 1 | 2 | null;
  /**
   * Called after the success panel has been shown for 1.5 s. The modal stays open and busy until
   * the promise settles.
   */
  onUploaded(): Promise<void>;
  /**
   * Called when the token in `identity` has expired, to request a new one from the host. Absent if
   * the session renews itself. Never rejects.
   */
  onTokenEnded?(): Promise<IdentityRenewal>;
  onClose(): void;
}

/**
 * The result of renewing an expired token. `offline`: the user can retry. `ended`: the user has to
 * log in again.
 */
export type IdentityRenewal =
  { kind: 'renewed'; identity: UploadIdentity } | { kind: 'offline' } | { kind: 'ended' };

/** Props for `onboarding/Setup`, the screen for setting up an interview and viewing past ones. */
export interface SetupProps {
  /**
   * Shows the host's device and connection check before a new interview. Resolves to true if the
   * interview can start, or to false if the user went back. If the user chose to skip the check,
   * resolves to true immediately, unless `wanted` is true.
   */
  onBeforeStart(options?: { wanted: boolean }): Promise<boolean>;
  /**
   * Whether starting an interview skips the check. If so, Setup offers the check as a separate
   * action.
   */
  skipsCheck: boolean;
  /**
   * Called when the interview has been created and marked as started, and its room data is in the
   * auth store. The host then connects to the room.
   */
  onStart(room: RoomData & { interviewId: string }): void;
  /**
   * Whether the host is connecting to the room. While it is, Setup keeps showing "Starting
   * Interview...".
   */
  connecting: boolean;
  /** Why the last connection attempt failed, as a `ConnectFailure`; null if it didn't. */
  connectError: string | null;
  onOpenReport(interviewId: string): void;
}

/**
 * Elements in the host's top bar that a screen fills through React portals. `start` comes after the
 * logo, and `end` after the language selector. Both are null until the bar has rendered.
 */
export interface TopBarSlots {
  start: HTMLElement | null;
  end: HTMLElement | null;
}

/**
 * Props for `interview/PreJoin`, which tests the microphone, camera, speakers and connection before
 * the candidate joins. Setup stays mounted but hidden behind it.
 */
export interface PreJoinProps {
  onJoin(): void;
  onBack(): void;
}

export type LeaveReason = 'left' | 'completed' | 'error';

/** Props for `interview/LiveInterview`. The screen renders nothing while the room is connecting. */
export interface LiveInterviewProps {
  /** Null if there is no room; the screen then shows a placeholder. */
  interviewId: string | null;
  onConnected(): void;
  /** `reason` is a `ConnectFailure`. A room older than these codes tells it in English words. */
  onConnectFailed(reason: string): void;
  /**
   * Called once the devices have been released, the server has closed the session and the report
   * ticket has been stored. The host then clears the session and reloads.
   *
   * `dismissed` is given if the interviewer ended the interview: it resolves when the candidate has
   * dismissed the alert that says so, and the host reloads only then. A host older than contract
   * 4.1 ignores it.
   */
  onLeft(reason: LeaveReason, dismissed?: Promise<void>): void;
  onGoToChat(): void;
  /**
   * Where the screen renders its header in the host's top bar. If absent, the screen renders its
   * own bar.
   */
  topBar?: TopBarSlots;
}

export type ReportSource =
  | { kind: 'session'; interviewId: string }
  | { kind: 'ticket'; interviewId: string; ticket: string };

/** Props for `interview/Report`, the report on one interview. */
export interface ReportProps {
  source: ReportSource;
  onClose(): void;
  /**
   * Called when one of the module's lazily loaded files cannot be fetched even after a retry. If
   * another release is live, the host switches to it. Never rejects. `LiveInterview` has no such
   * callback, because the code of a running interview is never replaced.
   */
  onOutdated?(): Promise<void>;
}

/** Every module a remote exposes: `loadRemote` accepts `<remote>/<module>`. */
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
 * The id of a module. It is checked against the untyped `contract.json`, which is read by builds
 * and tools. If the modules listed there differ from `RemoteModules`, this type is `never` and
 * compilation fails.
 */
export type RemoteModuleId = Same<keyof RemoteModules, ListedModuleId>;

/**
 * The shape of an exposed module. `contractVersion` is the semantic version of the contract that
 * the remote was built against.
 */
export interface RemoteModule<Props> {
  contractVersion: string;
  default: ComponentType<Props>;
}
