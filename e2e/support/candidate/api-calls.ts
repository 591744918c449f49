import { expect, type Page, type Request, type Route } from '@playwright/test';
import { operationOf, type OperationName } from '@portal/testing/fake-servers';
import { fromEnvironment } from '../environment';

export interface ApiCall {
  operation: OperationName;
  request: Request;
  /** The JSON body, or null if the call has none. */
  json: Record<string, unknown> | null;
}

/**
 * Returns the name of the operation that a request to one of the two APIs calls. An operation is
 * recognized at the other server too, so that a test can tell that a call went to the wrong one.
 */
function operationCalled(request: Request): OperationName | null {
  const { mainApiUrl, voiceApiUrl } = fromEnvironment();
  const { origin, pathname } = new URL(request.url());
  const find = (...servers: ('main' | 'voice')[]) =>
    servers
      .map((server) => operationOf(server, request.method(), pathname))
      .find((operation) => operation !== null) ?? null;
  if (origin === mainApiUrl) return find('main', 'voice');
  return origin === voiceApiUrl ? find('voice', 'main') : null;
}

function bodyOf(request: Request): ApiCall['json'] {
  try {
    return request.postDataJSON() as ApiCall['json'];
  } catch {
    // A multipart body isn't JSON.
    return null;
  }
}

/** Records the calls that a page makes to the two real APIs. */
export class ApiCalls {
  readonly #calls: ApiCall[] = [];

  constructor(page: Page) {
    page.on('request', (request) => {
      const operation = operationCalled(request);
      if (operation) this.#calls.push({ operation, request, json: bodyOf(request) });
    });
  }

  /** Returns the calls to one operation so far, oldest first. */
  of(operation: OperationName): ApiCall[] {
    return this.#calls.filter((call) => call.operation === operation);
  }

  /** Returns which of the given operations were called so far, in order. */
  order(...among: OperationName[]): OperationName[] {
    return this.#calls
      .map(({ operation }) => operation)
      .filter((operation) => among.includes(operation));
  }

  /** Waits for the call with this number (from 0) to an operation. */
  async wait(operation: OperationName, number = 0): Promise<ApiCall> {
    await expect
      .poll(() => this.of(operation).length, { message: `call ${number} to ${operation}` })
      .toBeGreaterThan(number);
    return this.of(operation)[number]!;
  }

  /** Waits for the answer to the call with this number (from 0) to an operation. */
  async answer(operation: OperationName, number = 0) {
    const { request } = await this.wait(operation, number);
    const response = await request.response();
    if (response === null) throw new Error(`${operation} was not answered`);
    return {
      status: response.status(),
      json: (await response.json().catch(() => null)) as Record<string, unknown> | null,
    };
  }
}

/** Returns a promise and the function that resolves it. */
export function promised(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

export interface HeldCall {
  /** Resolves when the page has made the call. */
  readonly arrived: Promise<unknown>;
  /** Lets the call, and all later ones like it, go to the real server. */
  release(): void;
}

/** Keeps a page's calls to one operation from the server until they are released. */
export async function holdCalls(page: Page, operation: OperationName): Promise<HeldCall> {
  const arrived = promised();
  const released = promised();
  const { mainApiUrl, voiceApiUrl } = fromEnvironment();
  const hold = async (route: Route) => {
    if (operationCalled(route.request()) === operation) {
      arrived.resolve();
      await released.promise;
    }
    await route.fallback();
  };
  await page.route(({ origin }) => origin === mainApiUrl || origin === voiceApiUrl, hold);
  return { arrived: arrived.promise, release: released.resolve };
}
