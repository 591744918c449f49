/** What Node and postgres.js say of a connection that cannot be made, or that broke off. */
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
/** PostgreSQL is shutting down, has crashed, is starting up, or takes no more connections (appendix A of its manual). */
const SERVER_FAULTS = new Set(['57P01', '57P02', '57P03', '53300']);

/** Whether an error says that the database cannot be reached now: the same may succeed later. A wrong password or name is another thing. */
export function isUnreachable(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    const { code } = current as NodeJS.ErrnoException;
    if (code !== undefined && (CONNECTION_FAULTS.has(code) || SERVER_FAULTS.has(code))) return true;
  }
  return false;
}

/** Host and port of a database URL, without who logs in there: for people to read. The embedded database has none. */
export function databaseAddress(url: string | undefined): string {
  if (url === undefined) return 'this process';
  const { hostname, port } = new URL(url);
  return `${hostname}:${port || '5432'}`;
}
