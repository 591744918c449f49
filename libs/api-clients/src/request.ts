import type * as z from '@portal/protocol/zod';
import type { FallbackKey } from './fallbacks';

/**
 * - `none`: sends no token.
 * - `session`: sends the session's access token and, to the main API, its session token. The access
 *   token is renewed on a 401.
 * - `{ token }`: sends this access token, which is renewed only if it is the session's own.
 */
export type RequestAuth = 'none' | 'session' | { token: string };

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path, with its parameters filled in. */
  path: string;
  fallbackKey: FallbackKey;
  auth: RequestAuth;
  query?: Record<string, string | number | boolean | null | undefined>;
  /**
   * The body, or a function that returns it. The function is called on each attempt, so that a
   * repeated request contains the renewed token.
   */
  json?: object | (() => object);
  form?: FormData;
  headers?: Record<string, string>;
  /** Whether to send and accept cookies even if the server is on another origin. */
  withCookies?: boolean;
  /** Whether to send the session token even if `auth` is not `session`. */
  withSessionToken?: boolean;
  /**
   * Whether the browser completes the request after the page has closed. Only for small bodies:
   * browsers allow 64 KiB for all such requests together.
   */
  outlivesPage?: boolean;
  signal?: AbortSignal;
  /**
   * How long to wait for a response before the request fails with a network error (ms). Null waits
   * forever. Defaults to `REQUEST_TIMEOUT_MS`.
   */
  timeoutMs?: number | null;
  /**
   * Called with the number of bytes sent so far. If set, the request is sent with XMLHttpRequest
   * where available.
   */
  onProgress?: (progress: UploadProgress) => void;
}

export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

/** Options that all calls have in common. */
export interface CallOptions {
  signal?: AbortSignal;
}

/** A successful response with its parsed JSON body, or null if the body is empty. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** Sends requests. Its methods reject with an `ApiError` unless the response is successful. */
export interface Transport {
  send(request: ApiRequest): Promise<ApiAnswer>;
  /**
   * Sends a request and parses the body with a schema. If the body doesn't match, rejects with an
   * `ApiError` of kind `format`.
   */
  read<S extends z.ZodMiniType>(request: ApiRequest, schema: S): Promise<z.output<S>>;
  /** Sends a request and returns the body's bytes. */
  bytes(request: ApiRequest): Promise<Blob>;
}

export const REQUEST_TIMEOUT_MS = 30_000;

/** Returns the request's JSON body as text, or undefined if it has none. */
export const jsonText = ({ json }: ApiRequest): string | undefined =>
  json === undefined
    ? undefined
    : JSON.stringify(typeof json === 'function' ? (json as () => object)() : json);
