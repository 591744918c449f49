export type JsonFile = { ok: true; body: unknown } | { ok: false; problem: string };

const START_FILE_TIMEOUT_MS = 10_000;

/** Reads one of the files that the page starts from. Never rejects: `problem` is for the details of the failure screen. */
export async function readJson(
  url: string,
  fetchOf: typeof fetch = (input, init) => globalThis.fetch(input, init),
): Promise<JsonFile> {
  try {
    const response = await fetchOf(url, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(START_FILE_TIMEOUT_MS),
    });
    if (!response.ok) return { ok: false, problem: `${url}: HTTP ${response.status}` };
    const text = await response.text();
    try {
      return { ok: true, body: JSON.parse(text) as unknown };
    } catch {
      return { ok: false, problem: `${url}: not JSON` };
    }
  } catch (error) {
    return {
      ok: false,
      problem: `${url}: ${error instanceof DOMException && error.name === 'TimeoutError' ? 'no answer' : 'could not be fetched'}`,
    };
  }
}
