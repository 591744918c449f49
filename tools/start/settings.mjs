import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from './report.mjs';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const HOST = '127.0.0.1';

const page = JSON.parse(readFileSync(join(ROOT, 'apps/ports.json'), 'utf8'));
/** The names of all remotes, as in `remotes.json`. */
export const REMOTES = Object.keys(page.remotes);
/** Returns the name of the environment variable that sets the port of the shell or of a remote. */
export const portVariable = (name) => `PORT_${name.toUpperCase()}`;

/** All ports that the system uses on one machine, each with its variable, default and purpose. */
export const PORTS = [
  { key: 'shell', variable: portVariable('shell'), port: page.shell, what: 'the site' },
  ...REMOTES.map((name) => ({
    key: name,
    variable: portVariable(name),
    port: page.remotes[name],
    what: `the ${name} remote`,
  })),
  { key: 'mainApi', variable: 'PORT_MAIN_API', port: 4300, what: 'the main API' },
  { key: 'voiceApi', variable: 'PORT_VOICE_API', port: 4301, what: 'the voice API' },
  { key: 'worker', variable: 'PORT_WORKER', port: 4310, what: "the interviewer's health" },
  {
    key: 'samples',
    variable: 'PORT_SAMPLES',
    port: 4311,
    what: "samples of the interviewer's voices",
  },
  { key: 'livekit', variable: 'PORT_LIVEKIT', port: 7880, what: 'LiveKit' },
  {
    key: 'livekitTcp',
    variable: 'PORT_LIVEKIT_TCP',
    port: 7881,
    what: "LiveKit's media over TCP",
    optional: true,
  },
  {
    key: 'livekitUdp',
    variable: 'PORT_LIVEKIT_UDP',
    port: 7882,
    what: "LiveKit's media over UDP",
    udp: true,
  },
];

function readPort({ variable, port, optional }, env) {
  const text = env[variable];
  if (text === undefined || text === '') return port;
  const number = Number(text);
  if (optional && number === 0) return 0;
  if (!Number.isInteger(number) || number < 1 || number > 65_535)
    throw new StartError(`${variable} is "${text}": a port is a whole number from 1 to 65535`);
  return number;
}

/**
 * Reads the settings for this run from the environment.
 * @param {Record<string, string | undefined>} env
 */
export function readSettings(env = process.env) {
  const ports = Object.fromEntries(PORTS.map((entry) => [entry.key, readPort(entry, env)]));
  const at = (key) => `http://${HOST}:${ports[key]}`;
  return {
    ports,
    urls: {
      shell: at('shell'),
      ...Object.fromEntries(REMOTES.map((name) => [name, at(name)])),
      mainApi: at('mainApi'),
      voiceApi: at('voiceApi'),
      worker: at('worker'),
      samples: at('samples'),
      livekitHttp: at('livekit'),
      livekit: `ws://${HOST}:${ports.livekit}`,
    },
    dataDir: resolve(ROOT, env.DATA_DIR ?? '.data'),
    cacheDir: join(ROOT, '.cache'),
    speechModelsDir: resolve(ROOT, env.SPEECH_MODELS_DIR || '.cache/speech-models'),
    livekitDisabled: env.LIVEKIT_DISABLED === '1',
    interviewerDisabled: env.INTERVIEWER_DISABLED === '1',
  };
}
