/**
 * Serves several sites at once with the product's own static servers, including policy, headers and
 * `remotes.json`:
 * `node --import ./tools/typescript/register.mjs tools/compatibility/serve-sites.mjs <file>`, a
 * JSON list of `{ root, env }`.
 * `root`: a folder whose `apps/<project>/dist` are the builds; `env`: variables of the site's
 * server. Runs until it is stopped.
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
