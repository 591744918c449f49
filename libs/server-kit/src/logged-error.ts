import { withoutPersonalData } from '@portal/protocol';

/** What the log keeps of an error. */
export interface LoggedError {
  type: string;
  message: string;
  /** Such as `ECONNREFUSED`, an SQLSTATE, a code of ours. */
  code?: string;
  /** Of a database's error: which rule was broken. */
  constraint?: string;
  table?: string;
  /** Frames alone: the first lines of a stack are the message once more. */
  stack: string[];
  cause?: LoggedError;
}

const MESSAGE_MAX_CHARS = 500;
const MAX_CAUSES = 4;
const NAME = /^[\w.$-]{1,80}$/;
const QUOTED = /"[^"]*"/g;

/**
 * The message of what a job failed of, which its queue has made of an error already. A database that could not take a value (SQLSTATE of class 22) quotes it.
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
 * A failed statement is told by its text, in which values are only numbered: what stood in their place, the library appends to its message.
 * A database quotes the value that it could not take; names of its own are quoted too, and stay.
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
 * An error for the log, without what a person wrote: only fields that are known, messages without values. Anything that is no error is told by its type.
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
