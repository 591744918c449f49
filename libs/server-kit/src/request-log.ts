import type { FastifyRequest } from 'fastify';
import type { AppServer } from './app-server';
import { interviewIdOf } from './interview-id';
import type { Lifecycle } from './lifecycle';
import type { RequestObserver } from './telemetry/http-requests';

declare module 'fastify' {
  interface FastifyRequest {
    /** Tells the process' lifecycle that the request is over. */
    ended: (() => void) | null;
  }
}

/** Notes each request until it is answered, then logs it; while the process ends, an answer ends its connection too. */
export function followRequests(
  app: AppServer,
  lifecycle: Lifecycle,
  observer: RequestObserver | undefined,
): void {
  // A line has these fields alone, `req` names the route, and the rest are ids: there is nothing to strike out, which takes longer than all else of a line.
  const log = app.log.child({}, { redact: [] });
  // A route with a level of its own, as those that balancers ask each second, has no line for each request.
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
  // The caller went away: its work may go on for a moment, nobody waits for its answer.
  app.addHook('onRequestAbort', (request, done) => {
    request.ended?.();
    observer?.end(request, null, 0);
    if (told(request)) log.info(follow(request), 'request aborted');
    done();
  });
}
