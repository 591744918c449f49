import {
  type AddMessageBody,
  type InterviewMessage,
  type InterviewPlan,
  MAIN_API,
  messageListResponseSchema,
  path,
  planResponseSchema,
  VOICE_API,
} from '@portal/protocol';
import type { Clock } from '@portal/clock';
import type { Log } from './log';
import { retry } from './retry';
import type { OutgoingCall } from './telemetry';

const CALL_TIMEOUT_MS = 10_000;

/** The server refused the call, or could not be reached (`status` is null). */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  constructor(
    readonly status: number | null,
    call: string,
  ) {
    super(`${call}: ${status ?? 'unreachable'}`);
  }

  /** Whether the failure is temporary, so that a retry may succeed. */
  get passing(): boolean {
    return this.status === null || this.status >= 500 || this.status === 408 || this.status === 429;
  }
}

type IdRoute =
  typeof VOICE_API.plan | (typeof MAIN_API)['messages' | 'completeInterview' | 'analyze'];

/** Client for the main API and the voice API. Authenticates with the service token. */
export class Backend {
  constructor(
    private readonly at: { mainApiUrl: string; voiceApiUrl: string; token: string },
    private readonly send: typeof fetch = fetch,
    private readonly calls?: (method: string, route: string) => OutgoingCall,
  ) {}

  async plan(planId: string, timeoutMs = CALL_TIMEOUT_MS): Promise<InterviewPlan> {
    return planResponseSchema.parse(
      await this.call('GET', this.at.voiceApiUrl, VOICE_API.plan, planId, undefined, timeoutMs),
    ).data;
  }

  async messages(interviewId: string): Promise<InterviewMessage[]> {
    return messageListResponseSchema.parse(
      await this.call('GET', this.at.mainApiUrl, MAIN_API.messages, interviewId),
    ).data;
  }

  async addMessage(interviewId: string, body: AddMessageBody): Promise<void> {
    await this.call('POST', this.at.mainApiUrl, MAIN_API.messages, interviewId, body);
  }

  async complete(interviewId: string): Promise<void> {
    await this.call('PATCH', this.at.mainApiUrl, MAIN_API.completeInterview, interviewId, {});
  }

  async analyze(interviewId: string): Promise<void> {
    await this.call('POST', this.at.mainApiUrl, MAIN_API.analyze, interviewId, {
      forceReAnalyze: false,
      quickAnalysis: false,
    });
  }

  private async call(
    method: string,
    origin: string,
    pattern: IdRoute,
    id: string,
    body?: object,
    timeoutMs = CALL_TIMEOUT_MS,
  ): Promise<unknown> {
    // The route contains only ids, so it can safely appear in an error message.
    const route = path(pattern, { id });
    const name = `${method} ${route}`;
    const call = this.calls?.(method, pattern);
    let response: Response;
    try {
      response = await this.send(new URL(route, origin), {
        method,
        headers: {
          authorization: `Bearer ${this.at.token}`,
          ...(body && { 'content-type': 'application/json' }),
          ...call?.headers,
        },
        ...(body && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      call?.ended(response.status);
      if (response.ok) return await response.json();
    } catch {
      call?.ended(null);
      throw new BackendError(null, name);
    }
    throw new BackendError(response.status, name);
  }
}

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 2_000;

/**
 * Retries a call until the server answers, so that a server restart does not fail an interview.
 * @param forMs how long to keep trying
 * @throws the last error, or a refusal immediately
 */
export function persist<T>(
  call: () => Promise<T>,
  forMs: number,
  clock: Clock,
  log: Log,
): Promise<T> {
  const deadline = clock.now() + forMs;
  return retry(call, {
    retries: Infinity,
    delayMs: (attempt) => Math.min(FIRST_RETRY_MS * 2 ** (attempt - 1), LONGEST_RETRY_MS),
    shouldRetry: (error, delayMs) => {
      if ((error instanceof BackendError && !error.passing) || clock.now() + delayMs > deadline)
        return false;
      log.warn({ reason: String(error), retryInMs: delayMs }, 'server not reached');
      return true;
    },
    clock,
  });
}

/** 29 retries every 2 s cover a minute, in which the servers may be restarting. */
const COMPLETION_RETRIES = 29;
const COMPLETION_RETRY_MS = 2_000;

/**
 * Completes the interview and requests its analysis. The client sends the same requests; sending
 * them twice has no further effect. Logs failures and never throws, because the server also starts
 * the analysis of a completed interview itself.
 */
export async function completeInterview(
  backend: Pick<Backend, 'complete' | 'analyze'>,
  interviewId: string,
  clock: Clock,
  log: Log,
): Promise<void> {
  await requestCompletion(() => backend.complete(interviewId), clock, log);
  await requestCompletion(() => backend.analyze(interviewId), clock, log);
}

async function requestCompletion(call: () => Promise<void>, clock: Clock, log: Log): Promise<void> {
  let attempt = 0;
  const tryOnce = async () => {
    attempt += 1;
    try {
      await call();
    } catch (error) {
      // The client has already completed the interview.
      if (error instanceof BackendError && error.status === 409) return;
      log.warn({ reason: String(error), attempt }, 'completion not accepted');
      throw error;
    }
  };
  await retry(tryOnce, {
    retries: COMPLETION_RETRIES,
    delayMs: () => COMPLETION_RETRY_MS,
    shouldRetry: (error) => !(error instanceof BackendError) || error.passing,
    clock,
  }).catch(() => undefined);
}
