import { abortedError, networkError } from './api-error';
import { REQUEST_TIMEOUT_MS, jsonText, type ApiRequest } from './request';

/** The response to one HTTP request, whatever its status. */
export interface RawAnswer {
  status: number;
  ok: boolean;
  blob(): Promise<Blob>;
  text(): Promise<string>;
}

export type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

function bodyOf(request: ApiRequest): { body?: string | FormData } {
  const body = request.form ?? jsonText(request);
  return body === undefined ? {} : { body };
}

/**
 * Sends a request with `fetch`.
 * @throws ApiError of kind `network` or `aborted`.
 */
export async function exchangeByFetch(
  fetch: Fetch,
  url: string,
  headers: Record<string, string>,
  request: ApiRequest,
): Promise<RawAnswer> {
  const timeoutMs = request.timeoutMs === undefined ? REQUEST_TIMEOUT_MS : request.timeoutMs;
  const signals = [
    request.signal,
    timeoutMs === null ? undefined : AbortSignal.timeout(timeoutMs),
  ].filter((s) => s !== undefined);
  const guard = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (cause) {
      throw request.signal?.aborted
        ? abortedError(request.fallbackKey, cause)
        : networkError(request.fallbackKey, cause);
    }
  };
  const response = await guard(
    fetch(url, {
      method: request.method,
      headers,
      ...bodyOf(request),
      credentials: request.withCookies ? 'include' : 'same-origin',
      ...(request.outlivesPage ? { keepalive: true } : {}),
      ...(signals.length > 0 ? { signal: AbortSignal.any(signals) } : {}),
    }),
  );
  return {
    status: response.status,
    ok: response.ok,
    blob: () => guard(response.blob()),
    text: () => guard(response.text()),
  };
}

/**
 * The part of XMLHttpRequest that is used here, declared so that this library doesn't depend on the
 * browser's type definitions.
 */
interface UploadRequest {
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  send(body: unknown): void;
  abort(): void;
  withCredentials: boolean;
  responseType: string;
  response: unknown;
  status: number;
  upload: { onprogress: ((event: { loaded: number; total: number }) => void) | null };
  onload: (() => void) | null;
  onerror: (() => void) | null;
  onabort: (() => void) | null;
}
export type UploadRequestConstructor = new () => UploadRequest;

/** Returns the browser's `XMLHttpRequest` class, or undefined outside browsers. */
export const browserUploadRequest = (): UploadRequestConstructor | undefined =>
  (globalThis as { XMLHttpRequest?: UploadRequestConstructor }).XMLHttpRequest;

/**
 * Sends a request with XMLHttpRequest, the only way to track upload progress in browsers.
 * @throws ApiError of kind `network` or `aborted`.
 */
export function exchangeByUpload(
  Request: UploadRequestConstructor,
  url: string,
  headers: Record<string, string>,
  request: ApiRequest,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    if (request.signal?.aborted) return reject(abortedError(request.fallbackKey));
    const xhr = new Request();
    const abort = () => xhr.abort();
    const settle = (end: () => void) => () => {
      request.signal?.removeEventListener('abort', abort);
      end();
    };
    xhr.open(request.method, url);
    xhr.responseType = 'blob';
    xhr.withCredentials = request.withCookies ?? false;
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.onprogress = (event) =>
      request.onProgress?.({ sentBytes: event.loaded, totalBytes: event.total });
    xhr.onload = settle(() => {
      const blob = xhr.response as Blob;
      resolve({
        status: xhr.status,
        ok: xhr.status >= 200 && xhr.status < 300,
        blob: () => Promise.resolve(blob),
        text: () => blob.text(),
      });
    });
    xhr.onerror = settle(() => reject(networkError(request.fallbackKey, null)));
    xhr.onabort = settle(() => reject(abortedError(request.fallbackKey)));
    request.signal?.addEventListener('abort', abort);
    xhr.send(bodyOf(request).body ?? null);
  });
}
