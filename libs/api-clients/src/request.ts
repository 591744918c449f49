import type * as z from '@portal/protocol/zod';
import type { FallbackKey } from './fallbacks';

/**
 * How a request is authenticated:
 * - `none`: no token is sent.
 * - `session`: the session's access token is sent, plus the session token if the request goes to
 *   the main API. The access token is renewed after a 401.
 * - `{ token }`: this access token is sent. It is renewed after a 401 only if it is the session's
 *   own.
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
   * The body, or a function that returns it. If the request is repeated, the function is called
   * again, so that the body can contain the renewed token.
   */
  json?: object | (() => object);
  form?: FormData;
  headers?: Record<string, string>;
  /** Whether to send and accept cookies even if the server is on a different origin. */
  withCookies?: boolean;
  /** Whether to send the session token even if `auth` is not `session`. */
  withSessionToken?: boolean;
  /**
   * Whether the browser completes the request after the page has been closed. Use this only for
   * small bodies: browsers limit all such requests to 64 KiB in total.
   */
  outlivesPage?: boolean;
  signal?: AbortSignal;
  /**
   * Time limit for the response (ms), after which the request fails with a network error. Null
   * means no limit. Defaults to `REQUEST_TIMEOUT_MS`. Ignored if the request is sent with
   * XMLHttpRequest.
   */
  timeoutMs?: number | null;
  /**
   * Called as the upload progresses. If set, the request is sent with XMLHttpRequest where
   * available.
   */
  onProgress?: (progress: UploadProgress) => void;
}

export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

/** Options that every call accepts. */
export interface CallOptions {
  signal?: AbortSignal;
}

/** A successful response. `body` is the parsed JSON, or null if the response is empty. */
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
  /** Sends a request and returns the body as a `Blob`. */
  bytes(request: ApiRequest): Promise<Blob>;
}

export const REQUEST_TIMEOUT_MS = 30_000;

/** Returns the request's JSON body as text, or undefined if it has none. */
export const jsonText = ({ json }: ApiRequest): string | undefined =>
  json === undefined
    ? undefined
    : JSON.stringify(typeof json === 'function' ? (json as () => object)() : json);
