import { ERROR_CODES, type ErrorCode } from '@portal/protocol';
import { FALLBACK_TEXTS, type FallbackKey } from './fallbacks';

/**
 * `http`: the server refused. `network`: no answer. `format`: the answer was not understood.
 * `aborted`: the caller cancelled. `input`: not sent, because the input was invalid.
 */
export type ApiErrorKind = 'http' | 'network' | 'format' | 'aborted' | 'input';

interface Init {
  kind: ApiErrorKind;
  fallbackKey: FallbackKey;
  message: string;
  status?: number;
  code?: ErrorCode | null;
  serverMessage?: string | null;
  detail?: string | null;
  body?: unknown;
  cause?: unknown;
}

/**
 * Every call of both clients rejects with this. Choose the text to show by `code`, then by
 * `fallbackKey`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 if there was no answer. */
  readonly status: number;
  readonly code: ErrorCode | null;
  /** The body's `message`, otherwise its `detail`; null if it has neither. */
  readonly serverMessage: string | null;
  readonly detail: string | null;
  readonly body: unknown;
  /** Which call failed: a key of `FALLBACK_TEXTS`. */
  readonly fallbackKey: FallbackKey;

  constructor(init: Init) {
    super(init.message, { cause: init.cause });
    this.kind = init.kind;
    this.fallbackKey = init.fallbackKey;
    this.status = init.status ?? 0;
    this.code = init.code ?? null;
    this.serverMessage = init.serverMessage ?? null;
    this.detail = init.detail ?? null;
    this.body = init.body ?? null;
  }
}

/**
 * Recognises an `ApiError` of any build: each browser bundle may have its own copy of the class.
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'fallbackKey' in error;
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/** A non-OK answer: its message or detail, otherwise the call's fallback text (§8). */
export function httpError(status: number, body: unknown, fallbackKey: FallbackKey): ApiError {
  const fields: Record<string, unknown> =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const serverMessage = text(fields.message) ?? text(fields.detail);
  return new ApiError({
    kind: 'http',
    status,
    fallbackKey,
    body,
    serverMessage,
    code: ERROR_CODES.find((code) => code === fields.code) ?? null,
    detail: text(fields.detail),
    message: serverMessage ?? FALLBACK_TEXTS[fallbackKey],
  });
}

/** The input breaks a rule of §5, so nothing is sent. `message` is the specification's sentence. */
export function inputError(
  fallbackKey: FallbackKey,
  code: ErrorCode,
  message: string,
  detail: string | null = null,
): ApiError {
  return new ApiError({ kind: 'input', fallbackKey, code, message, detail });
}

/** No answer: refused, offline, timed out, or blocked by the browser. */
export function networkError(fallbackKey: FallbackKey, cause: unknown): ApiError {
  return new ApiError({ kind: 'network', fallbackKey, message: 'Failed to fetch', cause });
}

/** The caller aborted its own request. */
export function abortedError(fallbackKey: FallbackKey, cause?: unknown): ApiError {
  return new ApiError({ kind: 'aborted', fallbackKey, message: 'Aborted', cause });
}

/** An OK answer that is not JSON, or JSON of an unexpected shape. */
export function formatError(
  status: number,
  body: unknown,
  fallbackKey: FallbackKey,
  cause?: unknown,
): ApiError {
  return new ApiError({
    kind: 'format',
    status,
    fallbackKey,
    body,
    message: FALLBACK_TEXTS.invalidResponse,
    cause,
  });
}
