import { HEADERS } from '@portal/protocol';
import type * as z from '@portal/protocol/zod';
import { formatError, httpError } from './api-error';
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
  /** Origin of the server, with or without a trailing slash. */
  baseUrl: string;
  session: ApiSession;
  /**
   * Default: the platform's. A custom one also carries uploads, unless `uploadRequest` is given
   * too.
   */
  fetch?: Fetch | undefined;
  uploadRequest?: UploadRequestConstructor | undefined;
  /** Whether `session` calls send `x-session-token`, as those of the main API do. */
  sendsSessionToken: boolean;
  /** Renews the access token once for all waiting calls; false if the session is over. */
  refresh(): Promise<boolean>;
}

/** Common to all calls: headers, one renewal on a 401, errors, JSON. */
export function createTransport(options: TransportOptions): Transport {
  const { session } = options;
  const fetchOf: Fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));

  const exchange = (request: ApiRequest, bearer: string | null): Promise<RawAnswer> => {
    const url = urlOf(options.baseUrl, request);
    const headers = headersOf(request, bearer, session, options.sendsSessionToken);
    const Upload = request.onProgress
      ? (options.uploadRequest ?? (options.fetch ? undefined : browserUploadRequest()))
      : undefined;
    return Upload
      ? exchangeByUpload(Upload, url, headers, request)
      : exchangeByFetch(fetchOf, url, headers, request);
  };

  const sendRaw = async (request: ApiRequest): Promise<RawAnswer> => {
    // An explicit token equal to the session's is renewed too: uploads pass their bearer
    // explicitly.
    const given = typeof request.auth === 'object' ? request.auth.token : null;
    const renewable =
      request.auth === 'session' ||
      (given !== null && given !== '' && given === session.accessToken());
    const bearer = given ?? (request.auth === 'session' ? session.accessToken() : null);
    let answer = await exchange(request, bearer);
    if (answer.status === 401 && renewable && bearer) {
      // Another call may have renewed the token in the meantime.
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

/** Parses a body with a schema; another shape is an `ApiError` of kind `format`. */
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

/** `x-api-key`, if an application is identified. */
export function apiKeyHeader(session: ApiSession): Record<string, string> {
  const apiKey = session.apiKey();
  return apiKey ? { [HEADERS.apiKey]: apiKey } : {};
}
