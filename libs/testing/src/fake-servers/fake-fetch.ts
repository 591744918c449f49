import type { Answer, Answers, Call } from './answer';
import { operationOf, type OperationName } from './operations';

export interface FakeFetchOptions {
  mainApiUrl: string;
  voiceApiUrl: string;
  /** Called for each request, so that the responses can match the page's current language. */
  answers(): Answers;
  /**
   * Called after each response. `operation` is null if the request doesn't match any operation of
   * either API.
   */
  onCall?(call: {
    operation: OperationName | null;
    method: string;
    path: string;
    status: number;
  }): void;
}

type Fetch = (input: string, init?: RequestInit) => Promise<Response>;

/**
 * Creates a `fetch` that simulates both APIs inside the page. Like the real APIs, it responds to
 * unknown calls with 404.
 */
export function createFakeFetch({
  mainApiUrl,
  voiceApiUrl,
  answers,
  onCall,
}: FakeFetchOptions): Fetch {
  const counts = new Map<OperationName, number>();
  return async (input, init = {}) => {
    const url = new URL(input);
    const method = init.method ?? 'GET';
    const server = input.startsWith(mainApiUrl)
      ? 'main'
      : input.startsWith(voiceApiUrl)
        ? 'voice'
        : null;
    const operation = server && operationOf(server, method, url.pathname);
    const index = operation ? (counts.get(operation) ?? 0) : 0;
    if (operation) counts.set(operation, index + 1);
    const given = operation ? answers()[operation] : undefined;
    const answer: Answer =
      (typeof given === 'function' ? await given(readCall(url, init), index) : given) ?? NOT_FOUND;
    const response = await respond(answer, init.signal ?? null);
    onCall?.({ operation: operation || null, method, path: url.pathname, status: response.status });
    return response;
  };
}

const NOT_FOUND: Answer = {
  status: 404,
  json: { message: 'Not found', detail: null, code: 'not_found' },
};
/** HTTP statuses for which a `Response` must not have a body. */
const WITHOUT_BODY = [204, 205, 304];

async function respond(answer: Answer, signal: AbortSignal | null): Promise<Response> {
  if ('offline' in answer) throw new TypeError('Failed to fetch');
  if ('hang' in answer) return aborted(signal);
  const { status = 200, json, text, bytes, contentType = 'application/json', delayMs = 0 } = answer;
  if (delayMs > 0)
    await Promise.race([new Promise((resolve) => setTimeout(resolve, delayMs)), aborted(signal)]);
  const body = bytes
    ? new Uint8Array(bytes)
    : (text ?? (json === undefined ? '' : JSON.stringify(json)));
  return new Response(WITHOUT_BODY.includes(status) ? null : body, {
    status,
    headers: { 'content-type': contentType },
  });
}

/** Returns a promise that never resolves, but rejects when the caller aborts, as `fetch` does. */
function aborted(signal: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => reject(signal?.reason as Error);
    if (signal?.aborted) giveUp();
    else signal?.addEventListener('abort', giveUp, { once: true });
  });
}

function readCall(url: URL, { headers, body }: RequestInit): Call {
  const text = typeof body === 'string' ? body : '';
  let json: unknown = null;
  try {
    json = JSON.parse(text);
  } catch {
    // The body is empty or is a form with a file, so it isn't JSON.
  }
  return {
    path: url.pathname,
    query: url.searchParams,
    headers: Object.fromEntries(new Headers(headers)),
    body: text,
    json,
  };
}
