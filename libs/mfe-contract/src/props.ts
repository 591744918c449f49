import type { RoomData } from '@portal/protocol';
import type { ComponentType } from 'react';
import type contract from '../contract.json';

/**
 * What the host gives each remote's screens and hears back from them.
 * Talk between remotes goes through these props and the shared stores only.
 */

/** The server wants something before it lets the candidate in (login's gate). */
export type GateStep = 'resume' | 'job-description';

/** Kept by the host in memory while the gate is open, so that login can be retried; never stored. */
export interface RetainedCredentials {
  email: string;
  password: string;
}

export interface GateRequest {
  step: GateStep;
  credentials: RetainedCredentials;
  /** Opens only this person's uploads, for ten minutes. */
  onboardingToken: string;
  userId: string;
}

/** `auth/AuthScreen`: login and registration. */
export interface AuthScreenProps {
  /** The session is in the auth store already. */
  onLoggedIn(): void;
  onGate(gate: GateRequest): void;
  /** Which of its two forms is shown, at first and at each change: the page is titled after it. */
  onMode?(mode: 'login' | 'register'): void;
  /** Set when a retried login failed after an upload; shown where login's own errors are. Null when there is none. */
  notice: string | null;
  /** Present when the interview just left has a report to read. */
  onViewReport: (() => void) | null;
}

/** Who uploads: a person at the gate (onboarding token) or one who is signed in (auth store). */
export interface UploadIdentity {
  userId: string;
  /** The onboarding token, at the gate only; left out, the session's own current token is used. */
  token?: string;
}

/** `onboarding/ResumeModal` and `onboarding/JobDescriptionModal`. */
export interface OnboardingModalProps {
  identity: UploadIdentity;
  /** 1 or 2 of two at the gate; null when opened from setup. */
  step: 1 | 2 | null;
  /** After the success panel has been shown (1.5 s). While the promise is pending the modal stays and shows that it is busy. */
  onUploaded(): Promise<void>;
  /** The token of `identity` has ended: asks the host for another. Absent where the session renews itself. Never rejects. */
  onTokenEnded?(): Promise<IdentityRenewal>;
  onClose(): void;
}

/** `offline`: may be asked for again. `ended`: only a new login helps. */
export type IdentityRenewal =
  { kind: 'renewed'; identity: UploadIdentity } | { kind: 'offline' } | { kind: 'ended' };

/** `onboarding/Setup`: interview setup and past interviews. */
export interface SetupProps {
  /**
   * What the host wants done before a new interview is started: the check of devices and connection. True: go on;
   * false: the person came back, and nothing is started. Where the person chose to go straight in it is true at once,
   * unless the check was asked for by name (`wanted`).
   */
  onBeforeStart(options?: { wanted: boolean }): Promise<boolean>;
  /** Starting goes straight in: the check is offered apart from it. */
  skipsCheck: boolean;
  /** The interview is created, its room data is in the auth store and it is marked started: connect now. */
  onStart(room: RoomData & { interviewId: string }): void;
  /** The room is being connected: keep showing "Starting Interview...". */
  connecting: boolean;
  /** Why the last connection failed, or null. */
  connectError: string | null;
  onOpenReport(interviewId: string): void;
}

/**
 * Places in the host's top bar that a screen fills through React portals: `start` after the logo, `end` after the language
 * selector. Null until they are drawn.
 */
export interface TopBarSlots {
  start: HTMLElement | null;
  end: HTMLElement | null;
}

/** `interview/PreJoin`: microphone, camera, speakers and connection, tried before there is a room. Setup waits behind it, hidden. */
export interface PreJoinProps {
  onJoin(): void;
  onBack(): void;
}

export type LeaveReason = 'left' | 'completed' | 'error';

/** `interview/LiveInterview`. Renders nothing until the room is connected. */
export interface LiveInterviewProps {
  /** Null when there is no room: the placeholders are shown. */
  interviewId: string | null;
  onConnected(): void;
  onConnectFailed(message: string): void;
  /** Devices are released, the session is closed on the server and the report ticket is stored; the host clears the session and reloads. */
  onLeft(reason: LeaveReason): void;
  onGoToChat(): void;
  /** For the header of the live view; absent where there is no host, and then the screen draws a bar of its own. */
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
   * A file that the module loads when it is first needed can't be had, though it was asked for again: where another release is live by now, the host
   * shows that one in this one's place. Never rejects. The room is never put aside for another release, so it has nothing like this.
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

/** Builds and tools read `contract.json`, which has no types: where it lists other modules than `RemoteModules`, this is `never` and nothing compiles. */
export type RemoteModuleId = Same<keyof RemoteModules, ListedModuleId>;

/** The shape of an exposed module. `contractVersion` is the semver the remote was built against. */
export interface RemoteModule<Props> {
  contractVersion: string;
  default: ComponentType<Props>;
}
