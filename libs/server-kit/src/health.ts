import { healthResponseSchema } from '@portal/protocol';
import type { AppServer } from './app-server';
import type { Lifecycle } from './lifecycle';

const CHECK_TIMEOUT_MS = 2_000;

/** Throws or rejects when the part is down. */
export type HealthCheck = () => Promise<unknown>;

interface HealthOptions {
  healthChecks: Record<string, HealthCheck>;
  readyChecks: Record<string, HealthCheck>;
  lifecycle: Lifecycle;
}

async function run(check: HealthCheck): Promise<'ok' | 'down'> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'down'>((resolve) => {
    timer = setTimeout(() => resolve('down'), CHECK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([check().then(() => 'ok' as const, () => 'down' as const), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * `GET /health`: 200 with every check ok, 503 `degraded` otherwise, so that a load balancer needs no parsing.
 * `GET /ready`: the same with all that the server needs, and 503 too from the moment the process was told to stop: whoever balances looks there.
 */
export function installHealth(app: AppServer, service: string, version: string, { healthChecks, readyChecks, lifecycle }: HealthOptions): void {
  const answer = (url: string, schema: { summary: string; hide?: boolean }, checks: Record<string, HealthCheck>) =>
    app.get(url, {
      config: { rateLimit: false },
      logLevel: 'warn',
      schema: { ...schema, tags: ['health'], response: { 200: healthResponseSchema, 503: healthResponseSchema } },
    }, async (_request, reply) => {
      const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await run(check)] as const));
      const ok = results.every(([, result]) => result === 'ok');
      return reply.code(ok ? 200 : 503).send({ status: ok ? 'ok' : 'degraded', service, version, checks: Object.fromEntries(results) });
    });
  answer('/health', { summary: 'Is this server able to work?' }, healthChecks);
  // For balancers, not for callers.
  answer('/ready', { summary: 'May requests be sent to this server?', hide: true }, {
    ...healthChecks,
    ...readyChecks,
    taking_requests: () => (lifecycle.draining ? Promise.reject(new Error('draining')) : Promise.resolve()),
  });
}
