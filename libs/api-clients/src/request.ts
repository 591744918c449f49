import type * as z from '@portal/protocol/zod';
import type { FallbackKey } from './fallbacks';

/** `session`: bearer and, on the main API, the session token; renewed on a 401. `{ token }`: that bearer and no renewal. */
export type RequestAuth = 'none' | 'session' | { token: string };

export interface ApiRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path with its parameters filled in. */
  path: string;
  fallbackKey: FallbackKey;
  auth: RequestAuth;
  query?: Record<string, string | number | boolean | null | undefined>;
  /** A function is asked at each try, so that a renewed token in the body is sent too. */
  json?: object | (() => object);
  form?: FormData;
  headers?: Record<string, string>;
  /** Send and accept cookies. */
  withCookies?: boolean;
  /** Send the session token although `auth` is not `session`. */
  withSessionToken?: boolean;
  /** Let the browser finish it although the page is left meanwhile; for small bodies (64 KiB in all). */
  outlivesPage?: boolean;
  signal?: AbortSignal;
  /** Milliseconds until a silent server counts as a network failure; null waits for ever. Default `REQUEST_TIMEOUT_MS`. */
  timeoutMs?: number | null;
  /** Bytes sent so far; given, the browser's XMLHttpRequest carries the request. */
  onProgress?: (progress: UploadProgress) => void;
}

export interface UploadProgress {
  sentBytes: number;
  totalBytes: number;
}

/** What a caller may add to any call. */
export interface CallOptions {
  signal?: AbortSignal;
}

/** An OK answer, its JSON read; null where the body is empty. */
export interface ApiAnswer {
  status: number;
  body: unknown;
}

/** Sends a request and rejects with an `ApiError` on anything but an OK answer. */
export interface Transport {
  send(request: ApiRequest): Promise<ApiAnswer>;
  /** As `send`, and reads the body by a schema: another shape is an `ApiError` of kind `format`. */
  read<S extends z.ZodMiniType>(request: ApiRequest, schema: S): Promise<z.output<S>>;
  /** As `send`, with the bytes of the answer. */
  bytes(request: ApiRequest): Promise<Blob>;
}

export const REQUEST_TIMEOUT_MS = 30_000;

/** The JSON text to send, or undefined without a JSON body. */
export const jsonText = ({ json }: ApiRequest): string | undefined =>
  json === undefined
    ? undefined
    : JSON.stringify(typeof json === 'function' ? (json as () => object)() : json);
