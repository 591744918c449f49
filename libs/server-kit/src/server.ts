import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import rateLimit from '@fastify/rate-limit';
import { errorBodySchema, HEADERS } from '@portal/protocol';
import Fastify, { LogController, type FastifyServerOptions } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import helmet from 'helmet';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AppServer } from './app-server';
import type { ServerConfig } from './config';
import { installErrorHandling, refuseUnknownMethods, type Faults } from './error-handler';
import { AppError } from './errors';
import { installHealth, type HealthCheck } from './health';
import { readJson } from './json-body';
import { createLifecycle, type Lifecycle } from './lifecycle';
import { loggerOptions } from './logging';
import { installOpenApi } from './openapi';
import { REQUEST_ID_HEADER, requestIdFor } from './request-id';
import { followRequests } from './request-log';
import { serializerCompiler } from './serializer';
import { socketLimits, type SocketTimeouts } from './socket-limits';
import { observeRequests } from './telemetry/http-requests';
import type { Telemetry } from './telemetry/telemetry';

/** Maximum size of a JSON body (bytes). Multipart uploads have their own limits. */
const JSON_BODY_MAX_BYTES = 1_048_576;
/**
 * Maximum length of a path parameter. Longer than Fastify's default of 100, because paths may
 * contain session tokens.
 */
const PATH_PARAM_MAX_CHARS = 500;

export interface CreateServerOptions extends Faults {
  /** The service's name in logs, health responses and the API description. */
  service: string;
  version: string;
  config: Pick<
    ServerConfig,
    'siteOrigins' | 'rateLimitMax' | 'trustProxy' | 'logLevel' | 'interviewerToken'
  >;
  /** Pino options that replace the defaults, or `false` for no logs. */
  logger?: FastifyServerOptions['logger'];
  healthChecks?: Record<string, HealthCheck>;
  /** Dependencies that only some routes need. `/ready` checks them, but `/health` does not. */
  readyChecks?: Record<string, HealthCheck>;
  /** The process's lifecycle. Defaults to a new one. */
  lifecycle?: Lifecycle;
  /** Records request traces and metrics. The caller must close it. */
  telemetry?: Telemetry | undefined;
  /** Time limits for slow clients. Tests set shorter limits. */
  timeouts?: SocketTimeouts;
}

/** Schemas for error responses, to include in every route's `response`. */
export const errorResponses = { '4xx': errorBodySchema, '5xx': errorBodySchema } as const;

/**
 * Creates a server with everything that both APIs share: security headers, CORS with credentials
 * for the site, cookies, rate limits by IP address, validation with zod, health checks, the API
 * description and a common error body.
 *
 * Add routes inside `app.register`, so that they are registered after these plugins.
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
    // Fastify's own request log is disabled, because `followRequests` logs each response.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ({ headers }) => requestIdFor(headers, config.interviewerToken),
  }).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', null);
  app.decorateRequest('traceparent', null);
  app.decorateRequest('notedInterview', null);
  // Responses contain personal data, so they must not be cached.
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

/**
 * Options for helmet. An API serves no pages, so its responses must not load anything or be framed.
 * The site can be on another origin, so cross-origin reads are allowed.
 */
const HELMET_OPTIONS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  },
  crossOriginResourcePolicy: { policy: 'cross-origin' },
} as const;

/**
 * Returns helmet's headers. They are the same for every response, so call this only once.
 * @throws Error if helmet rejects the options
 */
function securityHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  const answer = {
    setHeader: (name: string, value: string) => void (headers[name.toLowerCase()] = value),
    removeHeader: () => undefined,
  };
  helmet(HELMET_OPTIONS)({} as IncomingMessage, answer as unknown as ServerResponse, (error) => {
    if (error) throw error;
  });
  return headers;
}

/**
 * Returns a route `config` that sets a stricter rate limit per IP address, or no limit if rate
 * limits are disabled.
 */
export function limitTo(
  config: Pick<ServerConfig, 'rateLimitMax'>,
  perMinute: number,
): { rateLimit: { max: number; timeWindow: string } | false } {
  if (config.rateLimitMax === 0) return { rateLimit: false };
  return { rateLimit: { max: Math.min(perMinute, config.rateLimitMax), timeWindow: '1 minute' } };
}
