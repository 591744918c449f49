import {
  CLIENT_ERROR_FRAME_MAX_CHARS,
  CLIENT_ERROR_FRAMES_MAX,
  STACK_FRAME,
} from '@portal/protocol';

/** `at f (url)`, `at url` (Chromium), `f@url` (Firefox, Safari): how each ends. */
const URL_AT_END = /((?:https?:\/\/|<anonymous>)[^\s)]*)\)?$/;
const QUERY = /[?#][^:]*(?=(?::\d+){0,2}$)/;

/**
 * The frames of an error's stack in one form for all engines, `function url:line:column`, without queries. Lines that are no frame, such as the
 * message that Chromium puts before them, are left out.
 */
export function framesOf(error: unknown): string[] {
  const stack = error instanceof Error && typeof error.stack === 'string' ? error.stack : '';
  return stack
    .split('\n')
    .flatMap((line) => {
      const found = URL_AT_END.exec(line);
      const [, url] = found ?? [];
      const called = line
        .slice(0, found?.index)
        .trim()
        .replace(/^at(?: |$)/, '');
      if (url === undefined || !/(?:^|[(@])$/.test(called)) return [];
      const name = called
        .replace(/[^\w$.<>[\] ]/g, '')
        .trim()
        .slice(0, 100);
      const frame = `${name}${name && ' '}${url.replace(QUERY, '')}`;
      return frame.length <= CLIENT_ERROR_FRAME_MAX_CHARS && STACK_FRAME.test(frame) ? [frame] : [];
    })
    .slice(0, CLIENT_ERROR_FRAMES_MAX);
}
