/** The run-time files that a deployment serves beside the shell, for the dev servers. Each part can be told by the environment. */
const DEV_REMOTES = { auth: 4201, onboarding: 4202, interview: 4203 };

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
      engines: { hearing: { 'en-US': unknown, 'ar-SA': unknown }, speaking: unknown, language: unknown },
    };
  });

/** `/remotes.json` */
export const devRemotes = () =>
  json('remotes.json', '/remotes.json', () => ({
    remotes: Object.entries(DEV_REMOTES).map(([name, port]) => ({
      name,
      manifest: `http://127.0.0.1:${process.env[`${name.toUpperCase()}_REMOTE_PORT`] ?? port}/mf-manifest.json`,
      version: 'dev',
    })),
  }));
