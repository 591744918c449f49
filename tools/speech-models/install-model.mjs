import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { run, tail } from '../start/run.mjs';
import {
  expectedChecksum,
  publishedChecksum,
  readLock,
  sha256Of,
  writeLock,
} from './checksums.mjs';
import { discard, download } from './download.mjs';
import { ModelError } from './model-error.mjs';

const MANIFEST = 'model.json';
const KEPT_TEXTS = /^(licen[cs]e|readme|model_card)/i;

/**
 * Whether a model is already installed: its manifest exists, and every file has the size listed
 * there.
 */
export function isInstalled(dir, id) {
  try {
    const { files } = JSON.parse(readFileSync(join(dir, id, MANIFEST), 'utf8'));
    return files.every(({ path, bytes }) => statSync(join(dir, id, path)).size === bytes);
  } catch {
    return false;
  }
}

/**
 * Downloads a model, verifies its checksum, unpacks it and moves it into place atomically. An
 * interrupted run leaves no folder that looks like an installed model.
 * @param {{ model: object, dir: string, base: string, api?: string | null, signal?: AbortSignal,
 *   onPhase?: (text: string) => void, onProgress?: Function, onRetry?: Function, limits?: object }}
 * options
 * @returns {Promise<{ trusted: 'catalogue' | 'before' | 'release' | 'first use', sha256: string,
 *   bytes: number }>} `trusted` says where the expected checksum came from.
 */
export async function installModel({
  model,
  dir,
  base,
  api = null,
  signal,
  onPhase = () => {},
  onProgress,
  onRetry,
  limits = {},
}) {
  const { archive, tag } = model;
  const part = join(dir, '.downloads', `${archive}.part`);
  mkdirSync(dirname(part), { recursive: true });
  onPhase('getting its checksum');
  const known = {
    pinned: model.sha256,
    locked: readLock(dir)[archive]?.sha256,
    published: await publishedChecksum({ base, api, tag, archive }),
  };
  const expected = expectedChecksum(known, archive);
  signal?.throwIfAborted();
  onPhase('download');
  const bytes = await download({
    url: `${base}/${tag}/${archive}`,
    part,
    signal,
    onProgress,
    onRetry,
    ...limits,
  });
  onPhase('comparing its checksum');
  const sha256 = await sha256Of(part);
  if (expected !== null && sha256 !== expected) {
    discard(part);
    throw new ModelError(
      `${archive} has checksum ${sha256}, expected ${expected}. The download was deleted`,
    );
  }
  const trusted = known.pinned
    ? 'catalogue'
    : known.locked
      ? 'before'
      : known.published
        ? 'release'
        : 'first use';
  signal?.throwIfAborted();
  await unpack({ model, dir, part, onPhase, signal });
  writeLock(dir, archive, {
    sha256,
    url: `${base}/${tag}/${archive}`,
    trusted: known.published ? 'release' : 'first use',
  });
  discard(part);
  return { trusted, sha256, bytes };
}

async function unpack({ model, dir, part, onPhase, signal }) {
  const scratch = join(dir, `.${model.id}.unpacking`);
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  try {
    onPhase('unpacking');
    // No need to check the paths here: tar itself rejects any that lead out of the folder.
    const { code, output } = await run('tar', [
      '-xjf',
      part,
      '-C',
      scratch,
      '--no-same-owner',
      '--no-same-permissions',
    ]);
    if (code !== 0)
      throw new ModelError(
        `${model.archive} cannot be unpacked (tar and bzip2 are needed): ${tail(output, 2)}`,
      );
    signal?.throwIfAborted();
    const root = onlyFolder(scratch, model.archive);
    const files = keepNeeded(root, model.engine);
    onPhase('writing its manifest');
    await writeManifest(root, model, files);
    signal?.throwIfAborted();
    rmSync(join(dir, model.id), { recursive: true, force: true });
    renameSync(root, join(dir, model.id));
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function onlyFolder(scratch, archive) {
  const [name, ...others] = readdirSync(scratch);
  if (name === undefined || others.length > 0 || !lstatSync(join(scratch, name)).isDirectory())
    throw new ModelError(`${archive} does not hold one folder`);
  return join(scratch, name);
}

/**
 * Removes files that the engine does not need, such as audio samples or copies of the model at
 * other precisions.
 * @returns the paths of the remaining files.
 */
function keepNeeded(root, engine) {
  const needed = Object.entries(engine)
    .filter(([role, value]) => role !== 'is' && typeof value === 'string')
    .map(([, path]) => path);
  const kept = [];
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const path = relative(root, join(entry.parentPath ?? entry.path, entry.name))
      .split(sep)
      .join('/');
    if (entry.isDirectory()) continue;
    if (!entry.isFile())
      throw new ModelError(`${path} is neither a file nor a folder: such an archive is not used`);
    if (
      needed.some((each) => path === each || path.startsWith(`${each}/`)) ||
      KEPT_TEXTS.test(path)
    )
      kept.push(path);
    else rmSync(join(root, path));
  }
  const missing = needed.find((each) => !existsSync(join(root, each)));
  if (missing !== undefined) throw new ModelError(`the archive lacks ${missing}`);
  return kept.sort();
}

async function writeManifest(root, { id, name, languages, engine }, paths) {
  const files = [];
  for (const path of paths)
    files.push({
      path,
      bytes: statSync(join(root, path)).size,
      sha256: await sha256Of(join(root, path)),
    });
  writeFileSync(
    join(root, MANIFEST),
    `${JSON.stringify({ format: 1, id, name, languages, engine, files }, null, 2)}\n`,
  );
}
