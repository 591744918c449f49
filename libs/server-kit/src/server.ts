import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import { errorBodySchema, HEADERS } from '@portal/protocol';
import Fastify, { LogController, type FastifyServerOptions } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AppServer } from './app-server';
import type { ServerConfig } from './config';
import { installErrorHandling, type Faults } from './error-handler';
import { AppError } from './errors';
import { installHealth, type HealthCheck } from './health';
import { readJson } from './json-body';
import { createLifecycle, type Lifecycle } from './lifecycle';
import { loggerOptions } from './logging';
import { refuseUnknownMethods } from './methods';
import { installOpenApi } from './openapi';
import { REQUEST_ID_HEADER, requestIdFor } from './request-id';
import { followRequests } from './request-log';
import { securityHeaders } from './security-headers';
import { serializerCompiler } from './serializer';
import { socketLimits, type SocketTimeouts } from './socket-limits';
import { observeRequests } from './telemetry/http-requests';
import type { Telemetry } from './telemetry/telemetry';

/** Bytes of a JSON body; multipart uploads have limits of their own. */
const JSON_BODY_MAX_BYTES = 1_048_576;
/** Fastify's default of 100 is less than a session token may have. */
const PATH_PARAM_MAX_CHARS = 500;

export interface CreateServerOptions extends Faults {
  /** Name in logs, in the health answer and in the API description. */
  service: string;
  version: string;
  config: Pick<
    ServerConfig,
    'siteOrigins' | 'rateLimitMax' | 'trustProxy' | 'logLevel' | 'interviewerToken'
  >;
  /** `false` for silence; pino options (a stream, a level) to replace the usual ones. */
  logger?: FastifyServerOptions['logger'];
  healthChecks?: Record<string, HealthCheck>;
  /** What this server needs for part of its work: `/ready` names it where it is down, `/health` does not ask. */
  readyChecks?: Record<string, HealthCheck>;
  /** Of the process; one of its own when absent. */
  lifecycle?: Lifecycle;
  /** Traces and measures of its requests; none when absent. Stays its owner's. */
  telemetry?: Telemetry | undefined;
  /** Shorter ones, for a test that waits for them. */
  timeouts?: SocketTimeouts;
}

/** Response schemas of errors, for each route's `response`. */
export const errorResponses = { '4xx': errorBodySchema, '5xx': errorBodySchema } as const;

/**
 * A server with everything the two APIs have in common: security headers, CORS for the site's origins with credentials,
 * cookies, limits by address, zod validation, `GET /health`, `GET /openapi.json` and the one error body.
 * Routes are to be added inside `app.register`, so that they come after these plugins.
 */
export async function createServer(options: CreateServerOptions): Promise<AppServer> {
  const { config, lifecycle = createLifecycle() } = options;
  const app: AppServer = Fastify({
    logger: options.logger ?? loggerOptions(config.logLevel),
    ...socketLimits(options.timeouts),
    bodyLimit: JSON_BODY_MAX_BYTES,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    requestIdHeader: false,
    routerOptions: { maxParamLength: PATH_PARAM_MAX_CHARS },
    // One line for each request, when it has been answered: `followRequests`.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestIdFor(headers, config.interviewerToken),
  }).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', null);
  app.decorateRequest('traceparent', null);
  app.decorateRequest('notedInterview', null);
  // What is answered here is some person's: no cache keeps it.
  const headers = { ...securityHeaders(), 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(headers).header(REQUEST_ID_HEADER, request.id);
    done();
  });
  followRequests(
    app,
    lifecycle,
    options.telemetry && observeRequests(options.telemetry, config.interviewerToken),
  );
  readJson(app);
  installErrorHandling(app, options);
  refuseUnknownMethods(app);

  await app.register(cors, {
    origin: config.siteOrigins,
    credentials: true,
    methods: ['GET', 'POST', 'PATCH', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', REQUEST_ID_HEADER, ...Object.values(HEADERS)],
    exposedHeaders: [REQUEST_ID_HEADER, 'retry-after', 'content-disposition'],
    maxAge: 600,
  });
  await app.register(cookie);
  if (config.rateLimitMax > 0) {
    await app.register(rateLimit, {
      max: config.rateLimitMax,
      timeWindow: '1 minute',
      errorResponseBuilder: (_request, context) =>
        new AppError(
          'rate_limited',
          `Too many requests. Please try again in ${String(context.after)}.`,
          { status: context.statusCode },
        ),
    });
  }
  await installOpenApi(app, options.service, options.version);
  installHealth(app, options.service, options.version, {
    healthChecks: options.healthChecks ?? {},
    readyChecks: options.readyChecks ?? {},
    lifecycle,
  });
  return app;
}

/** A route's own, stricter limit by address (requests a minute), off where limits are off. Goes into the route's `config`. */
export function limitTo(
  config: Pick<ServerConfig, 'rateLimitMax'>,
  perMinute: number,
): { rateLimit: { max: number; timeWindow: string } | false } {
  if (config.rateLimitMax === 0) return { rateLimit: false };
  return { rateLimit: { max: Math.min(perMinute, config.rateLimitMax), timeWindow: '1 minute' } };
}
