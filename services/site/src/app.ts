import { FIRST_SCREENS, type RuntimeConfig } from '@portal/protocol';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteConfig } from './config';
import { contentSecurityPolicy } from './content-security-policy';
import { fileLinks, readFirstVisit, textLinks } from './first-files';
import { liveManifest, remotesFile, type Remote } from './remotes';
import { remotesSigner, type Signing } from './signed-remotes';
import { filesOfBuild, filesOfReleases, staticServer } from './static-server';

export { loadSiteConfig, readPorts, type Ports, type SiteConfig } from './config';

export interface ShellServerOptions {
  folder: string;
  origin: string;
  remotes: Remote[];
  /** Folder with released remotes, or null to serve the local builds. */
  releases: string | null;
  /**
   * Key and file for signing the list of local builds. Null if no key is configured, or if releases
   * are served, because their list is already signed.
   */
  signing: Signing | null;
  config: RuntimeConfig;
  /** WebSocket URL of the LiveKit server. */
  livekitUrl: string;
}

/** Creates a server for the shell and its run-time files `/config.json` and `/remotes.json`. */
export async function shellServer({
  folder,
  origin,
  remotes,
  releases,
  signing,
  config,
  livekitUrl,
}: ShellServerOptions): Promise<FastifyInstance> {
  const build = filesOfBuild(folder);
  const signed = signing === null ? JSON.stringify : remotesSigner(signing);
  const released = releases === null ? null : filesOfReleases(releases);
  const app = await staticServer({
    find: (urlPath) => released?.(urlPath) ?? build(urlPath),
    origin,
    security: {
      contentSecurityPolicy: contentSecurityPolicy({
        ...serversOf(config, livekitUrl),
        remotes: config.federation.origins,
      }),
      xFrameOptions: { action: 'deny' },
    },
    headers: { 'permissions-policy': 'microphone=(self), camera=(self), geolocation=()' },
  });
  // Tell browsers to connect to the remotes early, and to load the files that the page will request
  // first.
  const origins = config.federation.origins.map(
    (remote) => `<${remote}>; rel=preconnect; crossorigin`,
  );
  app.addHook('onSend', async (request, reply) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return;
    const visit = readFirstVisit(request.headers);
    // A preview URL may select a different release, so do not preload the live one.
    const live =
      request.url.includes('?') && config.federation.environment !== 'production'
        ? null
        : await liveManifest(FIRST_SCREENS[visit.screen].remote, remotes, releases);
    const links = [
      ...origins,
      ...textLinks(visit),
      ...(live === null ? [] : fileLinks(visit, live.url, live.content)),
    ];
    void reply
      .header('link', links.join(', '))
      .header('vary', 'cookie, accept-language, accept-encoding');
  });
  app.get('/config.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(config),
  );
  app.get('/remotes.json', async (_request, reply) => {
    void reply.header('cache-control', 'no-cache');
    if (releases === null)
      return reply.type('application/json').send(await signed(await remotesFile(remotes)));
    // Read the file for every request, so that a release or rollback takes effect on the next page
    // load.
    const listing = await readFile(join(releases, 'remotes.json'), 'utf8').catch(() => null);
    return listing === null
      ? reply.code(503).type('text/plain').send('Nothing is released')
      : reply.type('application/json').send(listing);
  });
  return app;
}

const serversOf = (config: RuntimeConfig, livekit: string) => ({
  mainApi: config.mainApiUrl,
  voiceApi: config.voiceApiUrl,
  livekit,
});

/**
 * Creates the server for one remote, which serves either the local build or the releases. The
 * server has its own origin and allows the shell to load its files.
 */
export function remoteServer(
  remote: Remote,
  {
    origin: shellOrigin,
    releases,
    config,
    livekitUrl,
  }: Omit<ShellServerOptions, 'folder' | 'remotes' | 'signing'>,
): Promise<FastifyInstance> {
  return staticServer({
    find: releases === null ? filesOfBuild(remote.folder) : filesOfReleases(releases),
    origin: remote.origin,
    security: {
      // Protects the page that runs this remote on its own, without the shell.
      contentSecurityPolicy: contentSecurityPolicy({
        ...serversOf(config, livekitUrl),
        remotes: [],
      }),
      crossOriginResourcePolicy: { policy: 'cross-origin' },
    },
    headers: {
      'access-control-allow-origin': shellOrigin,
      'timing-allow-origin': shellOrigin,
    },
  });
}

const portOf = (origin: string) => Number(new URL(origin).port);

/** Creates all servers of the site: one for each remote, and one for the shell. */
export async function buildSite({
  runtime,
  ...site
}: SiteConfig): Promise<{ app: FastifyInstance; port: number }[]> {
  const served = { ...site, config: runtime };
  const remotes = site.remotes.map(async (remote) => ({
    app: await remoteServer(remote, served),
    port: portOf(remote.origin),
  }));
  // The shell is last in the list, so that it starts only once everything it loads is available.
  return [...(await Promise.all(remotes)), { app: await shellServer(served), port: site.port }];
}
