/**
 * Why a speech engine failed. `refused`: it rejected the key or the request, so a retry would not
 * help. `timed_out`: it returned no result in time.
 */
export type SpeechErrorCode =
  'engine_missing' | 'engine_crashed' | 'bad_audio' | 'refused' | 'timed_out';

/**
 * Thrown when a speech engine fails. `engine` is the engine's display name, and `code` is the
 * reason.
 */
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

/**
 * Returns the HTTP status of a plugin's error, or null if it has none. The property is called
 * `statusCode` in LiveKit's classes and `status` in the OpenAI client.
 */
function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null) return null;
  const { statusCode, status } = error as { statusCode?: unknown; status?: unknown };
  const found = [statusCode, status].find((value) => typeof value === 'number' && value >= 100);
  return typeof found === 'number' ? found : null;
}

/**
 * Whether an HTTP status indicates a permanent refusal, for example because of a wrong key, a lack
 * of credit, or an unknown model or voice. 408 and 429 are temporary.
 */
const isRefusal = (status: number) =>
  status >= 400 && status < 500 && status !== 408 && status !== 429;

/**
 * Converts an error from a plugin or client library into a `SpeechError`. Its code is `refused` if
 * a retry would fail too, otherwise `engine_crashed`.
 */
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
