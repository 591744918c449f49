import * as z from '@portal/protocol/zod';
import { LANGUAGES } from '../constants';
import {
  CLIENT_ERROR_FRAME_MAX_CHARS,
  CLIENT_ERROR_FRAMES_MAX,
  CLIENT_ERROR_MESSAGE_MAX_CHARS,
  STACK_FRAME,
} from './limits';

/**
 * An identifier from the page's code, such as the name of a problem or a view. Not an enum, because
 * shells are released separately and may send new values.
 */
const identifier = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,39}$/));
const version = z.string().check(z.regex(/^[\w.+-]{1,64}$/));
const remoteName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

const release = z.strictObject({
  name: remoteName,
  version,
  /** Set if this is the remote's canary version. */
  canary: z.optional(z.literal(true)),
});

/**
 * Where an error was caught. `loader`: a remote's module failed to load. `boundary`: a module threw
 * while rendering. `window-error`, `unhandled-rejection`: the error was not caught by any code.
 * `csp`: the content security policy blocked something.
 */
export const clientErrorKindSchema = z.enum([
  'loader',
  'boundary',
  'window-error',
  'unhandled-rejection',
  'csp',
]);
export type ClientErrorKind = z.infer<typeof clientErrorKindSchema>;

/**
 * A page's error report: which part failed, in which build, and where. The page removes personal
 * data before sending it. A report with unknown fields is rejected.
 */
export const clientErrorSchema = z.strictObject({
  kind: clientErrorKindSchema,
  /** Reference shown on the error screen, for the user to quote to support. */
  reference: z.string().check(z.regex(/^[0-9A-F]{4}-[0-9A-F]{4}$/)),
  /** What went wrong, such as `unreachable`, `incompatible` or `crashed`. */
  problem: identifier,
  message: z.string().check(z.maxLength(CLIENT_ERROR_MESSAGE_MAX_CHARS)),
  stack: z
    .array(z.string().check(z.maxLength(CLIENT_ERROR_FRAME_MAX_CHARS), z.regex(STACK_FRAME)))
    .check(z.maxLength(CLIENT_ERROR_FRAMES_MAX)),
  /** The failed module, `<remote>/<module>`; null if unknown. */
  module: z.nullable(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}\/\w{1,40}$/))),
  /** The remote that failed; null if the shell failed, or if the remote is unknown. */
  remote: z.nullable(release),
  /** All remotes loaded so far. */
  loaded: z.array(release).check(z.maxLength(20)),
  /** Build and contract version of the host. */
  shell: z.strictObject({
    build: version,
    contract: version,
  }),
  page: z.strictObject({
    view: identifier,
    language: z.enum(LANGUAGES),
    /** Name and major version of the browser, such as `chrome 131` or `safari 18 mobile`. */
    browser: z.string().check(z.regex(/^[a-z]{1,20}(?: \d{1,4})?(?: mobile)?$/)),
  }),
});
export type ClientError = z.infer<typeof clientErrorSchema>;
