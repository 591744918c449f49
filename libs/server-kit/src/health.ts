import { healthResponseSchema } from '@portal/protocol';
import type { AppServer } from './app-server';
import type { Lifecycle } from './lifecycle';

const CHECK_TIMEOUT_MS = 2_000;
/**
 * Time limit for each `/health` check (ms), shorter than Kubernetes' default probe timeout of one
 * second.
 */
const TOLD_WITHIN_MS = 500;

/** Checks one dependency. Rejects if it is down. */
export type HealthCheck = () => Promise<unknown>;

interface HealthOptions {
  healthChecks: Record<string, HealthCheck>;
  readyChecks: Record<string, HealthCheck>;
  lifecycle: Lifecycle;
}

async function run(check: HealthCheck, timeoutMs: number): Promise<'ok' | 'down'> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'down'>((resolve) => {
    timer = setTimeout(() => resolve('down'), timeoutMs);
  });
  try {
    return await Promise.race([
      check().then(
        () => 'ok' as const,
        () => 'down' as const,
      ),
      timeout,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Adds `GET /health` and `GET /ready`.
 *
 * `/health` shows whether the process is alive. It returns 200 even if a dependency is down,
 * because restarting the process would not fix that, but the status in the body is then `degraded`.
 *
 * `/ready` is for load balancers. It returns 503 if a dependency is down or the process is shutting
 * down.
 */
export function installHealth(
  app: AppServer,
  service: string,
  version: string,
  { healthChecks, readyChecks, lifecycle }: HealthOptions,
): void {
  const answer = (
    url: string,
    {
      checks,
      timeoutMs,
      downStatus,
      ...schema
    }: {
      summary: string;
      hide?: boolean;
      checks: Record<string, HealthCheck>;
      timeoutMs: number;
      downStatus: 200 | 503;
    },
  ) =>
    app.get(
      url,
      {
        config: { rateLimit: false },
        logLevel: 'warn',
        schema: {
          ...schema,
          tags: ['health'],
          response: { 200: healthResponseSchema, 503: healthResponseSchema },
        },
      },
      async (_request, reply) => {
        const results = await Promise.all(
          Object.entries(checks).map(
            async ([name, check]) => [name, await run(check, timeoutMs)] as const,
          ),
        );
        const ok = results.every(([, result]) => result === 'ok');
        return reply.code(ok ? 200 : downStatus).send({
          status: ok ? 'ok' : 'degraded',
          service,
          version,
          checks: Object.fromEntries(results),
        });
      },
    );
  answer('/health', {
    summary: 'Does this server live?',
    checks: healthChecks,
    timeoutMs: TOLD_WITHIN_MS,
    downStatus: 200,
  });
  // Omitted from the API description, because only load balancers use it.
  answer('/ready', {
    summary: 'May requests be sent to this server?',
    hide: true,
    timeoutMs: CHECK_TIMEOUT_MS,
    downStatus: 503,
    checks: {
      ...healthChecks,
      ...readyChecks,
      taking_requests: () =>
        lifecycle.draining ? Promise.reject(new Error('draining')) : Promise.resolve(),
    },
  });
}
