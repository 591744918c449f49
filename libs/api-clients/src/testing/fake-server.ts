import type { Fetch } from '../exchange';
import type { ApiSession } from '../session';

export interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
  credentials: string | undefined;
}
type Answer = { status?: number; json?: unknown; text?: string } | Error;

/** Creates a `fetch` that records requests and gets its responses from `answer`. */
export function fakeServer(answer: (sent: Sent, index: number) => Answer | Promise<Answer>): {
  fetch: Fetch;
  sent: Sent[];
} {
  const sent: Sent[] = [];
  const fetch: Fetch = async (url, init = {}) => {
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : init.body;
    const request: Sent = {
      method: init.method ?? 'GET',
      url,
      headers: init.headers as Record<string, string>,
      body,
      credentials: init.credentials,
    };
    sent.push(request);
    const reply = await answer(request, sent.length - 1);
    if (reply instanceof Error) throw reply;
    const status = reply.status ?? 200;
    return new Response(status === 204 ? null : (reply.text ?? JSON.stringify(reply.json ?? {})), {
      status,
    });
  };
  return { fetch, sent };
}

/**
 * Creates a session that records calls to `onRefreshed` and `onExpired`, and updates its access
 * token accordingly.
 */
export function fakeSession(
  start: { accessToken?: string | null; sessionToken?: string | null; apiKey?: string | null } = {},
) {
  const state = { accessToken: 'old', sessionToken: 'session-1', apiKey: 'key-1', ...start } as {
    accessToken: string | null;
    sessionToken: string | null;
    apiKey: string | null;
  };
  const told = { expired: 0, refreshed: [] as { accessToken: string; expiresIn: number }[] };
  const session: ApiSession = {
    accessToken: () => state.accessToken,
    sessionToken: () => state.sessionToken,
    apiKey: () => state.apiKey,
    onRefreshed: (accessToken, expiresIn) => {
      state.accessToken = accessToken;
      told.refreshed.push({ accessToken, expiresIn });
    },
    onExpired: () => {
      told.expired += 1;
      state.accessToken = null;
    },
  };
  return { session, told, state };
}

/** Returns the error that a promise rejects with; throws if the promise resolves. */
export async function rejection(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('was expected to reject');
}
