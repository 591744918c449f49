import type { AppServer } from './app-server';
import { AppError } from './errors';

/** Levels of objects and arrays in a body; a screen's components are some ten deep. What recurses over a body stays safe. */
const MAX_NESTING = 100;
const ESCAPED_ZERO = /(?<!\\)(?:\\\\)*\\u0000/;

const ESCAPED_SURROGATE = /\\ud[89a-f]/i;
const ESCAPED_HALF = /(?<!\\)(?:\\\\)*\\ud[89a-f]/;

/** Written as JSON again, pairs of surrogates are characters and only halves are escaped. Recurses: not for what is too deep. */
const hasHalfSurrogate = (body: string, value: unknown) =>
  ESCAPED_SURROGATE.test(body) && ESCAPED_HALF.test(JSON.stringify(value));

/** Walks level by level, not recursively: the point is to survive what is too deep. */
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
 * How JSON bodies are read, for every route:
 * - A PATCH or POST without a body may still say `application/json`: that is no body, not a broken one.
 * - A zero character and half of a surrogate pair are legal JSON, and no PostgreSQL text can hold them: 400.
 * - What is nested too deeply would exhaust the stack of whatever walks it: 400.
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
