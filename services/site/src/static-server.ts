import compress from '@fastify/compress';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { isUtf8MimeType, mime } from '@fastify/send';
import fastifyStatic from '@fastify/static';
import { socketLimits } from '@portal/server-kit';
import Fastify, { type FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';

/** Cache header for URLs whose content never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Matches file names that contain a content hash of at least eight hexadecimal digits. */
const HASHED_NAME = /\.[0-9a-f]{8,}\.\w+$/;
/**
 * Matches the file types that are served. Source maps are not served, and compressed files are not
 * served under their own names.
 */
const SERVED = /\.(?:html|js|css|json|svg|png|jpg|webp|woff2?|wasm|webmanifest)$/;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|manifest\+json|wasm)|image\/svg)/;

// Serve scripts as `text/javascript`, because `application/javascript` is obsolete (RFC 9239).
mime.define({ 'text/javascript': ['js'] }, true);

/**
 * Finds the folder from which a URL path is served, and the cache header to send. Returns null if
 * the path is not served.
 */
export type FindFile = (urlPath: string) => { root: string; cacheControl: string } | null;

/**
 * Returns a function that finds the files of one build.
 * @throws Error if the folder contains no build
 */
export function filesOfBuild(folder: string): FindFile {
  const root = resolve(folder);
  // A build contains an `index.html` (the shell) or a manifest (a remote).
  if (!['index.html', 'mf-manifest.json'].some((name) => existsSync(join(root, name))))
    throw new Error(`${root} has no build: run "npm run build" first`);
  return (urlPath) => ({
    root,
    cacheControl: HASHED_NAME.test(urlPath) ? IMMUTABLE : 'no-cache',
  });
}

/**
 * Matches `/<remote>/<version>/…`, but not folders whose names start with a dot, which are
 * unfinished uploads.
 */
const RELEASED = /^\/[a-z][a-z0-9-]*\/\d[\w.-]*(\/[\w-][\w.-]*)+$/;

/**
 * Returns a function that finds the files of all releases. `folder` is where `npm run release`
 * writes them. Releases never change, so browsers may cache them indefinitely.
 */
export function filesOfReleases(folder: string): FindFile {
  const root = resolve(folder);
  return (urlPath) => (RELEASED.test(urlPath) ? { root, cacheControl: IMMUTABLE } : null);
}

export interface StaticServerOptions {
  find: FindFile;
  /**
   * The server's own origin. Requests to `localhost` are redirected to this origin, because cookies
   * and storage are separate for each host name.
   */
  origin: string;
  /** Helmet options that differ from server to server. */
  security: Pick<
    FastifyHelmetOptions,
    'contentSecurityPolicy' | 'crossOriginResourcePolicy' | 'xFrameOptions'
  >;
  headers: Record<string, string>;
}

/** Creates a server for static files. */
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
  // Sets `nosniff` and `no-referrer` on every response. HSTS is left to the proxy.
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
  // Builds include compressed copies of their files. A file without such a copy, for example in an
  // older release, is compressed for each request.
  await app.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    customTypes: COMPRESSIBLE,
  });
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    index: false,
    // The handler below sets the content type, because a 304 response must also have the type of
    // the uncompressed file.
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
    // HEAD is listed explicitly, because Fastify's automatic HEAD route would skip compression and
    // therefore report a different length.
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

/** Whether a path is in canonical form, so that it cannot leave the folder or bypass a check. */
const isCanonical = (path: string): boolean =>
  posix.normalize(path) === path && !/[\0\\]/.test(path);
