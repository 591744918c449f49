import type * as z from '@portal/protocol/zod';
import type { FallbackKey } from './fallbacks';

/**
 * `session`: bearer and, on the main API, session token; renewed on a 401. `{ token }`: that
 * bearer, without renewal.
 */
export type RequestAuth = 'none' | 'session' | { token: string };

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path with its parameters filled in. */
  path: string;
  fallbackKey: FallbackKey;
  auth: RequestAuth;
  query?: Record<string, string | number | boolean | null | undefined>;
  /** A function is called on each attempt, so that the body has a renewed token. */
  json?: object | (() => object);
  form?: FormData;
  headers?: Record<string, string>;
  /** Send and accept cookies. */
  withCookies?: boolean;
  /** Send the session token even if `auth` is not `session`. */
  withSessionToken?: boolean;
  /**
   * Let the browser finish the request after the page closes; for small bodies (64 KiB in total).
   */
  outlivesPage?: boolean;
  signal?: AbortSignal;
  /**
   * Milliseconds until a missing answer counts as a network failure; null waits forever. Default
   * `REQUEST_TIMEOUT_MS`.
   */
  timeoutMs?: number | null;
  /** Reports bytes sent so far; if given, XMLHttpRequest sends the request. */
  onProgress?: (progress: UploadProgress) => void;
}

export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

/** Options common to all calls. */
export interface CallOptions {
  signal?: AbortSignal;
}

/** An OK answer with its parsed JSON; null for an empty body. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** Sends a request; rejects with an `ApiError` on anything but an OK answer. */
export interface Transport {
  send(request: ApiRequest): Promise<ApiAnswer>;
  /**
   * Like `send`, and parses the body with a schema: another shape is an `ApiError` of kind
   * `format`.
   */
  read<S extends z.ZodMiniType>(request: ApiRequest, schema: S): Promise<z.output<S>>;
  /** Like `send`, with the answer's bytes. */
  bytes(request: ApiRequest): Promise<Blob>;
}

export const REQUEST_TIMEOUT_MS = 30_000;

/** The JSON text to send, or undefined if there is no JSON body. */
export const jsonText = ({ json }: ApiRequest): string | undefined =>
  json === undefined
    ? undefined
    : JSON.stringify(typeof json === 'function' ? (json as () => object)() : json);
