import type { FastifyRequest } from 'fastify';
import type { AppServer } from './app-server';
import { interviewIdOf } from './interview-id';
import type { Lifecycle } from './lifecycle';
import type { RequestObserver } from './telemetry/http-requests';

declare module 'fastify' {
  interface FastifyRequest {
    /** Tells the lifecycle that the request has finished. */
    ended: (() => void) | null;
  }
}

/**
 * Tracks each request until its response has been sent, and then logs it. During shutdown, also
 * closes the connection after each response.
 */
export function followRequests(
  app: AppServer,
  lifecycle: Lifecycle,
  observer: RequestObserver | undefined,
): void {
  // Skip redaction, because it is the slowest part of logging and the fields logged here contain no
  // secrets.
  const log = app.log.child({}, { redact: [] });
  // Requests to routes that set their own log level, such as health checks, are not logged.
  const told = (request: FastifyRequest) => !request.routeOptions.logLevel;
  const follow = (request: FastifyRequest) => ({
    reqId: request.id,
    interviewId: interviewIdOf(request),
    traceId: request.traceparent?.split('-')[1],
    req: request,
  });
  app.decorateRequest('ended', null);
  app.addHook('onRequest', (request, _reply, done) => {
    request.ended = lifecycle.begin(
      `${request.method} ${request.routeOptions.url ?? '(no route)'}`,
    );
    observer?.begin(request);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (lifecycle.draining) void reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.ended?.();
    observer?.end(request, reply.statusCode, reply.elapsedTime);
    if (told(request))
      log.info(
        { ...follow(request), res: reply, responseTime: reply.elapsedTime },
        'request completed',
      );
    done();
  });
  // Runs when the client disconnects. The route's handler may keep running for a moment.
  app.addHook('onRequestAbort', (request, done) => {
    request.ended?.();
    observer?.end(request, null, 0);
    if (told(request)) log.info(follow(request), 'request aborted');
    done();
  });
}
