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

/**
 * Thrown when a server returns an error status or cannot be reached. If it cannot be reached,
 * `status` is null.
 */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  constructor(
    readonly status: number | null,
    call: string,
  ) {
    super(`${call}: ${status ?? 'unreachable'}`);
  }

  /** Whether the failure is temporary, so that a retry might succeed. */
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
    // The route contains no personal data, only ids, so error messages may include it.
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
 * Retries a call while the server is unavailable, so that an interview survives a server restart.
 * @param forMs how long to keep trying (ms)
 * @throws the last error once `forMs` has passed, or a permanent error immediately
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

/**
 * 29 retries, one every 2 s, cover about a minute, which is long enough for a server to restart.
 */
const COMPLETION_RETRIES = 29;
const COMPLETION_RETRY_MS = 2_000;

/**
 * Completes the interview and requests its analysis. The client sends the same requests; repeating
 * them is harmless. Failures are only logged, because the server starts the analysis of completed
 * interviews anyway.
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
      // 409: the interview's current status does not allow the request, and retrying would not
      // help.
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
