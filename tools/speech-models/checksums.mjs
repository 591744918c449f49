import { createHash } from 'node:crypto';
import { createReadStream, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ModelError } from './model-error.mjs';

const LOCK_FILE = 'checksums.lock.json';
const TIMEOUT_MS = 20_000;

/** Returns the SHA-256 hash of a file, in hexadecimal. */
export async function sha256Of(file) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/**
 * Finds a file's checksum in a release's `checksum.txt`, where either the name or the checksum may
 * come first. Returns null if it is not listed.
 */
export function checksumIn(text, file) {
  for (const line of text.split('\n')) {
    const words = line
      .trim()
      .split(/\s+/)
      .map((word) => word.replace(/^\*/, ''));
    const sum = words.find((word) => /^[0-9a-f]{64}$/i.test(word));
    if (sum && words.includes(file)) return sum.toLowerCase();
  }
  return null;
}

async function get(url) {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { 'accept-encoding': 'identity' },
  }).catch((error) => {
    throw new ModelError(`${url} cannot be reached (${error.cause?.code ?? error.message})`);
  });
  if (response.ok) return response;
  await response.body?.cancel();
  // The file is missing, or GitHub's rate limit was reached: continue without this file.
  if ([403, 404, 410, 429].includes(response.status)) return null;
  throw new ModelError(`${url}: HTTP ${response.status}`);
}

/**
 * Returns the checksum that a release publishes for a file: the one in its `checksum.txt`, or else
 * the one in GitHub's list of the release's files. Returns null if there is none.
 */
export async function publishedChecksum({ base, api, tag, archive }) {
  const listed = await get(`${base}/${tag}/checksum.txt`);
  const sum = listed && checksumIn(await listed.text(), archive);
  if (sum || !api) return sum ?? null;
  const release = await get(`${api}/${tag}`);
  const digest =
    release && (await release.json()).assets?.find(({ name }) => name === archive)?.digest;
  return /^sha256:[0-9a-f]{64}$/.test(digest ?? '') ? digest.slice('sha256:'.length) : null;
}

/**
 * Returns the lock file's entries: the checksums accepted in earlier runs, keyed by archive name.
 */
export function readLock(dir) {
  let text;
  try {
    text = readFileSync(join(dir, LOCK_FILE), 'utf8');
  } catch {
    return {};
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new ModelError(
      `${join(dir, LOCK_FILE)} is broken: put it right, or remove it to trust what comes next`,
    );
  }
}

export function writeLock(dir, archive, entry) {
  const file = join(dir, LOCK_FILE);
  writeFileSync(
    `${file}.new`,
    `${JSON.stringify({ ...readLock(dir), [archive]: entry }, null, 2)}\n`,
  );
  renameSync(`${file}.new`, file);
}

/**
 * Returns the checksum that an archive must have: the one in the catalogue, otherwise the one
 * recorded on the first download, otherwise the one published with the release. Returns null if
 * there is none; the download is then trusted, and its checksum is recorded.
 * @throws ModelError if the known checksums differ.
 */
export function expectedChecksum({ pinned, locked, published }, archive) {
  const known = pinned ?? locked ?? null;
  if (known !== null && locked && known !== locked)
    throw new ModelError(`${archive}: ${LOCK_FILE} has another checksum than the catalogue`);
  if (known !== null && published && known !== published)
    throw new ModelError(
      `${archive} was changed on the server: its release gives another checksum (${published}) than the one known here (${known})`,
    );
  return known ?? published ?? null;
}
