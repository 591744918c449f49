import type { FastifyInstance } from 'fastify';
import { remoteServer, shellServer } from './shell-server';
import type { SiteConfig } from './site-config';

const portOf = (origin: string) => Number(new URL(origin).port);

/** The servers of the site, each with its port: every remote on an origin of its own, and the shell, which is the last. */
export function buildSite({
  runtime,
  ...site
}: SiteConfig): { app: FastifyInstance; port: number }[] {
  const served = { ...site, config: runtime };
  return [
    ...site.remotes.map((remote) => ({
      app: remoteServer(remote, served),
      port: portOf(remote.origin),
    })),
    // The page last: whoever can open it finds everything behind it.
    { app: shellServer(served), port: site.port },
  ];
}
