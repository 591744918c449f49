import { FIRST_SCREENS, type RuntimeConfig } from '@portal/protocol';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentSecurityPolicy } from './content-security-policy';
import { fileLinks, readFirstVisit, textLinks } from './first-files';
import { liveManifest, remotesFile, type Remote } from './remotes';
import { filesOfBuild, filesOfReleases } from './served-files';
import { remotesSigner, type Signing } from './signed-remotes';
import { staticServer } from './static-server';

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
export function shellServer({
  folder,
  origin,
  remotes,
  releases,
  signing,
  config,
  livekitUrl,
}: ShellServerOptions): FastifyInstance {
  const policy = contentSecurityPolicy({
    ...serversOf(config, livekitUrl),
    remotes: config.federation.origins,
  });
  const build = filesOfBuild(folder);
  const signed = signing === null ? JSON.stringify : remotesSigner(signing);
  const released = releases === null ? null : filesOfReleases(releases);
  const app = staticServer({
    find: async (urlPath) => (await released?.(urlPath)) ?? build(urlPath),
    origin,
    headers: {
      'content-security-policy': policy,
      'permissions-policy': 'microphone=(self), camera=(self), geolocation=()',
      'x-frame-options': 'DENY',
    },
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
): FastifyInstance {
  return staticServer({
    find: releases === null ? filesOfBuild(remote.folder) : filesOfReleases(releases),
    origin: remote.origin,
    headers: {
      'access-control-allow-origin': shellOrigin,
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': shellOrigin,
      // Of its own page, which stands alone.
      'content-security-policy': contentSecurityPolicy({
        ...serversOf(config, livekitUrl),
        remotes: [],
      }),
    },
  });
}
