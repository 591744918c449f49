import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lastingFreePorts } from '../start/free-ports.mjs';
import { loadSecrets } from '../start/secrets.mjs';
import { startService } from '../start/service-process.mjs';
import { HOST, portVariable, ROOT } from '../start/settings.mjs';
import { livekitConfig } from '../start/livekit-config.mjs';
import { PROJECTS } from './versions.mjs';

const at = (port) => `http://${HOST}:${port}`;

/**
 * Starts a room server, and one site for each folder of builds. No API is started, because the
 * browser tests fake the APIs' responses.
 * @param {{ roots: string[], scratch: string, livekit: string }} options `livekit` is the path to
 *   the room server's executable.
 * @throws StartError if one of them does not start.
 */
export async function startSites({ roots, scratch, livekit }) {
  const parts = Object.keys(PROJECTS);
  const ports = await lastingFreePorts(roots.length * parts.length + 5);
  const [mainApi, voiceApi, livekitPort, livekitTcp, livekitUdp] = ports.splice(0, 5);
  const secrets = loadSecrets(scratch, {});
  const livekitUrl = `ws://${HOST}:${livekitPort}`;
  const own = {
    ...secrets,
    HOST,
    MAIN_API_URL: at(mainApi),
    VOICE_API_URL: at(voiceApi),
    LIVEKIT_URL: livekitUrl,
  };
  const sites = roots.map((root, index) => {
    const mine = ports.splice(0, parts.length);
    return {
      root,
      url: at(mine[0]),
      env: {
        ...own,
        // Sign the list of remotes. Old versions that do not support signatures can still read it.
        REMOTES_SIGNING_KEY: process.env.REMOTES_SIGNING_KEY,
        REMOTES_LIST_FILE: join(scratch, `remotes.${index}.json`),
        ...Object.fromEntries(
          parts.map((part, index) => [portVariable(part), String(mine[index])]),
        ),
      },
    };
  });
  const file = join(scratch, 'sites.json');
  writeFileSync(file, JSON.stringify(sites));

  const start = (definition) =>
    startService({ cwd: ROOT, logFile: join(scratch, `${definition.name}.log`), ...definition });
  const services = [
    await start({
      name: 'LiveKit',
      command: livekit,
      args: [],
      health: [at(livekitPort)],
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        LIVEKIT_CONFIG: JSON.stringify(
          livekitConfig({ livekit: livekitPort, livekitTcp, livekitUdp }, secrets),
        ),
      },
    }),
    await start({
      name: 'The sites',
      command: process.execPath,
      args: [
        '--import',
        './tools/typescript/register.mjs',
        'tools/compatibility/serve-sites.mjs',
        file,
      ],
      env: process.env,
      health: sites.map(({ url }) => `${url}/healthz`),
    }),
  ];
  return {
    urls: sites.map(({ url }) => url),
    mainApiUrl: at(mainApi),
    voiceApiUrl: at(voiceApi),
    livekitEnv: {
      LIVEKIT_URL: livekitUrl,
      LIVEKIT_API_KEY: secrets.LIVEKIT_API_KEY,
      LIVEKIT_API_SECRET: secrets.LIVEKIT_API_SECRET,
    },
    stop: () => Promise.all(services.map((service) => service.stop(2_000))),
  };
}
