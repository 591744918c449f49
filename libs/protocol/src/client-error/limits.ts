/** Characters of a report's message. */
export const CLIENT_ERROR_MESSAGE_MAX_CHARS = 500;
/** Frames of a report's stack: enough for what threw and who called it. */
export const CLIENT_ERROR_FRAMES_MAX = 20;
export const CLIENT_ERROR_FRAME_MAX_CHARS = 300;

/** One frame of a stack, `function url:line:column`: a URL without query or fragment, and nothing of the message. */
export const STACK_FRAME = /^(?:[\w$.<>[\] ]{1,100} )?(?:https?:\/\/[^\s?#]+|<anonymous>|native)$/;
