/**
 * Why a microphone or camera could not be opened: the person or the browser refused, the operating system did, there is none,
 * another program holds it, the page is not served securely, or anything else.
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

/** Rejected by `openMedia` where the browser has no `mediaDevices`, as on a page without https. */
export class InsecurePageError extends Error {
  override readonly name = 'InsecurePageError';
}

export function mediaProblemOf(error: unknown): MediaProblem {
  if (error instanceof InsecurePageError) return 'insecure';
  const { name = '', message = '' } = (error ?? {}) as Partial<Error>;
  // Chromium's words where the operating system keeps the device from the browser.
  if (name === 'NotAllowedError' && message.includes('by system')) return 'system';
  return PROBLEMS[name] ?? 'failed';
}
