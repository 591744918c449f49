import type { Clock } from '@portal/clock';
import type { ChatMessage, LanguageModel, ModelRequest, ReplyFormat } from '@portal/interviewing';
import OpenAI, { APIError } from 'openai';
import type { ModelAccess } from './config';

/** Longest time for which a server is left alone, however long it asks for. */
const LONGEST_WAIT_MS = 10 * 60_000;

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

/** What a server has not refused so far. Each is tried again after the process restarts. */
interface Abilities {
  /** How the form of a reply is sent; null if only the prompt describes it. */
  json: 'json_schema' | 'json_object' | null;
  /** Whether the server is asked to report how many tokens were used. */
  usage: boolean;
}

const ALL_ABILITIES: Abilities = { json: 'json_schema', usage: true };

/** What each endpoint and model accepts, for all interviews of this process. */
const abilitiesOf = new Map<string, Abilities>();

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
      // Disable the client's own logging, because it would include fragments of any reply that the
      // client cannot parse.
      logLevel: 'off',
    });
  }

  async *stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<string> {
    try {
      const reply = await this.open(request, signal);
      for await (const { choices, usage } of reply) {
        const [choice] = choices ?? [];
        if (choice?.delta?.refusal || choice?.finish_reason === 'content_filter')
          throw new ModelRefused('refused');
        if (choice?.delta?.content) yield choice.delta.content;
        if (usage)
          request.onUsage?.({ prompt: usage.prompt_tokens, reply: usage.completion_tokens });
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
        this.askAgainAt = Math.min(again, this.clock.now() + LONGEST_WAIT_MS);
        throw error;
      }
      await this.pause(waitMs, signal);
      return this.ask(request, signal);
    }
  }

  /** Sends the request in the richest form that the server has not refused yet. */
  private async ask(request: ModelRequest, signal: AbortSignal) {
    for (;;) {
      const tried = this.abilities;
      try {
        return await this.client.chat.completions.create(this.body(request), {
          signal,
          timeout: Math.max(1, request.patienceMs),
        });
      } catch (error) {
        const next = withoutRefused(error, tried, request);
        if (next === null) throw error;
        // Another request may have learned it meanwhile.
        if (this.abilities === tried) abilitiesOf.set(this.endpoint, next);
      }
    }
  }

  private get endpoint(): string {
    return `${this.access.baseUrl ?? ''} ${this.access.model}`;
  }

  private get abilities(): Abilities {
    return abilitiesOf.get(this.endpoint) ?? ALL_ABILITIES;
  }

  private body({ messages, json, maxTokens }: ModelRequest) {
    const { json: form, usage } = this.abilities;
    return {
      model: this.access.model,
      messages: (json && form !== 'json_schema' ? describing(json, messages) : messages).map(
        wellFormed,
      ),
      stream: true as const,
      ...(usage && { stream_options: { include_usage: true } }),
      // OpenAI's newer models accept only `max_completion_tokens`; most other servers accept only
      // `max_tokens`.
      ...(this.access.baseUrl === undefined
        ? { max_completion_tokens: maxTokens }
        : { max_tokens: maxTokens }),
      ...(json && form && { response_format: responseFormat(form, json) }),
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

/** HTTP statuses with which servers refuse a parameter that they don't know. */
const REFUSALS = new Set([400, 404, 422]);

/**
 * Returns what is left of `abilities` after the server refused one that the request used, or null
 * if the error says nothing of the kind.
 */
function withoutRefused(
  error: unknown,
  abilities: Abilities,
  { json }: ModelRequest,
): Abilities | null {
  if (!(error instanceof APIError) || !REFUSALS.has(error.status ?? 0)) return null;
  const text = `${error.param ?? ''} ${error.message}`;
  if (json && abilities.json && /response_format/.test(text))
    return { ...abilities, json: abilities.json === 'json_schema' ? 'json_object' : null };
  if (abilities.usage && /stream_options|include_usage/.test(text))
    return { ...abilities, usage: false };
  return null;
}

/**
 * Replaces surrogates without their other half, which are left where a limit cuts a text. JSON
 * parsers of some servers, such as llama.cpp, reject the whole request for one.
 */
const wellFormed = (message: ChatMessage): ChatMessage => ({
  ...message,
  content: message.content.replace(/\p{Cs}/gu, '\uFFFD'),
});

const responseFormat = (form: NonNullable<Abilities['json']>, { name, schema }: ReplyFormat) =>
  form === 'json_schema'
    ? { type: form, json_schema: { name, schema: { ...schema }, strict: true } }
    : { type: form };

/** Adds the schema to the prompt, for a server that cannot be given it as a parameter. */
const describing = ({ schema }: ReplyFormat, messages: readonly ChatMessage[]): ChatMessage[] =>
  messages.map((message, at) =>
    at === 0
      ? {
          ...message,
          content: `${message.content}\nReply with one JSON object and nothing else. It must fit this JSON schema: ${JSON.stringify(schema)}`,
        }
      : message,
  );
