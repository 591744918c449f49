import { type AddMessageBody, type InterviewMessage, type InterviewPlan, MAIN_API, messageListResponseSchema, path, planResponseSchema, VOICE_API } from '@portal/protocol';

/** A call is given up after this long (ms). */
const CALL_TIMEOUT_MS = 10_000;

/** A server said no, or could not be reached (`status` null). */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  constructor(readonly status: number | null, call: string) {
    super(`${call}: ${status ?? 'unreachable'}`);
  }

  /** Whether the same call may succeed later. */
  get passing(): boolean {
    return this.status === null || this.status >= 500 || this.status === 408 || this.status === 429;
  }
}

/** The interviewer's calls of both servers, under its service token. */
export class Backend {
  constructor(private readonly at: { mainApiUrl: string; voiceApiUrl: string; token: string }, private readonly send: typeof fetch = fetch) {}

  async plan(planId: string, timeoutMs = CALL_TIMEOUT_MS): Promise<InterviewPlan> {
    return planResponseSchema.parse(await this.call('GET', this.at.voiceApiUrl, path(VOICE_API.plan, { id: planId }), undefined, timeoutMs)).data;
  }

  async messages(interviewId: string): Promise<InterviewMessage[]> {
    return messageListResponseSchema.parse(await this.call('GET', this.at.mainApiUrl, path(MAIN_API.messages, { id: interviewId }))).data;
  }

  async addMessage(interviewId: string, body: AddMessageBody): Promise<void> {
    await this.call('POST', this.at.mainApiUrl, path(MAIN_API.messages, { id: interviewId }), body);
  }

  async complete(interviewId: string): Promise<void> {
    await this.call('PATCH', this.at.mainApiUrl, path(MAIN_API.completeInterview, { id: interviewId }), {});
  }

  async analyze(interviewId: string): Promise<void> {
    await this.call('POST', this.at.mainApiUrl, path(MAIN_API.analyze, { id: interviewId }), { forceReAnalyze: false, quickAnalysis: false });
  }

  private async call(method: string, origin: string, route: string, body?: object, timeoutMs = CALL_TIMEOUT_MS): Promise<unknown> {
    // The route holds ids alone: safe to name in an error.
    const name = `${method} ${route}`;
    let response: Response;
    try {
      response = await this.send(new URL(route, origin), {
        method,
        headers: { authorization: `Bearer ${this.at.token}`, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.ok) return await response.json();
    } catch {
      throw new BackendError(null, name);
    }
    throw new BackendError(response.status, name);
  }
}
