import type { Language, Voice } from '@portal/protocol';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  enginePaths,
  type SttModelEngine,
  type Manifest,
  MANIFEST_FILE,
  manifestSchema,
  type TtsModelEngine,
} from './manifest';

/** A complete model: every file exists and has the size specified in the manifest. */
export interface LocalModel<Engine extends Manifest['engine'] = Manifest['engine']> {
  folder: string;
  id: string;
  name: string;
  languages: readonly Language[];
  engine: Engine;
  files: Manifest['files'];
}
export type SttModel = LocalModel<SttModelEngine>;
export type TtsModel = LocalModel<TtsModelEngine>;

export type ModelVerdict =
  { is: 'complete'; model: LocalModel } | { is: 'refused'; folder: string; reason: string };

/**
 * Engines in order of preference: streaming recognizers before other recognizers, and TTS engines
 * with many speakers before those with only one.
 */
const PREFERENCE: readonly Manifest['engine']['is'][] = [
  'zipformer',
  'moonshine',
  'whisper',
  'kokoro',
  'piper',
];

/**
 * Checks every model folder in `dir` and returns the verdicts, best models first. Returns an empty
 * list if `dir` doesn't exist. Skips unfinished downloads, whose names start with a dot.
 */
export async function readModels(dir: string): Promise<ModelVerdict[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const folders = entries
    .filter(
      (entry) => (entry.isDirectory() || entry.isSymbolicLink()) && !entry.name.startsWith('.'),
    )
    .map(({ name }) => join(dir, name));
  const verdicts = await Promise.all(folders.sort().map(judge));
  const rank = (verdict: ModelVerdict) =>
    verdict.is === 'complete' ? PREFERENCE.indexOf(verdict.model.engine.is) : PREFERENCE.length;
  return verdicts.sort((a, b) => rank(a) - rank(b));
}

export const isSttModel = (model: LocalModel): model is SttModel =>
  ['zipformer', 'moonshine', 'whisper'].includes(model.engine.is);
export const isTtsModel = (model: LocalModel): model is TtsModel =>
  ['piper', 'kokoro'].includes(model.engine.is);

/** Whether a model supports both the language and the voice. */
export const hasVoice = (model: TtsModel, language: Language, voice: Voice): boolean =>
  model.languages.includes(language) && model.engine.speakers[voice] !== undefined;

async function judge(folder: string): Promise<ModelVerdict> {
  const refused = (reason: string): ModelVerdict => ({ is: 'refused', folder, reason });
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => null);
  if (text === null)
    return refused(`has no ${MANIFEST_FILE}: npm run speech:models did not create or finish it`);
  const manifest = parse(text);
  if (typeof manifest === 'string') return refused(`${MANIFEST_FILE}: ${manifest}`);
  for (const { path, bytes } of manifest.files) {
    const found = await stat(join(folder, path)).catch(() => null);
    if (!found?.isFile()) return refused(`${path} is missing`);
    if (found.size !== bytes) return refused(`${path} has ${found.size} bytes instead of ${bytes}`);
  }
  const unlisted = Object.values(enginePaths(manifest.engine)).find(
    (path) =>
      !manifest.files.some((file) => file.path === path || file.path.startsWith(`${path}/`)),
  );
  if (unlisted !== undefined)
    return refused(`${MANIFEST_FILE}: ${unlisted} is not among its files`);
  const { id, name, languages, engine, files } = manifest;
  return { is: 'complete', model: { folder, id, name, languages, engine, files } };
}

/**
 * Parses a manifest.
 * @returns the manifest, or a description of the problem if it is invalid
 */
function parse(text: string): Manifest | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'is not JSON';
  }
  const result = manifestSchema.safeParse(json);
  return result.success
    ? result.data
    : result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
}

/**
 * Verifies the checksums of a model's files.
 * @returns a description of the first problem, or null if all checksums match
 */
export async function wrongChecksum({
  folder,
  files,
}: Pick<LocalModel, 'folder' | 'files'>): Promise<string | null> {
  for (const { path, sha256 } of files) {
    const hash = createHash('sha256');
    try {
      await pipeline(createReadStream(join(folder, path)), hash);
    } catch (error) {
      return `${path} cannot be read (${String(error)})`;
    }
    if (hash.digest('hex') !== sha256)
      return `${path} is not what was downloaded: its checksum differs`;
  }
  return null;
}
