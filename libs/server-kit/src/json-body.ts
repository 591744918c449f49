import type { AppServer } from './app-server';
import { AppError } from './errors';

/**
 * Maximum nesting depth of a JSON body, which keeps recursive code from overflowing the stack. The
 * deepest real bodies contain a screen's component tree and have about ten levels.
 */
const MAX_NESTING = 100;
const ESCAPED_ZERO = /(?<!\\)(?:\\\\)*\\u0000/;

const ESCAPED_SURROGATE = /\\ud[89a-f]/i;
const ESCAPED_HALF = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

/**
 * Whether a body contains a lone surrogate. `JSON.stringify` escapes lone surrogates but not
 * surrogate pairs. Check the nesting first, because `JSON.stringify` is recursive.
 */
const hasHalfSurrogate = (body: string, value: unknown) =>
  ESCAPED_SURROGATE.test(body) && ESCAPED_HALF.test(JSON.stringify(value));

/**
 * Whether a value is nested deeper than `limit`. Searches level by level, because recursion could
 * itself overflow the stack.
 */
function isDeeperThan(value: unknown, limit: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > limit) return true;
    level = level.flatMap((item) =>
      item !== null && typeof item === 'object' ? Object.values(item) : [],
    );
  }
  return false;
}

/**
 * Parses JSON bodies for all routes:
 * - An empty body with type `application/json` is treated as no body.
 * - NUL characters and lone surrogates are rejected with 400: they are valid JSON, but PostgreSQL
 *   cannot store them.
 * - Deep nesting is rejected with 400, because it could overflow the stack of recursive code.
 */
export function readJson(app: AppServer): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') return done(null, undefined);
      if (ESCAPED_ZERO.test(body))
        return done(new AppError('bad_request', 'Zero characters are not allowed'), undefined);
      return void parse(request, body, (error, value: unknown) => {
        if (!error && isDeeperThan(value, MAX_NESTING))
          done(new AppError('validation_failed', 'The body is nested too deeply'), undefined);
        else if (!error && hasHalfSurrogate(body, value))
          done(new AppError('bad_request', 'Halves of surrogate pairs are not allowed'), undefined);
        else done(error, value);
      });
    },
  );
}
