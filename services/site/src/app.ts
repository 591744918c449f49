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
  /** Folder that remotes are released to; null: their builds are what is live. */
  releases: string | null;
  /** What the list of the builds is signed with; null: it is served unsigned, for a shell that was built without a key. */
  signing: Signing | null;
  config: RuntimeConfig;
  /** WebSocket URL of the room server. */
  livekitUrl: string;
}

/** The host application with its two run-time files, `/config.json` and `/remotes.json`. */
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
  // The connections to the remotes stand when the page's script asks for something of them, and what it asks for first is there.
  const origins = config.federation.origins.map(
    (remote) => `<${remote}>; rel=preconnect; crossorigin`,
  );
  app.addHook('onSend', async (request, reply) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return;
    const visit = readFirstVisit(request.headers);
    // What an address asks for in a preview is another release than the live one.
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
    // Read each time: a release or a rollback is there for the next page that is opened.
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

/** A remote's build, or its releases, on its own origin, readable by the shell's page. */
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
      // Of its own page, which stands alone.
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

/** The servers of the site, each with its port: every remote on an origin of its own, and the shell, which is the last. */
export async function buildSite({
  runtime,
  ...site
}: SiteConfig): Promise<{ app: FastifyInstance; port: number }[]> {
  const served = { ...site, config: runtime };
  const remotes = site.remotes.map(async (remote) => ({
    app: await remoteServer(remote, served),
    port: portOf(remote.origin),
  }));
  // The page last: whoever can open it finds everything behind it.
  return [...(await Promise.all(remotes)), { app: await shellServer(served), port: site.port }];
}
