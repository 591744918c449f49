import type { Page, Request, Route } from '@playwright/test';
import {
  operationOf,
  type Answer,
  type Answers,
  type Call,
  type OperationName,
} from '@portal/testing/fake-servers';
import { promised } from '../candidate/api-calls';
import { fromEnvironment } from '../environment';

const CORS = {
  'access-control-allow-credentials': 'true',
  'access-control-allow-headers': '*, authorization, content-type, x-session-token, x-api-key',
  'access-control-allow-methods': '*',
};

/**
 * Mocks the main API and the voice API in the browser's network layer. Responses can be changed at
 * any time, and every call is recorded.
 */
export class StubbedServers {
  readonly #calls: { operation: OperationName; call: Call }[] = [];
  readonly #answers: Answers;
  readonly #waiting = new Set<Route>();
  /** Calls that match no known operation. A test can check that there were none. */
  readonly unknown: string[] = [];

  constructor(answers: Answers) {
    this.#answers = { ...answers };
  }

  answer(answers: Answers): void {
    Object.assign(this.#answers, answers);
  }

  /** Returns all calls to one operation so far, oldest first. */
  calls(operation: OperationName): Call[] {
    return this.#calls.filter((one) => one.operation === operation).map(({ call }) => call);
  }

  /** Returns the operations called so far, in order. */
  get order(): OperationName[] {
    return this.#calls.map(({ operation }) => operation);
  }

  forgetCalls(): void {
    this.#calls.length = 0;
  }

  async install(page: Page): Promise<void> {
    const { mainApiUrl, voiceApiUrl } = fromEnvironment();
    await page.route(`${mainApiUrl}/**`, (route) => this.#handle('main', route));
    await page.route(`${voiceApiUrl}/**`, (route) => this.#handle('voice', route));
  }

  async #handle(server: 'main' | 'voice', route: Route): Promise<void> {
    const request = route.request();
    const origin = (await request.headerValue('origin')) ?? '*';
    const headers = { ...CORS, 'access-control-allow-origin': origin };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const { pathname } = new URL(request.url());
    const operation = operationOf(server, request.method(), pathname);
    if (operation === null) {
      this.unknown.push(`${request.method()} ${server} ${pathname}`);
      return route.fulfill({
        status: 404,
        headers,
        json: { message: 'Not found', detail: null, code: 'not_found' },
      });
    }
    const call = readCall(request);
    const index = this.calls(operation).length;
    this.#calls.push({ operation, call });
    const given = this.#answers[operation] ?? {
      status: 500,
      json: { message: `no answer for ${operation}` },
    };
    await this.#send(
      route,
      headers,
      typeof given === 'function' ? await given(call, index) : given,
    );
  }

  async #send(route: Route, headers: Record<string, string>, answer: Answer): Promise<void> {
    if ('hang' in answer) return void this.#waiting.add(route);
    if ('offline' in answer) return route.abort('connectionrefused');
    const { status = 200, json, text, bytes, contentType, delayMs = 0 } = answer;
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    const body =
      (bytes && Buffer.from(bytes)) ?? text ?? (json === undefined ? '' : JSON.stringify(json));
    // Ignore errors: the page may already be closed.
    await route
      .fulfill({ status, headers, contentType: contentType ?? 'application/json', body })
      .catch(() => undefined);
  }
}

function readCall(request: Request): Call {
  const { pathname, searchParams } = new URL(request.url());
  const body = request.postData() ?? '';
  let json: unknown = null;
  try {
    json = JSON.parse(body);
  } catch {
    // The body isn't JSON. It may be a multipart body, which tests read as text.
  }
  return { path: pathname, query: searchParams, headers: request.headers(), body, json };
}

/** Returns one field from a multipart body, or null if it is missing. */
export function formField(call: Call, name: string): string | null {
  return (
    new RegExp(
      `name="${name}"(?:; filename="[^"]*")?(?:\\r\\n[^\\r\\n]+)*\\r\\n\\r\\n([\\s\\S]*?)\\r\\n--`,
    ).exec(call.body)?.[1] ?? null
  );
}

/** Returns an answer that is given only once it is released. */
export function heldAnswer(answer: Answer) {
  const arrived = promised();
  const released = promised();
  return {
    arrived: arrived.promise,
    release: released.resolve,
    answer: async (): Promise<Answer> => {
      arrived.resolve();
      await released.promise;
      return answer;
    },
  };
}
