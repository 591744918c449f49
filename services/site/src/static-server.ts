import compress from '@fastify/compress';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { isUtf8MimeType, mime } from '@fastify/send';
import fastifyStatic from '@fastify/static';
import { socketLimits } from '@portal/server-kit';
import Fastify, { type FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';

/** For URLs whose content never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Builds put at least eight hexadecimal digits of the content hash into file names. */
const HASHED_NAME = /\.[0-9a-f]{8,}\.\w+$/;
/** File types to serve. Excludes source maps and compressed siblings. */
const SERVED = /\.(?:html|js|css|json|svg|png|jpg|webp|woff2?|wasm|webmanifest)$/;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|manifest\+json|wasm)|image\/svg)/;

// RFC 9239: `application/javascript` is obsolete.
mime.define({ 'text/javascript': ['js'] }, true);

/** Maps a URL path to a file and its cache lifetime; null for 404. */
export type FindFile = (urlPath: string) => { root: string; cacheControl: string } | null;

/**
 * Serves the files of one build at the root.
 * @throws Error if the folder has no build
 */
export function filesOfBuild(folder: string): FindFile {
  const root = resolve(folder);
  // A page or a remote.
  if (!['index.html', 'mf-manifest.json'].some((name) => existsSync(join(root, name))))
    throw new Error(`${root} has no build: run "npm run build" first`);
  return (urlPath) => ({
    root,
    cacheControl: HASHED_NAME.test(urlPath) ? IMMUTABLE : 'no-cache',
  });
}

/** `/<remote>/<version>/…`. Folders that start with a dot are unfinished uploads. */
const RELEASED = /^\/[a-z][a-z0-9-]*\/\d[\w.-]*(\/[\w-][\w.-]*)+$/;

/** Serves all releases in a folder written by `npm run release`. They never change. */
export function filesOfReleases(folder: string): FindFile {
  const root = resolve(folder);
  return (urlPath) => (RELEASED.test(urlPath) ? { root, cacheControl: IMMUTABLE } : null);
}

export interface StaticServerOptions {
  /** The files to serve. */
  find: FindFile;
  /**
   * The canonical origin. Requests for `localhost` are redirected to it, because cookies and
   * storage belong to one host name.
   */
  origin: string;
  /** The helmet headers that differ between servers. */
  security: Pick<
    FastifyHelmetOptions,
    'contentSecurityPolicy' | 'crossOriginResourcePolicy' | 'xFrameOptions'
  >;
  headers: Record<string, string>;
}

/** A server for static files. */
export async function staticServer({
  find,
  origin,
  security,
  headers,
}: StaticServerOptions): Promise<FastifyInstance> {
  const app = Fastify({ ...socketLimits(), logger: false, exposeHeadRoutes: true });

  app.addHook('onRequest', async (request, reply) => {
    if (request.hostname === 'localhost') return reply.redirect(`${origin}${request.url}`, 302);
    void reply.headers(headers);
  });
  // `nosniff` and `no-referrer` for all servers. HSTS is the proxy's task.
  await app.register(helmet, {
    crossOriginResourcePolicy: false,
    xFrameOptions: false,
    ...security,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    strictTransportSecurity: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  // Builds contain compressed files. Others, such as older releases, are compressed on the fly.
  await app.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    customTypes: COMPRESSIBLE,
  });
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    index: false,
    // The handler sets it, because a 304 must also have the uncompressed file's type.
    contentType: false,
    acceptRanges: false,
    cacheControl: false,
    lastModified: false,
  });

  app.setNotFoundHandler(async (_request, reply) =>
    reply.code(404).header('cache-control', 'no-cache').type('text/plain').send('Not found'),
  );
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.route<{ Params: { '*': string } }>({
    // Both, because Fastify's automatic HEAD route would skip compression and report another
    // length.
    method: ['GET', 'HEAD'],
    url: '/*',
    compress: {},
    handler: (request, reply) => {
      const urlPath = `/${request.params['*']}`;
      const file = urlPath.endsWith('/') ? `${urlPath}index.html` : urlPath;
      const found = SERVED.test(file) && isCanonical(file) ? find(file) : null;
      if (found === null) return reply.callNotFound();
      return reply
        .type(contentType(file))
        .header('cache-control', found.cacheControl)
        .sendFile(file, found.root);
    },
  });
  return app;
}

function contentType(file: string): string {
  const type = mime.getType(file) ?? 'application/octet-stream';
  return isUtf8MimeType(type) ? `${type}; charset=utf-8` : type;
}

/** Whether a path is in canonical form, so that it cannot leave a folder or bypass a rule. */
const isCanonical = (path: string): boolean =>
  posix.normalize(path) === path && !/[\0\\]/.test(path);
