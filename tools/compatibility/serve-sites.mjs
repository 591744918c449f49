/**
 * `node --import ./tools/typescript/register.mjs tools/compatibility/serve-sites.mjs <file>` serves
 * several sites at once with the product's own static servers, including the security policy, the
 * headers and `remotes.json`. It runs until it is stopped.
 *
 * The file is a JSON list of `{ root, env }`. `root`: a folder with the builds in
 * `apps/<project>/dist`; `env`: environment variables for the site's server.
 */
import { readFileSync } from 'node:fs';
import { buildSite, loadSiteConfig } from '../../services/site/src/app.ts';

const sites = JSON.parse(readFileSync(process.argv[2], 'utf8')).map(({ root, env }) =>
  loadSiteConfig(env, root),
);
const servers = [];
for (const config of sites)
  for (const server of await buildSite(config)) servers.push({ ...server, host: config.host });
for (const { app, port, host } of servers) await app.listen({ host, port });
for (const signal of ['SIGTERM', 'SIGINT'])
  process.on(
    signal,
    () => void Promise.all(servers.map(({ app }) => app.close())).then(() => process.exit(0)),
  );
