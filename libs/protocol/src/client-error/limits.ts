/** Maximum length of a report's message, in characters. */
export const CLIENT_ERROR_MESSAGE_MAX_CHARS = 500;
/** Maximum number of stack frames in a report. */
export const CLIENT_ERROR_FRAMES_MAX = 20;
export const CLIENT_ERROR_FRAME_MAX_CHARS = 300;

/**
 * Matches one stack frame, `function url:line:column`. Matches neither URLs with a query string or
 * fragment nor the line that contains the error's message.
 */
export const STACK_FRAME = /^(?:[\w$.<>[\] ]{1,100} )?(?:https?:\/\/[^\s?#]+|<anonymous>|native)$/;
