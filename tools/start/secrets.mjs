import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './report.mjs';

const secret = () => randomBytes(32).toString('base64url');

/** Functions that generate the secrets, keyed by environment variable name. */
const MAKERS = {
  JWT_SECRET: secret,
  INTERVIEWER_TOKEN: secret,
  LIVEKIT_API_KEY: () => `API${randomBytes(6).toString('hex')}`,
  LIVEKIT_API_SECRET: secret,
  // The browser can read this key. It identifies the application and grants no access by itself.
  API_KEY: () => `pk_${randomBytes(18).toString('base64url')}`,
};

/**
 * Loads this installation's secrets. They are generated once and kept in a file that only its owner
 * can read. Environment variables with the same names take precedence.
 * @returns {Record<string, string>}
 */
export function loadSecrets(dataDir, env = process.env) {
  const file = join(dataDir, 'secrets.json');
  let kept = {};
  if (existsSync(file)) {
    try {
      kept = JSON.parse(readFileSync(file, 'utf8'));
    } catch {
      throw new StartError(
        `${file} is not readable JSON: repair it, or remove it to get new secrets (people then have to log in again)`,
      );
    }
  }
  const secrets = Object.fromEntries(
    Object.entries(MAKERS).map(([name, make]) => [name, kept[name] ?? make()]),
  );
  if (Object.keys(secrets).some((name) => secrets[name] !== kept[name])) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(`${file}.new`, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  chmodSync(file, 0o600);
  return Object.fromEntries(
    Object.entries(secrets).map(([name, value]) => [name, env[name] || value]),
  );
}
