import type { RoomData } from '@portal/protocol';
import type { ComponentType } from 'react';
import type contract from '../contract.json';

/**
 * The props that the host passes to each remote's screens. Remotes communicate only through these
 * props and the shared stores.
 */

/** What the candidate still has to upload before the server allows the login. */
export type GateStep = 'resume' | 'job-description';

/**
 * The login data that the host keeps in memory, to retry the login once the uploads are done. It is
 * never stored.
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

/** Props of `auth/AuthScreen`, the login and registration screen. */
export interface AuthScreenProps {
  /** Called after a login, once the session is in the auth store. */
  onLoggedIn(): void;
  onGate(gate: GateRequest): void;
  /**
   * Called with the form that is shown, at first and on each change, so the page title can follow
   * it.
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
 * Who is uploading: a user who still has to upload before login (onboarding token) or a user who is
 * signed in (auth store).
 */
export interface UploadIdentity {
  userId: string;
  /**
   * The onboarding token, set only during login. If omitted, the session's current token is used.
   */
  token?: string;
}

/** Props of `onboarding/ResumeModal` and `onboarding/JobDescriptionModal`. */
export interface OnboardingModalProps {
  identity: UploadIdentity;
  /** Step 1 or 2 (of two) during login; null if opened from setup. */
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
 * The result of renewing an expired token. `offline`: the user may retry. `ended`: the user has to
 * log in again.
 */
export type IdentityRenewal =
  { kind: 'renewed'; identity: UploadIdentity } | { kind: 'offline' } | { kind: 'ended' };

/** Props of `onboarding/Setup`, the screen for interview setup and past interviews. */
export interface SetupProps {
  /**
   * Shows the host's check of devices and connection before a new interview. Resolves to true if
   * the interview may start, and to false if the user went back. If the user chose to skip the
   * check, resolves to true immediately, unless `wanted` asks for the check anyway.
   */
  onBeforeStart(options?: { wanted: boolean }): Promise<boolean>;
  /** Whether starting an interview skips the check. If so, Setup offers the check separately. */
  skipsCheck: boolean;
  /**
   * Called when the interview has been created and marked as started and its room data is in the
   * auth store. The host connects to the room now.
   */
  onStart(room: RoomData & { interviewId: string }): void;
  /** Whether the room is connecting. Meanwhile Setup keeps showing "Starting Interview...". */
  connecting: boolean;
  /** Why the last connection attempt failed, or null. */
  connectError: string | null;
  onOpenReport(interviewId: string): void;
}

/**
 * Elements in the host's top bar that a screen fills through React portals: `start` comes after the
 * logo, `end` after the language selector. Each is null until the bar has rendered.
 */
export interface TopBarSlots {
  start: HTMLElement | null;
  end: HTMLElement | null;
}

/**
 * Props of `interview/PreJoin`, which tests microphone, camera, speakers and connection before
 * joining. Setup stays mounted behind it, but hidden.
 */
export interface PreJoinProps {
  onJoin(): void;
  onBack(): void;
}

export type LeaveReason = 'left' | 'completed' | 'error';

/** Props of `interview/LiveInterview`. It renders nothing until the room is connected. */
export interface LiveInterviewProps {
  /** Null if there is no room; the screen then shows placeholders. */
  interviewId: string | null;
  onConnected(): void;
  onConnectFailed(message: string): void;
  /**
   * Called when the devices are released, the server has closed the session and the report ticket
   * is stored. The host then clears the session and reloads.
   */
  onLeft(reason: LeaveReason): void;
  onGoToChat(): void;
  /** Where the live view renders its header. If absent, the screen renders its own bar. */
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
   * Called when a lazily loaded file of the module cannot be fetched even after a retry. If another
   * release is live, the host switches to it. Never rejects. The room has no such callback, because
   * it is never replaced while it is running.
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
 * The id of a module. Builds and tools read the untyped `contract.json`; if the modules in it
 * differ from `RemoteModules`, this type is `never` and nothing compiles.
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
