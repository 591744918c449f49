import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from '../manifest';

const ROLES = {
  zipformer: {
    encoder: 'encoder.onnx',
    decoder: 'decoder.onnx',
    joiner: 'joiner.onnx',
    tokens: 'tokens.txt',
  },
  moonshine: {
    preprocessor: 'preprocess.onnx',
    encoder: 'encode.onnx',
    uncachedDecoder: 'uncached.onnx',
    cachedDecoder: 'cached.onnx',
    tokens: 'tokens.txt',
  },
  whisper: { encoder: 'encoder.onnx', decoder: 'decoder.onnx', tokens: 'tokens.txt' },
  piper: {
    model: 'model.onnx',
    tokens: 'tokens.txt',
    data: 'espeak-ng-data',
    sampleRate: 22_050,
    speakers: { rachel: { speaker: 0, speed: 1 } },
  },
  kokoro: {
    model: 'model.onnx',
    voices: 'voices.bin',
    tokens: 'tokens.txt',
    data: 'espeak-ng-data',
    sampleRate: 24_000,
    speakers: { rachel: { speaker: 0, speed: 1 }, adam: { speaker: 5, speed: 1 } },
  },
} as const;

export type EngineName = keyof typeof ROLES;

const isFile = (role: string, value: unknown): value is string =>
  typeof value === 'string' && role !== 'data';

/**
 * Writes a model folder the way `speech:models` does, but by default with only a few bytes per
 * file.
 * @returns the folder's path
 */
export function writeModel(
  dir: string,
  is: EngineName,
  over: Partial<Manifest> = {},
  contents: Record<string, string | Buffer> = {},
): string {
  const engine = { is, ...ROLES[is] };
  const paths = Object.entries(ROLES[is]).flatMap(([role, value]) =>
    isFile(role, value) ? [value] : role === 'data' ? [`${String(value)}/phontab`] : [],
  );
  const id = over.id ?? `${is}-test`;
  const folder = join(dir, id);
  const files = paths.map((path) => {
    const content = contents[path] ?? `bytes of ${path}`;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
    return {
      path,
      bytes: Buffer.byteLength(content),
      sha256: createHash('sha256').update(content).digest('hex'),
    };
  });
  writeFileSync(
    join(folder, 'model.json'),
    JSON.stringify({
      format: 1,
      id,
      name: `${is} for tests`,
      languages: ['en-US'],
      engine,
      files,
      ...over,
    }),
  );
  return folder;
}
