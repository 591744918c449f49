import { MAIN_API, type ClientError } from '@portal/protocol';
import type { Fetch } from '../exchange';
import type { ApiSession } from '../session';
import { lazyCall } from '../lazy-call';
import type { CallOptions, Transport } from '../request';
import { createTransport } from '../transport';

const accounts = () => import(/* webpackChunkName: "servers" */ './accounts');
const ownData = () => import(/* webpackChunkName: "servers" */ './own-data');
const documents = () => import(/* webpackChunkName: "servers" */ './documents');
const interviews = () => import(/* webpackChunkName: "servers" */ './interviews');
const reports = () => import(/* webpackChunkName: "servers" */ './reports');

export interface MainApiOptions {
  baseUrl: string;
  session: ApiSession;
  fetch?: Fetch;
  /** Called whenever a call has no response. */
  onUnreachable?: () => void;
}

/**
 * Creates a typed client for the main backend. Failed calls reject with an `ApiError`. After a 401,
 * calls that use the session's token are retried once with a renewed token; concurrent calls
 * trigger only one renewal.
 */
export function createMainApiClient(options: MainApiOptions) {
  const { session } = options;
  const refresh: () => Promise<boolean> = singleFlight(
    lazyCall(accounts, (module) => module.refreshSession(transport, session), 'refresh'),
  );
  const transport = createTransport({ ...options, sendsSessionToken: true, refresh });
  return {
    /**
     * Preloads the code that parses responses, so that login doesn't have to wait for it. Never
     * rejects: if loading fails, each call tries to load the code again.
     */
    prepare: () =>
      accounts().then(
        () => undefined,
        () => undefined,
      ),
    login: lazyCall(accounts, (module) => module.login(transport), 'login'),
    register: lazyCall(accounts, (module) => module.register(transport), 'register'),
    logout: logout(transport, session),
    /**
     * Renews the access token; returns false if the session is over. Concurrent calls trigger only
     * one renewal.
     */
    refresh,
    authStatus: lazyCall(accounts, (module) => module.authStatus(transport, session), 'authStatus'),
    exportAccount: lazyCall(ownData, (module) => module.exportAccount(transport), 'exportAccount'),
    deleteAccount: lazyCall(ownData, (module) => module.deleteAccount(transport), 'deleteAccount'),
    createInterview: lazyCall(
      interviews,
      (module) => module.createInterview(transport),
      'createInterview',
    ),
    listInterviews: lazyCall(
      interviews,
      (module) => module.listInterviews(transport),
      'fetchInterviews',
    ),
    getInterview: lazyCall(reports, (module) => module.getInterview(transport), 'fetchInterview'),
    deleteInterview: lazyCall(
      interviews,
      (module) => module.deleteInterview(transport),
      'deleteInterview',
    ),
    startInterview: lazyCall(
      interviews,
      (module) => module.startInterview(transport),
      'startInterview',
    ),
    completeInterview: lazyCall(
      interviews,
      (module) => module.completeInterview(transport),
      'completeInterview',
    ),
    addMessage: lazyCall(interviews, (module) => module.addMessage(transport), 'addMessage'),
    listMessages: lazyCall(reports, (module) => module.listMessages(transport), 'fetchMessages'),
    correctMessage: lazyCall(
      reports,
      (module) => module.correctMessage(transport),
      'correctMessage',
    ),
    analyzeInterview: lazyCall(
      interviews,
      (module) => module.analyzeInterview(transport),
      'analyze',
    ),
    getAssessment: lazyCall(reports, (module) => module.getAssessment(transport), 'assessment'),
    createReportTicket: lazyCall(
      reports,
      (module) => module.createReportTicket(transport),
      'reportTicket',
    ),
    sendRuntimeData: lazyCall(
      interviews,
      (module) => module.sendRuntimeData(transport),
      'runtimeData',
    ),
    myResumes: lazyCall(documents, (module) => module.myResumes(transport), 'fetchResumes'),
    resumeFile: lazyCall(documents, (module) => module.resumeFile(transport), 'resumeFile'),
    jobRoles: lazyCall(documents, (module) => module.jobRoles(transport), 'jobRoles'),
    reportClientError: reportClientError(transport),
    health: lazyCall(documents, (module) => module.health(transport), 'health'),
  };
}

export type MainApiClient = ReturnType<typeof createMainApiClient>;

/** POST /api/v1/auth/logout: ends the session on the server and deletes its refresh cookie. */
const logout =
  (transport: Transport, session: ApiSession) =>
  async (options: CallOptions = {}): Promise<void> => {
    await transport.send({
      method: 'POST',
      path: MAIN_API.logout,
      fallbackKey: 'logout',
      withCookies: true,
      withSessionToken: true,
      // Pass the token explicitly, because the session is cleared right after this call.
      auth: { token: session.accessToken() ?? '' },
      ...options,
    });
  };

/**
 * POST /api/v1/client-errors: reports an error that occurred on the page, whether or not the user
 * is signed in. The request completes even if the page is closed.
 */
const reportClientError =
  (transport: Transport) =>
  async (report: ClientError, options: CallOptions = {}): Promise<void> => {
    await transport.send({
      method: 'POST',
      path: MAIN_API.clientErrors,
      fallbackKey: 'clientError',
      auth: 'none',
      json: report,
      outlivesPage: true,
      ...options,
    });
  };

/**
 * Wraps `work` so that calls made while it is running get the same promise instead of starting it
 * again.
 */
function singleFlight<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
}
