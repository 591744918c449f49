import { expect, type Page, type Request } from '@playwright/test';

/** Returns a request's method and path, such as `GET /health`. */
export const targetOf = (request: Request): string =>
  `${request.method()} ${new URL(request.url()).pathname}`;

/** Matches the value of an `authorization` header with a bearer token. */
export const bearer: unknown = expect.stringMatching(/^Bearer .+/);

/** Returns the names of the fields in a request's JSON body, sorted. */
export const jsonFields = (request: Request): string[] =>
  Object.keys((request.postDataJSON() ?? {}) as object).sort();

/** Returns the data in a server's answer. All answers of the main API have it under `data`. */
export const dataOf = ({ json }: { json: unknown }): Record<string, unknown> | unknown[] =>
  (json as { data: Record<string, unknown> }).data;

interface SentForm {
  path: string;
  fields: string[];
}

/**
 * Records the multipart forms that the page sends. The browser doesn't show a test the body of a
 * request with a file in it, so the fields are read when the page hands the form over. Must be
 * called before the page opens.
 * @returns a function that returns the names of the fields of the latest form sent to a path
 */
export async function watchForms(page: Page): Promise<(path: string) => Promise<string[]>> {
  await page.addInitScript(() => {
    const sent: SentForm[] = [];
    Object.assign(globalThis, { sentForms: sent });
    const record = (address: string, body: unknown) => {
      if (body instanceof FormData)
        sent.push({ path: new URL(address, location.href).pathname, fields: [...body.keys()] });
    };

    globalThis.fetch = new Proxy(globalThis.fetch, {
      apply(target, self, [input, init]: Parameters<typeof fetch>) {
        record(input instanceof Request ? input.url : String(input), init?.body);
        return Reflect.apply(target, self, [input, init]) as Promise<Response>;
      },
    });
    globalThis.XMLHttpRequest = class extends globalThis.XMLHttpRequest {
      #address = '';
      override open(method: string, url: string | URL, ...others: unknown[]): void {
        this.#address = String(url);
        super.open(method, url, ...(others as [boolean]));
      }
      override send(body?: XMLHttpRequestBodyInit | Document | null): void {
        record(this.#address, body);
        super.send(body);
      }
    };
  });
  return (path) =>
    page.evaluate(
      (wanted) =>
        (globalThis as unknown as { sentForms: SentForm[] }).sentForms.findLast(
          (form) => form.path === wanted,
        )?.fields ?? [],
      path,
    );
}
