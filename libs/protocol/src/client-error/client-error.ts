import * as z from '@portal/protocol/zod';
import { LANGUAGES } from '../constants';
import {
  CLIENT_ERROR_FRAME_MAX_CHARS,
  CLIENT_ERROR_FRAMES_MAX,
  CLIENT_ERROR_MESSAGE_MAX_CHARS,
  STACK_FRAME,
} from './limits';

/** A word of the page's code, such as a problem or a view: open, because shells are released apart from the server. */
const identifier = z.string().check(z.regex(/^[a-z][a-z0-9_-]{0,39}$/));
const version = z.string().check(z.regex(/^[\w.+-]{1,64}$/));
const remoteName = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

const release = z.strictObject({
  name: remoteName,
  version,
  /** It is the version that a share of visitors gets, and not the one of all others. */
  canary: z.optional(z.literal(true)),
});

/**
 * Where an error was caught. `loader`: a remote's module could not be had. `boundary`: one was, and threw while it was drawn.
 * `window-error`, `unhandled-rejection`: nobody caught it. `csp`: the page's content security policy blocked something.
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
 * What a page reports of an error: enough to know which build of which part failed where. It holds no text of a person and names nobody:
 * no address, name, token, document, and no query of a URL. Strict: what is not listed here is refused.
 */
export const clientErrorSchema = z.strictObject({
  kind: clientErrorKindSchema,
  /** Shown to the person where there is a fallback, for whom support is asked. */
  reference: z.string().check(z.regex(/^[0-9A-F]{4}-[0-9A-F]{4}$/)),
  /** Such as `unreachable`, `incompatible`, `crashed`. */
  problem: identifier,
  message: z.string().check(z.maxLength(CLIENT_ERROR_MESSAGE_MAX_CHARS)),
  stack: z
    .array(z.string().check(z.maxLength(CLIENT_ERROR_FRAME_MAX_CHARS), z.regex(STACK_FRAME)))
    .check(z.maxLength(CLIENT_ERROR_FRAMES_MAX)),
  /** The module that failed, `<remote>/<module>`; null where it is not known. */
  module: z.nullable(z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}\/\w{1,40}$/))),
  /** The remote at fault; null where it is the shell, or not known. */
  remote: z.nullable(release),
  /** Every remote that had been loaded by then. */
  loaded: z.array(release).check(z.maxLength(20)),
  /** The host: its build, and the version of the contract that it offers. */
  shell: z.strictObject({ build: version, contract: version }),
  page: z.strictObject({
    view: identifier,
    language: z.enum(LANGUAGES),
    /** Kind and major version, such as `chrome 131` or `safari 18 mobile`. */
    browser: z.string().check(z.regex(/^[a-z]{1,20}(?: \d{1,4})?(?: mobile)?$/)),
  }),
});
export type ClientError = z.infer<typeof clientErrorSchema>;
