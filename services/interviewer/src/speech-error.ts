/** What a speech engine failed at. `refused`: it does not take the key or the request, and will not later; `timed_out`: it gave nothing in time. */
export type SpeechErrorCode =
  'engine_missing' | 'engine_crashed' | 'bad_audio' | 'refused' | 'timed_out';

/** A speech engine failed. `engine` is the name shown to people; `code` says at what. */
export class SpeechError extends Error {
  override readonly name = 'SpeechError';
  constructor(
    readonly code: SpeechErrorCode,
    readonly engine: string,
    detail: string,
  ) {
    super(`${engine}: ${detail}`);
  }
}

/** HTTP status that a plugin's error carries: LiveKit's classes call it `statusCode`, the OpenAI client `status`. */
function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null) return null;
  const { statusCode, status } = error as { statusCode?: unknown; status?: unknown };
  const found = [statusCode, status].find((value) => typeof value === 'number' && value >= 100);
  return typeof found === 'number' ? found : null;
}

/** Client errors that are not for now only: a wrong key, no credit, an unknown model or voice (RFC 9110; 408 and 429 pass). */
const isRefusal = (status: number) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

/** What a plugin or client library threw, as an error of the product: `refused` where another try would fail too. */
export function speechErrorOf(error: unknown, engine: string): SpeechError {
  if (error instanceof SpeechError) return error;
  const status = statusOf(error);
  const detail = error instanceof Error ? error.message : String(error);
  return new SpeechError(
    status !== null && isRefusal(status) ? 'refused' : 'engine_crashed',
    engine,
    status === null || detail.includes(String(status)) ? detail : `${status} ${detail}`,
  );
}
