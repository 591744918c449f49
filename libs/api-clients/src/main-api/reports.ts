import {
  HEADERS,
  MAIN_API,
  assessmentPendingSchema,
  assessmentResponseSchema,
  interviewSummaryResponseSchema,
  messageListResponseSchema,
  messageResponseSchema,
  path,
  reportTicketResponseSchema,
  type Assessment,
  type CorrectMessageBody,
  type InterviewMessage,
  type InterviewSummary,
} from '@portal/protocol';
import type * as z from '@portal/protocol/zod';
import { isApiError } from '../api-error';
import type { ApiRequest, CallOptions, Transport } from '../request';
import { readBody } from '../transport';

/**
 * State of an interview's assessment:
 * - `ready`: the analysis is complete.
 * - `pending`: the analysis is in progress or has failed; see `status`.
 * - `none`: no analysis was requested.
 */
export type AssessmentResult =
  | { kind: 'ready'; assessment: Assessment }
  | { kind: 'pending'; status: z.infer<typeof assessmentPendingSchema>['data']['status'] }
  | { kind: 'none' };

/**
 * Credentials for reading a report: `ticket` if set, otherwise the signed-in candidate's session.
 */
export interface ReportAccess extends CallOptions {
  ticket?: string;
}

const access = ({
  ticket,
  ...options
}: ReportAccess): Pick<ApiRequest, 'auth' | 'headers' | 'signal'> =>
  ticket
    ? { auth: 'none', headers: { [HEADERS.reportTicket]: ticket }, ...options }
    : { auth: 'session', ...options };

/**
 * GET /api/v1/interviews/{id}/assessment: returns the assessment, or its status if it isn't ready.
 */
export const getAssessment =
  (transport: Transport) =>
  async (
    id: string,
    { revision, ...options }: ReportAccess & { revision?: number } = {},
  ): Promise<AssessmentResult> => {
    const request = {
      method: 'GET',
      path: path(MAIN_API.assessment, { id }),
      fallbackKey: 'assessment',
      query: { revision },
      ...access(options),
    } as const;
    try {
      const { status, body } = await transport.send(request);
      if (status === 202)
        return {
          kind: 'pending',
          status: readBody(status, body, assessmentPendingSchema, request).data.status,
        };
      return {
        kind: 'ready',
        assessment: readBody(status, body, assessmentResponseSchema, request).data,
      };
    } catch (error) {
      if (isApiError(error) && error.code === 'analysis_not_started') return { kind: 'none' };
      throw error;
    }
  };

/** GET /api/v1/interviews/{id}: returns the interview's settings, job role and score. */
export const getInterview =
  (transport: Transport) =>
  async (id: string, options: ReportAccess = {}): Promise<InterviewSummary> =>
    (
      await transport.read(
        {
          method: 'GET',
          path: path(MAIN_API.interview, { id }),
          fallbackKey: 'fetchInterview',
          ...access(options),
        },
        interviewSummaryResponseSchema,
      )
    ).data;

/** GET /api/v1/interviews/{id}/messages: returns the stored transcript, oldest message first. */
export const listMessages =
  (transport: Transport) =>
  async (id: string, options: ReportAccess = {}): Promise<InterviewMessage[]> =>
    (
      await transport.read(
        {
          method: 'GET',
          path: path(MAIN_API.messages, { id }),
          fallbackKey: 'fetchMessages',
          ...access(options),
        },
        messageListResponseSchema,
      )
    ).data;

/**
 * PATCH /api/v1/interviews/{id}/messages/{messageId}: replaces all corrections of what was
 * misheard in a message; an empty list undoes them. Returns the message, where the server has marked
 * the corrections that are additions.
 */
export const correctMessage =
  (transport: Transport) =>
  async (
    id: string,
    messageId: string,
    body: CorrectMessageBody,
    options: CallOptions = {},
  ): Promise<InterviewMessage> =>
    (
      await transport.read(
        {
          method: 'PATCH',
          path: path(MAIN_API.message, { id, messageId }),
          fallbackKey: 'correctMessage',
          auth: 'session',
          json: body,
          ...options,
        },
        messageResponseSchema,
      )
    ).data;

/**
 * POST /api/v1/interviews/{id}/report-ticket: creates a ticket that grants access to the report.
 * `expiresIn` is in seconds.
 */
export const createReportTicket =
  (transport: Transport) =>
  async (id: string, options: CallOptions = {}): Promise<{ ticket: string; expiresIn: number }> =>
    (
      await transport.read(
        {
          method: 'POST',
          path: path(MAIN_API.reportTicket, { id }),
          fallbackKey: 'reportTicket',
          auth: 'session',
          ...options,
        },
        reportTicketResponseSchema,
      )
    ).data;
