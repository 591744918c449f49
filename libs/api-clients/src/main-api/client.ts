import type { Fetch } from '../exchange';
import type { ApiSession } from '../session';
import { singleFlight } from '../single-flight';
import { createTransport } from '../transport';
import { authStatus, login, logout, refreshSession, register } from './accounts';
import { reportClientError } from './client-errors';
import { health, jobRoles, myResumes, resumeFile } from './documents';
import { addMessage, analyzeInterview, completeInterview, createInterview, deleteInterview, listInterviews, sendRuntimeData, startInterview } from './interviews';
import { createReportTicket, getAssessment, getInterview, listMessages } from './reports';

export interface MainApiOptions {
  baseUrl: string;
  session: ApiSession;
  fetch?: Fetch;
}

/**
 * Typed client of the main backend. Every call rejects with an `ApiError`.
 * A 401 on a bearer call renews the token once for all calls that wait, and each is sent once more.
 */
export function createMainApiClient({ baseUrl, session, fetch }: MainApiOptions) {
  const refresh: () => Promise<boolean> = singleFlight(() => refreshSession(transport, session)());
  const transport = createTransport({ baseUrl, session, fetch, sendsSessionToken: true, refresh });
  return {
    login: login(transport),
    register: register(transport),
    logout: logout(transport, session),
    /** Renews the access token; false when the session is over. One renewal at a time. */
    refresh,
    authStatus: authStatus(transport, session),
    createInterview: createInterview(transport),
    listInterviews: listInterviews(transport),
    getInterview: getInterview(transport),
    deleteInterview: deleteInterview(transport),
    startInterview: startInterview(transport),
    completeInterview: completeInterview(transport),
    addMessage: addMessage(transport),
    listMessages: listMessages(transport),
    analyzeInterview: analyzeInterview(transport),
    getAssessment: getAssessment(transport),
    createReportTicket: createReportTicket(transport),
    sendRuntimeData: sendRuntimeData(transport),
    myResumes: myResumes(transport),
    resumeFile: resumeFile(transport),
    jobRoles: jobRoles(transport),
    reportClientError: reportClientError(transport),
    health: health(transport),
  };
}

export type MainApiClient = ReturnType<typeof createMainApiClient>;
