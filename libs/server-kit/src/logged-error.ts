import { withoutPersonalData } from '@portal/protocol';

/** The logged part of an error. */
export interface LoggedError {
  type: string;
  message: string;
  /** Such as `ECONNREFUSED`, an SQLSTATE, a code of ours. */
  code?: string;
  /** The violated constraint of a database error. */
  constraint?: string;
  table?: string;
  /** Stack frames only: the first lines of a stack repeat the message. */
  stack: string[];
  cause?: LoggedError;
}

const MESSAGE_MAX_CHARS = 500;
const MAX_CAUSES = 4;
const NAME = /^[\w.$-]{1,80}$/;
const QUOTED = /"[^"]*"/g;

/**
 * Message of a failed job, which the queue has already serialized. If the database rejected a
 * value (SQLSTATE class 22), the message quotes it.
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
 * Keeps the SQL text, where values are only numbered, and drops the parameters that the library
 * appends. Values quoted by the database are dropped, its own names are kept.
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
 * Prepares an error for the log without user input: known fields only, messages without values.
 * Anything that is not an error is described by its type.
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
