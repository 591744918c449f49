import compress from '@fastify/compress';
import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import { isUtf8MimeType, mime } from '@fastify/send';
import fastifyStatic from '@fastify/static';
import { socketLimits } from '@portal/server-kit';
import Fastify, { type FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';

/** For what never changes under its URL. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Builds write eight hexadecimal digits or more of a file's content into its name. */
const HASHED_NAME = /\.[0-9a-f]{8,}\.\w+$/;
/** Kinds of files that are served. Source maps and compressed siblings have none of these names. */
const SERVED = /\.(?:html|js|css|json|svg|png|jpg|webp|woff2?|wasm|webmanifest)$/;
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|manifest\+json|wasm)|image\/svg)/;

// RFC 9239: `application/javascript` is obsolete.
mime.define({ 'text/javascript': ['js'] }, true);

/** Where the file of a URL's path is, and how long it may be kept; null where nothing is served under the path. */
export type FindFile = (urlPath: string) => { root: string; cacheControl: string } | null;

/**
 * The files of one build, at the top.
 * @throws Error where the folder holds none.
 */
export function filesOfBuild(folder: string): FindFile {
  const root = resolve(folder);
  // A page, or a remote.
  if (!['index.html', 'mf-manifest.json'].some((name) => existsSync(join(root, name))))
    throw new Error(`${root} holds no build: run "npm run build" first`);
  return (urlPath) => ({
    root,
    cacheControl: HASHED_NAME.test(urlPath) ? IMMUTABLE : 'no-cache',
  });
}

/** `/<remote>/<version>/…`. No step may begin with a dot: such folders are on their way to their place. */
const RELEASED = /^\/[a-z][a-z0-9-]*\/\d[\w.-]*(\/[\w-][\w.-]*)+$/;

/** The files of every release in a folder that `npm run release` writes. What is released never changes. */
export function filesOfReleases(folder: string): FindFile {
  const root = resolve(folder);
  return (urlPath) => (RELEASED.test(urlPath) ? { root, cacheControl: IMMUTABLE } : null);
}

export interface StaticServerOptions {
  /** What is served. */
  find: FindFile;
  /** The one address of this server: a request for `localhost` is sent there, because cookies and storage belong to one host name. */
  origin: string;
  /** Of helmet's headers those that not every server here sends. */
  security: Pick<
    FastifyHelmetOptions,
    'contentSecurityPolicy' | 'crossOriginResourcePolicy' | 'xFrameOptions'
  >;
  headers: Record<string, string>;
}

/** Serves files to browsers. */
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
  // Beside what a server names, `nosniff` and `no-referrer`. HTTPS alone is for the proxy to ask for.
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
  // Builds bring their files compressed. What has no compressed sibling, such as an older release, is compressed on its way.
  await app.register(compress, {
    global: false,
    encodings: ['br', 'gzip'],
    customTypes: COMPRESSIBLE,
  });
  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    index: false,
    // Set before: with a 304 too, which must not say that a font is compressed.
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
    // Both: a HEAD route that Fastify adds would skip the compression, and tell another length.
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

/** Whether a path is the only way to write itself: none leads out of a folder, or past a rule. */
const isCanonical = (path: string): boolean =>
  posix.normalize(path) === path && !/[\0\\]/.test(path);
