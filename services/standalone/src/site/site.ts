import type { FastifyInstance } from 'fastify';
import type { StandaloneConfig } from '../config';
import { remoteServer, shellServer } from './shell-server';

/** The servers of the site, each with its port: every remote on an origin of its own, and the shell, which is the last. */
export function buildSite({ ports, site, voice }: Pick<StandaloneConfig, 'ports' | 'site' | 'voice'>): { app: FastifyInstance; port: number }[] {
  return [
    ...site.remotes.map((remote) => ({ app: remoteServer(remote, site.origin, site.releases), port: Number(new URL(remote.origin).port) })),
    // The page last: whoever can open it finds everything behind it.
    { app: shellServer({ ...site, config: site.runtime, livekitUrl: voice.livekit.url }), port: ports.shell },
  ];
}
