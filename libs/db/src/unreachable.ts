/** Error codes of Node and postgres.js for connections that fail or break. */
const CONNECTION_FAULTS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
]);
/**
 * PostgreSQL is shutting down, crashed, starting up or out of connections (PostgreSQL manual,
 * appendix A).
 */
const SERVER_FAULTS = new Set(['57P01', '57P02', '57P03', '53300']);

/**
 * Whether the database is unreachable, so that a retry may succeed. A wrong password or database
 * name does not count.
 */
export function isUnreachable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as NodeJS.ErrnoException;
    if (code !== undefined && (CONNECTION_FAULTS.has(code) || SERVER_FAULTS.has(code))) return true;
  }
  return false;
}

/**
 * Host and port of a database URL without credentials, for logs. `this process` for the embedded
 * database.
 */
export function databaseAddress(url: string | undefined): string {
  if (url === undefined) return 'this process';
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || '5432'}`;
}
