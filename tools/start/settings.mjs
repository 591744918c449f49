import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartError } from './report.mjs';

export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
export const HOST = '127.0.0.1';

/** Every port of the system on one machine: who has it, the variable that moves it, its default. */
export const PORTS = [
  { key: 'shell', variable: 'PORT_SHELL', port: 4200, what: 'the site' },
  { key: 'auth', variable: 'PORT_AUTH', port: 4201, what: 'the auth remote' },
  { key: 'onboarding', variable: 'PORT_ONBOARDING', port: 4202, what: 'the onboarding remote' },
  { key: 'interview', variable: 'PORT_INTERVIEW', port: 4203, what: 'the interview remote' },
  { key: 'mainApi', variable: 'PORT_MAIN_API', port: 4300, what: 'the main API' },
  { key: 'voiceApi', variable: 'PORT_VOICE_API', port: 4301, what: 'the voice API' },
  { key: 'worker', variable: 'PORT_WORKER', port: 4310, what: "the interviewer's health" },
  { key: 'livekit', variable: 'PORT_LIVEKIT', port: 7880, what: 'LiveKit' },
  { key: 'livekitTcp', variable: 'PORT_LIVEKIT_TCP', port: 7881, what: "LiveKit's media over TCP", optional: true },
  { key: 'livekitUdp', variable: 'PORT_LIVEKIT_UDP', port: 7882, what: "LiveKit's media over UDP", udp: true },
];

function readPort({ variable, port, optional }, env) {
  const text = env[variable];
  if (text === undefined || text === '') return port;
  const number = Number(text);
  if (optional && number === 0) return 0;
  if (!Number.isInteger(number) || number < 1 || number > 65_535) throw new StartError(`${variable} is "${text}": a port is a whole number from 1 to 65535`);
  return number;
}

/**
 * What this run uses, from the environment.
 * @param {Record<string, string | undefined>} env
 */
export function readSettings(env = process.env) {
  const ports = Object.fromEntries(PORTS.map((entry) => [entry.key, readPort(entry, env)]));
  const at = (key) => `http://${HOST}:${ports[key]}`;
  return {
    ports,
    urls: {
      shell: at('shell'),
      auth: at('auth'),
      onboarding: at('onboarding'),
      interview: at('interview'),
      mainApi: at('mainApi'),
      voiceApi: at('voiceApi'),
      worker: at('worker'),
      livekitHttp: at('livekit'),
      livekit: `ws://${HOST}:${ports.livekit}`,
    },
    dataDir: resolve(ROOT, env.DATA_DIR ?? '.data'),
    cacheDir: join(ROOT, '.cache'),
    speechModelsDir: resolve(ROOT, env.SPEECH_MODELS_DIR || '.cache/speech-models'),
    livekitDisabled: env.LIVEKIT_DISABLED === '1',
  };
}
