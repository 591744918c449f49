import { HEADERS } from '@portal/protocol';
import type * as z from '@portal/protocol/zod';
import { formatError, httpError, isApiError } from './api-error';
import {
  browserUploadRequest,
  exchangeByFetch,
  exchangeByUpload,
  type Fetch,
  type RawAnswer,
  type UploadRequestConstructor,
} from './exchange';
import type { ApiAnswer, ApiRequest, Transport } from './request';
import type { ApiSession } from './session';

export interface TransportOptions {
  /** The server's origin, with or without a trailing slash. */
  baseUrl: string;
  session: ApiSession;
  /**
   * Defaults to the built-in `fetch`. If set, it is also used for uploads that report progress,
   * unless `uploadRequest` is set as well.
   */
  fetch?: Fetch | undefined;
  uploadRequest?: UploadRequestConstructor | undefined;
  /**
   * Whether requests with `auth: 'session'` also send `x-session-token`. Only the main API expects
   * it.
   */
  sendsSessionToken: boolean;
  /**
   * Renews the access token once for all waiting calls. Resolves to false if the session is over.
   */
  refresh(): Promise<boolean>;
  /** Called whenever a request has no response. */
  onUnreachable?: (() => void) | undefined;
}

/**
 * Creates the transport that all calls share. It sets headers, retries once with a renewed token
 * after a 401, parses JSON, and turns failed responses into `ApiError`s.
 */
export function createTransport(options: TransportOptions): Transport {
  const { session } = options;
  const fetchOf: Fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));

  const exchange = (request: ApiRequest, bearer: string | null): Promise<RawAnswer> => {
    const url = urlOf(options.baseUrl, request);
    const headers = headersOf(request, bearer, session, options.sendsSessionToken);
    const Upload = request.onProgress
      ? (options.uploadRequest ?? (options.fetch ? undefined : browserUploadRequest()))
      : undefined;
    const answer = Upload
      ? exchangeByUpload(Upload, url, headers, request)
      : exchangeByFetch(fetchOf, url, headers, request);
    return answer.catch((error: unknown) => {
      if (isApiError(error) && error.kind === 'network') options.onUnreachable?.();
      throw error;
    });
  };

  const sendRaw = async (request: ApiRequest): Promise<RawAnswer> => {
    // A token that is passed explicitly (for example, for an upload) can be renewed only if it is
    // the session's own.
    const given = typeof request.auth === 'object' ? request.auth.token : null;
    const renewable =
      request.auth === 'session' ||
      (given !== null && given !== '' && given === session.accessToken());
    const bearer = given ?? (request.auth === 'session' ? session.accessToken() : null);
    let answer = await exchange(request, bearer);
    if (answer.status === 401 && renewable && bearer) {
      // Don't renew the token if another call has done so in the meantime.
      const renewed = session.accessToken() !== bearer || (await options.refresh());
      if (renewed && session.accessToken()) answer = await exchange(request, session.accessToken());
    }
    if (!answer.ok)
      throw httpError(answer.status, parseJson(await answer.text()).value, request.fallbackKey);
    return answer;
  };

  const send = async (request: ApiRequest): Promise<ApiAnswer> => {
    const answer = await sendRaw(request);
    const text = await answer.text();
    if (text.trim() === '') return { status: answer.status, body: null };
    const parsed = parseJson(text);
    if (!parsed.ok) throw formatError(answer.status, text, request.fallbackKey);
    return { status: answer.status, body: parsed.value };
  };

  const read = async <S extends z.ZodMiniType>(
    request: ApiRequest,
    schema: S,
  ): Promise<z.output<S>> => {
    const { status, body } = await send(request);
    return readBody(status, body, schema, request);
  };

  return { send, read, bytes: async (request) => (await sendRaw(request)).blob() };
}

/**
 * Parses a response body with a schema.
 * @throws ApiError of kind `format` if the body doesn't match.
 */
export function readBody<S extends z.ZodMiniType>(
  status: number,
  body: unknown,
  schema: S,
  request: Pick<ApiRequest, 'fallbackKey'>,
): z.output<S> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw formatError(status, body, request.fallbackKey, parsed.error);
  return parsed.data;
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false; value: null } {
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false, value: null };
  }
}

function urlOf(baseUrl: string, request: ApiRequest): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') query.set(name, String(value));
  }
  const search = query.toString();
  return `${baseUrl.replace(/\/+$/, '')}${request.path}${search ? `?${search}` : ''}`;
}

function headersOf(
  request: ApiRequest,
  bearer: string | null,
  session: ApiSession,
  sendsSessionToken: boolean,
): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
  if (request.json !== undefined) headers['content-type'] = 'application/json';
  if (bearer) headers.authorization = `Bearer ${bearer}`;
  const sessionToken = session.sessionToken();
  if (
    sessionToken &&
    (request.withSessionToken || (request.auth === 'session' && sendsSessionToken))
  )
    headers[HEADERS.sessionToken] = sessionToken;
  return headers;
}

/** Returns the `x-api-key` header if the session has an API key, otherwise no headers. */
export function apiKeyHeader(session: ApiSession): Record<string, string> {
  const apiKey = session.apiKey();
  return apiKey ? { [HEADERS.apiKey]: apiKey } : {};
}
