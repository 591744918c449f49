/** Time limits for slow clients (ms). */
export interface SocketTimeouts {
  /** Maximum time until all headers of a request have been received. */
  headersMs: number;
  /** Maximum time until a request and its body have been received: 10 MB at 0.5 Mbit/s. */
  requestMs: number;
  /** Maximum time without traffic in either direction. */
  idleMs: number;
}

const TIMEOUTS: SocketTimeouts = { headersMs: 15_000, requestMs: 180_000, idleMs: 60_000 };
/** How often Node looks for requests that exceed the limits (ms). */
const CHECK_INTERVAL_MS = 5_000;

/**
 * Returns Fastify options that disconnect slow clients. By default, sending a body may take
 * forever.
 */
export function socketLimits({ headersMs, requestMs, idleMs }: SocketTimeouts = TIMEOUTS) {
  return {
    requestTimeout: requestMs,
    connectionTimeout: idleMs,
    http: {
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.min(CHECK_INTERVAL_MS, headersMs),
    },
  };
}
