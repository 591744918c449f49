import type { FastifyInstance } from 'fastify';
import type { StandaloneConfig } from '../config';
import { remoteServer, shellServer } from './shell-server';

/** The servers of the site, each with its port: every remote on an origin of its own, and the shell, which is the last. */
export function buildSite({ ports, site, voice }: Pick<StandaloneConfig, 'ports' | 'site' | 'voice'>): { app: FastifyInstance; port: number }[] {
  const served = { ...site, config: site.runtime, livekitUrl: voice.livekit.url };
  return [
    ...site.remotes.map((remote) => ({ app: remoteServer(remote, served), port: Number(new URL(remote.origin).port) })),
    // The page last: whoever can open it finds everything behind it.
    { app: shellServer(served), port: ports.shell },
  ];
}
