import type { Clock } from '@portal/clock';
import type { LanguageModel, ModelRequest } from '@portal/interviewing';
import OpenAI, { APIError } from 'openai';
import type { ModelAccess } from './config';

/** Thrown when the model declines to answer, or a content filter stops its reply. */
export class ModelRefused extends Error {
  override readonly name = 'ModelRefused';
}

/**
 * Thrown if a request is made too soon after the server asked clients to wait. The request is not
 * sent.
 */
export class ModelBusy extends Error {
  override readonly name = 'ModelBusy';
}

/**
 * Timeout for a request (ms). Callers abort slow requests earlier, so this only affects requests
 * that no caller is waiting for.
 */
const REQUEST_TIMEOUT_MS = 15_000;

/** Streams replies from any chat endpoint that speaks OpenAI's protocol. */
export class OpenAiChat implements LanguageModel {
  private readonly client: OpenAI;
  private askAgainAt = 0;

  constructor(
    private readonly access: ModelAccess,
    private readonly clock: Clock,
  ) {
    this.client = new OpenAI({
      apiKey: access.apiKey ?? 'none',
      baseURL: access.baseUrl ?? 'https://api.openai.com/v1',
      // This class handles retries itself, because the client doesn't know how long the caller can
      // wait.
      maxRetries: 0,
      timeout: REQUEST_TIMEOUT_MS,
      // Disable the client's own logging, because it would include fragments of any reply that the
      // client cannot parse.
      logLevel: 'off',
    });
  }

  async *stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<string> {
    try {
      const reply = await this.open(request, signal);
      for await (const { choices } of reply) {
        const [choice] = choices ?? [];
        if (choice?.delta?.refusal || choice?.finish_reason === 'content_filter')
          throw new ModelRefused('refused');
        if (choice?.delta?.content) yield choice.delta.content;
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /**
   * Sends the request. If the server asks the caller to wait, and the wait fits within
   * `patienceMs`, waits and retries once.
   */
  private async open(request: ModelRequest, signal: AbortSignal) {
    const giveUpAt = this.clock.now() + request.patienceMs;
    if (this.askAgainAt > this.clock.now()) throw new ModelBusy('asked to wait');
    try {
      return await this.ask(request, signal);
    } catch (error) {
      const waitMs = retryAfterMs(error, this.clock.now());
      if (waitMs === null) throw error;
      const again = this.clock.now() + waitMs;
      if (again >= giveUpAt) {
        this.askAgainAt = again;
        throw error;
      }
      await this.pause(waitMs, signal);
      return this.ask(request, signal);
    }
  }

  private ask(request: ModelRequest, signal: AbortSignal) {
    return this.client.chat.completions.create(this.body(request), { signal });
  }

  private body({ messages, json, maxTokens }: ModelRequest) {
    return {
      model: this.access.model,
      messages: messages.map(({ role, content }) => ({ role, content })),
      stream: true as const,
      // OpenAI's newer models accept only `max_completion_tokens`; most other servers accept only
      // `max_tokens`.
      ...(this.access.baseUrl === undefined
        ? { max_completion_tokens: maxTokens }
        : { max_tokens: maxTokens }),
      ...(json && { response_format: { type: 'json_object' as const } }),
    };
  }

  private pause(ms: number, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = this.clock.after(ms, () => {
        signal.removeEventListener('abort', aborted);
        resolve();
      });
      const aborted = () => {
        stop();
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', aborted, { once: true });
    });
  }
}

/**
 * Returns how long a busy server (429, 503) asks clients to wait (ms), from `Retry-After` (RFC
 * 9110, section 10.2.3) or `retry-after-ms`. Returns null if the server doesn't specify a wait.
 */
function retryAfterMs(error: unknown, now: number): number | null {
  if (!(error instanceof APIError) || (error.status !== 429 && error.status !== 503)) return null;
  const headers = error.headers as Headers | undefined;
  const ms = Number(headers?.get('retry-after-ms') ?? NaN);
  if (ms >= 0) return ms;
  const after = headers?.get('retry-after');
  if (!after) return null;
  const waitMs = /^\d+(\.\d+)?$/.test(after.trim())
    ? Number(after) * 1_000
    : Date.parse(after) - now;
  return Number.isFinite(waitMs) ? Math.max(0, waitMs) : null;
}
