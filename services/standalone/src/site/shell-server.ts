import type { RuntimeConfig } from '@portal/protocol';
import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from './content-security-policy';
import { remotesFile, type Remote } from './remotes';
import { staticServer } from './static-server';

export interface ShellServerOptions {
  folder: string;
  origin: string;
  remotes: Remote[];
  config: RuntimeConfig;
  /** WebSocket URL of the room server. */
  livekitUrl: string;
}

/** The host application with its two run-time files, `/config.json` and `/remotes.json`. */
export function shellServer({ folder, origin, remotes, config, livekitUrl }: ShellServerOptions): FastifyInstance {
  const policy = contentSecurityPolicy({
    remotes: remotes.map((remote) => remote.origin),
    mainApi: config.mainApiUrl,
    voiceApi: config.voiceApiUrl,
    livekit: livekitUrl,
  });
  const app = staticServer({
    folder,
    origin,
    headers: {
      'content-security-policy': policy,
      'permissions-policy': 'microphone=(self), camera=(self), geolocation=()',
      'x-frame-options': 'DENY',
    },
  });
  app.get('/config.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(config));
  app.get('/remotes.json', async (_request, reply) => reply.header('cache-control', 'no-cache').send(await remotesFile(remotes)));
  return app;
}

/** A remote's build on its own origin, readable by the shell's page. */
export function remoteServer(remote: Remote, shellOrigin: string): FastifyInstance {
  return staticServer({
    folder: remote.folder,
    origin: remote.origin,
    headers: {
      'access-control-allow-origin': shellOrigin,
      'cross-origin-resource-policy': 'cross-origin',
      'timing-allow-origin': shellOrigin,
      'content-security-policy': "frame-ancestors 'none'",
    },
  });
}
