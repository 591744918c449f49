/** Time limits for slow clients (ms). */
export interface SocketTimeouts {
  /** Maximum time to receive all the headers of a request. */
  headersMs: number;
  /**
   * Maximum time to receive a whole request, including its body: enough for 10 MB at 0.5 Mbit/s.
   */
  requestMs: number;
  /** Maximum time without traffic in either direction. */
  idleMs: number;
}

const TIMEOUTS: SocketTimeouts = { headersMs: 15_000, requestMs: 180_000, idleMs: 60_000 };
/** How often Node checks for requests that exceed the limits (ms). */
const CHECK_INTERVAL_MS = 5_000;

/**
 * Returns Fastify options that disconnect slow clients. By default, Fastify sets no time limit for
 * receiving a body.
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
