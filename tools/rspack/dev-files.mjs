import { portVariable, PORTS, REMOTES } from '../start/settings.mjs';

// In a deployment, `config.json` and `remotes.json` are served next to the shell. In development,
// the dev servers serve them. Environment variables can override the default addresses and keys.

/**
 * Returns the port for the dev server of the shell or a remote. By default, it is the same port
 * that `npm start` uses.
 */
export const devPort = (name) =>
  Number(process.env[portVariable(name)] ?? PORTS.find(({ key }) => key === name)?.port);

const originOf = (name) => `http://127.0.0.1:${devPort(name)}`;

const json = (name, path, body) => ({
  name,
  path,
  middleware: (_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-control', 'no-store');
    response.end(JSON.stringify(body()));
  },
});

/** `/config.json` */
export const devConfig = () =>
  json('config.json', '/config.json', () => {
    const unknown = { kind: 'none', name: 'unknown' };
    return {
      mainApiUrl: process.env.MAIN_API_URL ?? 'http://127.0.0.1:4300',
      voiceApiUrl: process.env.VOICE_API_URL ?? 'http://127.0.0.1:4301',
      apiKey: process.env.PORTAL_API_KEY ?? null,
      appId: process.env.PORTAL_APP_ID ?? null,
      engines: { hearing: { 'en-US': [], 'ar-SA': [] }, speaking: unknown, language: unknown },
      federation: { environment: 'development', origins: REMOTES.map(originOf) },
    };
  });

/** `/remotes.json` */
export const devRemotes = () =>
  json('remotes.json', '/remotes.json', () => ({
    remotes: REMOTES.map((name) => ({
      name,
      manifest: `${originOf(name)}/mf-manifest.json`,
      version: 'dev',
    })),
  }));
