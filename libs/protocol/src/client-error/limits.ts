/** Maximum characters of a report's message. */
export const CLIENT_ERROR_MESSAGE_MAX_CHARS = 500;
/** Maximum stack frames of a report. */
export const CLIENT_ERROR_FRAMES_MAX = 20;
export const CLIENT_ERROR_FRAME_MAX_CHARS = 300;

/** One stack frame, `function url:line:column`: a URL without query or fragment, and no message. */
export const STACK_FRAME = /^(?:[\w$.<>[\] ]{1,100} )?(?:https?:\/\/[^\s?#]+|<anonymous>|native)$/;
