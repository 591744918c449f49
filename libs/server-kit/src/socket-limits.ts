/** Time limits for clients, in milliseconds. */
export interface SocketTimeouts {
  /** For all headers of a request. */
  headersMs: number;
  /** For a whole request with its body: 10 MB at 0.5 Mbit/s. */
  requestMs: number;
  /** Without traffic in either direction. */
  idleMs: number;
}

const TIMEOUTS: SocketTimeouts = { headersMs: 15_000, requestMs: 180_000, idleMs: 60_000 };
/** How often Node checks for expired requests. */
const CHECK_INTERVAL_MS = 5_000;

/** Fastify options that stop slow clients: by default a body may take forever. */
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
