import Fastify, { type FastifyInstance } from 'fastify';
import type { FindFile } from './served-files';

export interface StaticServerOptions {
  /** What is served. */
  find: FindFile;
  /** The one address of this server: a request for `localhost` is sent there, because cookies and storage belong to one host name. */
  origin: string;
  headers: Record<string, string>;
}

/** Serves files to browsers. */
export function staticServer({ find, origin, headers }: StaticServerOptions): FastifyInstance {
  const app = Fastify({ logger: false, exposeHeadRoutes: true });

  app.addHook('onRequest', async (request, reply) => {
    if (request.hostname === 'localhost') return reply.redirect(`${origin}${request.url}`, 302);
    void reply.headers({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', ...headers });
  });
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/*', async (request, reply) => {
    const file = await find(request.url.split('?')[0] ?? '/');
    if (file === null) return reply.code(404).header('cache-control', 'no-cache').type('text/plain').send('Not found');
    void reply.headers(file.headers);
    if (request.headers['if-none-match'] === file.headers['etag']) return reply.code(304).removeHeader('content-length').send();
    return reply.send(request.method === 'HEAD' ? null : file.open());
  });
  return app;
}
