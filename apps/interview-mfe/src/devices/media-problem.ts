/**
 * Why a microphone or camera could not be opened. `refused`: by the person or the browser;
 * `system`: by the operating system; `busy`: another program uses it; `insecure`: the page is not
 * served over HTTPS.
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

/**
 * `openMedia` rejects with this if the browser has no `mediaDevices`, as on a page without HTTPS.
 */
export class InsecurePageError extends Error {
  override readonly name = 'InsecurePageError';
}

export function mediaProblemOf(error: unknown): MediaProblem {
  if (error instanceof InsecurePageError) return 'insecure';
  const { name = '', message = '' } = (error ?? {}) as Partial<Error>;
  // Chromium's message when the operating system blocks the device.
  if (name === 'NotAllowedError' && message.includes('by system')) return 'system';
  return PROBLEMS[name] ?? 'failed';
}
