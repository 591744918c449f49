import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings, REMOTES } from '../start/settings.mjs';
import { keyFile, readKey } from '../start/signing-key.mjs';
import { LISTS } from './listing.mjs';
import { ReleaseError } from './release-error.mjs';

/**
 * Reads the arguments of a release or rollback: `--channel`, `--target` and the command's own
 * options.
 * @param {string[]} words the command-line arguments.
 * @param {Record<string, 'string' | 'boolean'>} own the command's own options.
 * @throws ReleaseError if an argument is missing or invalid.
 */
export function readArguments(words, own, env = process.env) {
  const { values, positionals } = parsed(words, { channel: 'string', target: 'string', ...own });
  const [remote, ...rest] = positionals;
  if (remote === undefined) throw new ReleaseError(`Which remote? One of ${REMOTES.join(', ')}`);
  if (rest.length > 0)
    throw new ReleaseError(`One remote at a time: unexpected "${rest.join(' ')}"`);
  if (!REMOTES.includes(remote))
    throw new ReleaseError(`There is no remote "${remote}": ${REMOTES.join(', ')}`);
  const channel = values.channel ?? 'stable';
  if (!(channel in LISTS))
    throw new ReleaseError(`There is no channel "${channel}": ${Object.keys(LISTS).join(', ')}`);
  return {
    ...values,
    remote,
    channel,
    target: targetFolder(values.target || env.REMOTES_DIR, env),
  };
}

function parsed(args, options) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: Object.fromEntries(Object.entries(options).map(([name, type]) => [name, { type }])),
    });
  } catch (error) {
    throw new ReleaseError(error.message);
  }
}

/**
 * Reads the target folder from `--target`, for a command that does not name a remote.
 * @throws ReleaseError if an argument is unexpected, or if the named folder does not exist.
 */
export function readTarget(words, env = process.env) {
  const { values, positionals } = parsed(words, { target: 'string' });
  if (positionals.length > 0)
    throw new ReleaseError(`Unexpected argument "${positionals.join(' ')}"`);
  return targetFolder(values.target || env.REMOTES_DIR, env);
}

/**
 * Reads the key that signs lists: the one that `REMOTES_SIGNING_KEY` names or contains, otherwise
 * the one in the data folder. Never creates a key, because a shell rejects lists signed with any
 * key but the one it was built with.
 * @throws ReleaseError if there is none; StartError if it is invalid.
 */
export function readSigningKey(env = process.env) {
  const own = keyFile(readSettings(env).dataDir);
  const named = env.REMOTES_SIGNING_KEY || (existsSync(own) ? own : null);
  if (named === null)
    throw new ReleaseError(
      'There is no key to sign remotes.json with: name one in REMOTES_SIGNING_KEY, or make one (npx nx release-keys portal)',
    );
  return readKey(named);
}

/**
 * Reads the percentage of visitors who get a canary. An empty string, for example from a form field
 * left blank, means no canary.
 * @returns {number | undefined}
 * @throws ReleaseError if the percentage is not from 1 to 99, or if the channel is not the stable
 *   one.
 */
export function readCanary(text, channel) {
  if (text === undefined || text === '') return undefined;
  if (channel !== 'stable') throw new ReleaseError('Only the stable channel can have a canary');
  if (!/^[1-9]\d?$/.test(text))
    throw new ReleaseError(`--canary ${text}: a whole percentage from 1 to 99`);
  return Number(text);
}

/**
 * Returns the target folder. A folder that the user names must already exist, so that a typo does
 * not create a new site.
 */
function targetFolder(named, env) {
  if (!named) {
    const standard = join(readSettings(env).dataDir, 'remotes');
    mkdirSync(standard, { recursive: true });
    return standard;
  }
  const folder = resolve(named);
  if (!existsSync(folder)) throw new ReleaseError(`The target folder ${folder} does not exist`);
  return folder;
}

/** Checks the address at which the target is served: a URL, or a path on the page's own origin. */
export function readBaseUrl(text = '') {
  const isPath = text === '' || /^\/(?!\/)/.test(text);
  if (!isPath && !/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''))
    throw new ReleaseError(`"${text}" is neither an http(s) URL nor a path that begins with "/"`);
  return text;
}
