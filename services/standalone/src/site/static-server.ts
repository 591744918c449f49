import { socketLimits } from '@portal/server-kit';
import Fastify, { type FastifyInstance } from 'fastify';
import { chooseEncoding, EncodedFiles, encodedTag, isCompressible } from './encoding';
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
  const encoded = new EncodedFiles();
  const app = Fastify({ ...socketLimits(), logger: false, exposeHeadRoutes: true });

  app.addHook('onRequest', async (request, reply) => {
    if (request.hostname === 'localhost') return reply.redirect(`${origin}${request.url}`, 302);
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      ...headers,
    });
  });
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/*', async (request, reply) => {
    const urlPath = request.url.split('?')[0] ?? '/';
    const file = await find(urlPath);
    if (file === null)
      return reply
        .code(404)
        .header('cache-control', 'no-cache')
        .type('text/plain')
        .send('Not found');
    const compressible = isCompressible(file);
    const encoding = compressible ? chooseEncoding(request.headers['accept-encoding']) : null;
    void reply.headers({
      ...file.headers,
      ...(compressible ? { vary: 'accept-encoding' } : {}),
      ...(encoding ? { etag: encodedTag(file, encoding) } : {}),
    });
    if (request.headers['if-none-match'] === reply.getHeader('etag'))
      return reply.code(304).removeHeader('content-length').send();
    if (encoding === null) return reply.send(file.open());
    const { headers, body } = await encoded.encode(urlPath, file, encoding);
    return reply.headers(headers).send(body);
  });
  return app;
}
