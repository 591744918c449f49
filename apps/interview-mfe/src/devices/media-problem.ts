/**
 * Why a microphone or camera could not be opened.
 * - `refused`: the user or the browser denied access.
 * - `system`: the operating system denied access.
 * - `missing`: there is no such device.
 * - `busy`: another program is using it.
 * - `insecure`: the page is not served over HTTPS.
 * - `failed`: any other reason.
 */
export type MediaProblem = 'refused' | 'system' | 'missing' | 'busy' | 'insecure' | 'failed';

const PROBLEMS: Record<string, MediaProblem> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Thrown if the browser has no `mediaDevices`, as on a page that is not served over HTTPS. */
export class InsecurePageError extends Error {
  override readonly name = 'InsecurePageError';
}

export function mediaProblemOf(error: unknown): MediaProblem {
  if (error instanceof InsecurePageError) return 'insecure';
  const { name = '', message = '' } = (error ?? {}) as Partial<Error>;
  // Chromium's message contains "by system" if the operating system blocks the device.
  if (name === 'NotAllowedError' && message.includes('by system')) return 'system';
  return PROBLEMS[name] ?? 'failed';
}
