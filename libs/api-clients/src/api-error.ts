import { ERROR_CODES, type ErrorCode } from '@portal/protocol';
import { FALLBACK_TEXTS, type FallbackKey } from './fallbacks';

/**
 * Why a call failed:
 * - `http`: the server refused the request.
 * - `network`: there was no response.
 * - `format`: the response had an unexpected format.
 * - `aborted`: the caller cancelled the request.
 * - `input`: nothing was sent, because the input was invalid.
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
 * The error that every failed API call rejects with. The text to show is looked up by `code`, then
 * by `fallbackKey`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 if there was no response. */
  readonly status: number;
  readonly code: ErrorCode | null;
  /** The response body's `message` or, if it has none, its `detail`. Null if it has neither. */
  readonly serverMessage: string | null;
  readonly detail: string | null;
  readonly body: unknown;
  /** Key of the failed call in `FALLBACK_TEXTS`. */
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
 * Whether a value is an `ApiError`. Each browser bundle may have its own copy of the class, so
 * `instanceof ApiError` isn't enough.
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'fallbackKey' in error;
}

const text = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

/**
 * Creates the error for a response with an error status. The message is the one that the server
 * sent or, if there is none, the call's fallback text (§8).
 */
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

/**
 * Creates the error for input that breaks a rule in §5 and is therefore not sent. `message` is the
 * sentence from the product rules.
 */
export function inputError(
  fallbackKey: FallbackKey,
  code: ErrorCode,
  message: string,
  detail: string | null = null,
): ApiError {
  return new ApiError({ kind: 'input', fallbackKey, code, message, detail });
}

/**
 * Creates the error for a request without a response: the server refused the connection, the user
 * is offline, the request timed out, or the browser blocked it.
 */
export function networkError(fallbackKey: FallbackKey, cause: unknown): ApiError {
  return new ApiError({ kind: 'network', fallbackKey, message: 'Failed to fetch', cause });
}

/** Creates the error for a request that its caller has aborted. */
export function abortedError(fallbackKey: FallbackKey, cause?: unknown): ApiError {
  return new ApiError({ kind: 'aborted', fallbackKey, message: 'Aborted', cause });
}

/** Creates the error for a successful response that isn't JSON or has an unexpected shape. */
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
