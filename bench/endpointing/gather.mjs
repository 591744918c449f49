// Records what the interviewer knows each time it must decide whether a turn has ended, for each of
// the given voices. Caches the results in .cache/endpointing.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decisions } from './corpus.mjs';
import { observe, Recognizer } from './observe.mjs';
import { Voices } from './voices.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const cache = join(root, '.cache/endpointing');
const script = join(root, 'services/interviewer/pocketsphinx/recognizer.py');
const python = process.env.POCKETSPHINX_PYTHON ?? join(root, '.cache/python/bin/python');

/**
 * Returns the cache file for a decision and a voice. The path contains a hash of the recognizer's
 * script, so that results from an older recognizer are never used.
 */
function fileOf(voice, { kind, said, text }) {
  const version = createHash('sha1').update(readFileSync(script)).digest('hex').slice(0, 8);
  return join(
    cache,
    version,
    `${createHash('sha1').update([voice, kind, said, text].join('|')).digest('hex').slice(0, 16)}.json`,
  );
}

/** Returns the cached decisions for this voice, with their observations. */
export function gathered(voice) {
  return decisions()
    .map((decision) => ({ decision, file: fileOf(voice, decision) }))
    .filter(({ file }) => existsSync(file))
    .map(({ decision, file }) => ({
      voice,
      ...decision,
      observed: JSON.parse(readFileSync(file, 'utf8')),
    }));
}

/**
 * For each decision that is not yet in the cache, records what the interviewer knows at that
 * moment.
 */
export async function gather(voice, onProgress) {
  const missing = decisions().filter((decision) => !existsSync(fileOf(voice, decision)));
  if (!missing.length) return;
  const voices = new Voices(join(cache, 'speech'));
  const recognizer = new Recognizer(python, script);
  await recognizer.ready();
  for (const [at, decision] of missing.entries()) {
    const { kind, text, said } = decision;
    const observed = await observe(
      recognizer,
      kind === 'end' ? voices.whole(voice, text) : voices.beginning(voice, text, said),
    );
    const file = fileOf(voice, decision);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, JSON.stringify(observed));
    onProgress(at + 1, missing.length);
  }
  recognizer.close();
}
