import {
  MAIN_API,
  acceptedResponseSchema,
  analyzeResponseSchema,
  interviewListResponseSchema,
  interviewResponseSchema,
  messageResponseSchema,
  path,
  type AddMessageBody,
  type CreateInterviewBody,
  type Interview,
  type InterviewMessage,
  type InterviewStatus,
  type InterviewSummary,
  type RuntimeData,
} from '@portal/protocol';
import type * as z from '@portal/protocol/zod';
import type { CallOptions, Transport } from '../request';

/** POST /api/v1/interviews: creates an interview. */
export const createInterview =
  (transport: Transport) =>
  async (body: CreateInterviewBody, options: CallOptions = {}): Promise<Interview> =>
    (
      await transport.read(
        {
          method: 'POST',
          path: MAIN_API.interviews,
          fallbackKey: 'createInterview',
          auth: 'session',
          json: body,
          ...options,
        },
        interviewResponseSchema,
      )
    ).data;

/** GET /api/v1/interviews: returns the user's interviews, newest first. */
export const listInterviews =
  (transport: Transport) =>
  async (
    query: { status?: InterviewStatus; limit?: number } = {},
    options: CallOptions = {},
  ): Promise<InterviewSummary[]> =>
    (
      await transport.read(
        {
          method: 'GET',
          path: MAIN_API.interviews,
          fallbackKey: 'fetchInterviews',
          auth: 'session',
          query,
          ...options,
        },
        interviewListResponseSchema,
      )
    ).data;

/**
 * DELETE /api/v1/interviews/{id}: deletes the interview with its transcript and reports. Rejects
 * with code `interview_in_progress` if the interview is still in progress.
 */
export const deleteInterview =
  (transport: Transport) =>
  async (id: string, options: CallOptions = {}): Promise<void> => {
    await transport.send({
      method: 'DELETE',
      path: path(MAIN_API.interview, { id }),
      fallbackKey: 'deleteInterview',
      auth: 'session',
      ...options,
    });
  };

/** PATCH /api/v1/interviews/{id}/start: marks the interview as started. */
export const startInterview =
  (transport: Transport) =>
  async (id: string, options: CallOptions = {}): Promise<Interview> =>
    (
      await transport.read(
        {
          method: 'PATCH',
          path: path(MAIN_API.startInterview, { id }),
          fallbackKey: 'startInterview',
          auth: 'session',
          ...options,
        },
        interviewResponseSchema,
      )
    ).data;

/** PATCH /api/v1/interviews/{id}/complete: marks the interview as completed. */
export const completeInterview =
  (transport: Transport) =>
  async (id: string, options: CallOptions = {}): Promise<Interview> =>
    (
      await transport.read(
        {
          method: 'PATCH',
          path: path(MAIN_API.completeInterview, { id }),
          fallbackKey: 'completeInterview',
          auth: 'session',
          ...options,
        },
        interviewResponseSchema,
      )
    ).data;

/**
 * POST /api/v1/interviews/{id}/messages: adds a message to the transcript. If a message with the
 * same `metadata.segmentId` already exists, returns that message instead.
 */
export const addMessage =
  (transport: Transport) =>
  async (id: string, body: AddMessageBody, options: CallOptions = {}): Promise<InterviewMessage> =>
    (
      await transport.read(
        {
          method: 'POST',
          path: path(MAIN_API.messages, { id }),
          fallbackKey: 'addMessage',
          auth: 'session',
          json: body,
          ...options,
        },
        messageResponseSchema,
      )
    ).data;

/**
 * POST /api/v1/interviews/{id}/analyze: starts the analysis without waiting for it to finish.
 * `quickAnalysis` is always false (§4).
 */
export const analyzeInterview =
  (transport: Transport) =>
  async (
    id: string,
    body: { forceReAnalyze?: boolean } = {},
    options: CallOptions = {},
  ): Promise<z.infer<typeof analyzeResponseSchema>['data']> =>
    (
      await transport.read(
        {
          method: 'POST',
          path: path(MAIN_API.analyze, { id }),
          fallbackKey: 'analyze',
          auth: 'session',
          json: { forceReAnalyze: body.forceReAnalyze ?? false, quickAnalysis: false },
          ...options,
        },
        analyzeResponseSchema,
      )
    ).data;

/** POST /api/runtime/data/{sessionId}: reports what is on the candidate's screen. */
export const sendRuntimeData =
  (transport: Transport) =>
  async (sessionId: string, data: RuntimeData, options: CallOptions = {}): Promise<void> => {
    await transport.read(
      {
        method: 'POST',
        path: path(MAIN_API.runtimeData, { sessionId }),
        fallbackKey: 'runtimeData',
        auth: 'session',
        json: data,
        ...options,
      },
      acceptedResponseSchema,
    );
  };
