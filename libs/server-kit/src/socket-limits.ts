/** How long a client may take. Milliseconds. */
export interface SocketTimeouts {
  /** For all headers of a request. */
  headersMs: number;
  /** For a whole request, its body included: ten megabytes at half a megabit a second. */
  requestMs: number;
  /** Without a byte in either direction. */
  idleMs: number;
}

const TIMEOUTS: SocketTimeouts = { headersMs: 15_000, requestMs: 180_000, idleMs: 60_000 };
/** How often Node looks for requests whose time is over. */
const CHECK_INTERVAL_MS = 5_000;

/** Fastify's options against clients that keep a socket busy by sending slowly: its own defaults would let a body take forever. */
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
