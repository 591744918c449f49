import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, hostname } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { StartError } from '../start/report.mjs';
import { ROOT } from '../start/settings.mjs';

const SAMPLES = join(ROOT, 'libs/db/samples');
/**
 * Brotli settings. With a compression window as large as the archive, PostgreSQL's three identical
 * initial databases are stored only once.
 */
const PACKING = {
  [constants.BROTLI_PARAM_QUALITY]: 9,
  [constants.BROTLI_PARAM_LGWIN]: 26,
  [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
};

/** Packs an embedded database's folder into a tar file, using the checkout's own PGlite version. */
export function packFolder(checkout, dataDir) {
  const tar = `${dataDir}.tar`;
  const script = `
    const { PGlite } = await import('@electric-sql/pglite');
    const { writeFileSync } = await import('node:fs');
    const database = await PGlite.create({ dataDir: process.env.FROM });
    writeFileSync(process.env.TO, Buffer.from(await (await database.dumpDataDir('none')).arrayBuffer()));
    await database.close();`;
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: join(checkout, 'libs/db'),
    env: { ...process.env, FROM: dataDir, TO: tar },
  });
  return readFileSync(tar);
}

/** Returns the words found in a file that would reveal details about this machine. */
export const tracesIn = (bytes, words) =>
  words.filter((word) => word.length > 3 && bytes.includes(Buffer.from(word)));

/** Returns the commit that produced the stored sample for a schema, or null if there is none. */
export function commitOfSample(schema, samples = SAMPLES) {
  const record = join(samples, schema, 'embedded.json');
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')).commit : null;
}

const json = (value) => Buffer.from(`${JSON.stringify(value, null, 1)}\n`);

/**
 * Writes a sample, replacing any existing one for the same schema.
 * @param {string} schema
 * @param {object} made the contents of the sample, and details about the version that produced them
 * @param {string[]} folders folders used while making it, which must not be mentioned in the sample
 * @param {string} [samples] where samples are stored
 * @returns {{ name: string, bytes: number }[]} the files
 */
export function writeSample(schema, { embedded, postgres, ...about }, folders, samples = SAMPLES) {
  const saidBy = ({ madeAt, people }) => json({ ...about, madeAt, people });
  const plain = {
    'embedded.tar': embedded.folder,
    'embedded.json': saidBy(embedded),
    'postgres.sql': Buffer.from(postgres.dump),
    'postgres.json': saidBy(postgres),
    'browser.json': json({ schema, madeAt: embedded.madeAt, ...embedded.browser }),
  };
  const words = [...folders, ROOT, homedir(), hostname()];
  for (const [name, bytes] of Object.entries(plain)) {
    const traces = tracesIn(bytes, words);
    if (traces.length > 0)
      throw new StartError(`${name} would reveal this machine: ${traces.join(', ')}.`);
  }
  const folder = join(samples, schema);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return Object.entries(plain).map(([name, bytes]) => {
    const packed = name.endsWith('.tar');
    const written = packed ? brotliCompressSync(bytes, { params: PACKING }) : bytes;
    const file = packed ? `${name}.br` : name;
    writeFileSync(join(folder, file), written);
    return { name: file, bytes: written.length };
  });
}
