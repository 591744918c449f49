import { withoutPersonalData } from '@portal/protocol';

/** The parts of an error that are safe to log. */
export interface LoggedError {
  type: string;
  message: string;
  /** Error code, such as `ECONNREFUSED`, an SQLSTATE or one of the portal's own codes. */
  code?: string;
  /** The constraint that a database statement violated. */
  constraint?: string;
  table?: string;
  /** Only the stack frames, because the first lines of a stack trace repeat the message. */
  stack: string[];
  cause?: LoggedError;
}

const MESSAGE_MAX_CHARS = 500;
const MAX_CAUSES = 4;
const NAME = /^[\w.$-]{1,80}$/;
const QUOTED = /"[^"]*"/g;

/**
 * Prepares a job failure, as stored by the queue, for logging. If the database rejected a value
 * (SQLSTATE class 22), the message quotes that value, so all quoted text is removed.
 */
export function loggedFault(fault: { name: string; code?: string; message: string }): object {
  const { message, code } = fault;
  return {
    ...fault,
    message: withoutPersonalData(
      code?.startsWith('22') ? message.replace(QUOTED, '[value]') : message,
    ).slice(0, MESSAGE_MAX_CHARS),
  };
}

const nameOf = (value: unknown) =>
  typeof value === 'string' && NAME.test(value) ? value : undefined;

/**
 * Returns an error's message without user input. In messages from the database, quoted text is
 * removed unless it names a constraint, table or column. For a failed query, returns its SQL text
 * with numbered placeholders.
 */
function messageOf(
  error: Error & Record<string, unknown>,
  known: readonly (string | undefined)[],
): string {
  if ('severity' in error)
    return withoutPersonalData(
      error.message.replace(QUOTED, (quoted) =>
        known.includes(quoted.slice(1, -1)) ? quoted : '[value]',
      ),
    );
  if (typeof error['query'] === 'string' && 'params' in error)
    return `failed query: ${error['query']}`;
  return withoutPersonalData(error.message);
}

/**
 * Prepares an error for logging. Keeps only the fields of `LoggedError`, and removes user input
 * from messages. If the value is not an error, keeps only its type.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error', stack: [] };
  const fields = error as Error & Record<string, unknown>;
  const [code, constraint, table] = [
    nameOf(fields['code']),
    nameOf(fields['constraint'] ?? fields['constraint_name']),
    nameOf(fields['table'] ?? fields['table_name']),
  ];
  return {
    type: nameOf(error.constructor.name) ?? 'Error',
    message: messageOf(fields, [
      constraint,
      table,
      nameOf(fields['column'] ?? fields['column_name']),
    ]).slice(0, MESSAGE_MAX_CHARS),
    ...(code && { code }),
    ...(constraint && { constraint }),
    ...(table && { table }),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .map((line) => line.trim()),
    ...(error.cause !== undefined &&
      depth < MAX_CAUSES && { cause: loggedError(error.cause, depth + 1) }),
  };
}
