import { healthResponseSchema } from '@portal/protocol';
import type { AppServer } from './app-server';

const CHECK_TIMEOUT_MS = 2_000;

/** Throws or rejects when the part is down. */
export type HealthCheck = () => Promise<unknown>;

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

/** `GET /health`: 200 with every check ok, 503 `degraded` otherwise, so that a load balancer needs no parsing. */
export function installHealth(app: AppServer, service: string, version: string, checks: Record<string, HealthCheck>): void {
  app.get('/health', {
    config: { rateLimit: false },
    logLevel: 'warn',
    schema: { summary: 'Is this server able to work?', tags: ['health'], response: { 200: healthResponseSchema, 503: healthResponseSchema } },
  }, async (_request, reply) => {
    const results = await Promise.all(Object.entries(checks).map(async ([name, check]) => [name, await run(check)] as const));
    const ok = results.every(([, result]) => result === 'ok');
    return reply.code(ok ? 200 : 503).send({ status: ok ? 'ok' : 'degraded', service, version, checks: Object.fromEntries(results) });
  });
}
