import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSettings, REMOTES } from '../start/settings.mjs';
import { LISTS } from './listing.mjs';
import { ReleaseError } from './release-error.mjs';

/**
 * What a release or a rollback was asked for, with `--channel`, `--target` and the options of its own.
 * @param {string[]} words the command line.
 * @param {string[]} own names of its own options.
 * @throws ReleaseError that says what is wrong.
 */
export function readArguments(words, own, env = process.env) {
  const { values, positionals } = parsed(words, ['channel', 'target', ...own]);
  const [remote, ...rest] = positionals;
  if (remote === undefined) throw new ReleaseError(`Which remote? One of ${REMOTES.join(', ')}`);
  if (rest.length > 0)
    throw new ReleaseError(`One remote at a time: "${rest.join(' ')}" is too much`);
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
      options: Object.fromEntries(options.map((name) => [name, { type: 'string' }])),
    });
  } catch (error) {
    throw new ReleaseError(error.message);
  }
}

/** A folder that was named must be there: a slip of the pen is no new site. */
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

/** Where the target is served: an URL, or a path on the page's own origin. */
export function readBaseUrl(text = '') {
  const isPath = text === '' || /^\/(?!\/)/.test(text);
  if (!isPath && !/^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : ''))
    throw new ReleaseError(`"${text}" is neither an http(s) URL nor a path that begins with "/"`);
  return text;
}
