import { jest } from '@jest/globals';
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readModels } from './model-folder';
import { type ForkSherpa, startSherpa } from './sherpa';
import { sherpaOnnxPath } from './sherpa-onnx';
import { type EngineName, writeModel } from './testing/model-folders';

jest.setTimeout(60_000);

const ROOT = join(import.meta.dirname, '../../../..');
/**
 * Runs the model's process from source, with the real sherpa-onnx. Production builds run a bundle
 * instead.
 */
const fromSource: ForkSherpa = () =>
  fork(join(import.meta.dirname, 'sherpa-process.ts'), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: ['--no-warnings', '--import', join(ROOT, 'tools/typescript/register.mjs')],
  });

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'models-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

async function start(engine: EngineName, contents: Record<string, string | Buffer> = {}) {
  writeModel(dir, engine, {}, contents);
  const [verdict] = await readModels(dir);
  if (verdict?.is !== 'complete') throw new Error('not complete');
  return startSherpa(verdict.model, 'en-US', fromSource);
}

/** A model file left by an interrupted copy: only the beginning of an ONNX protocol buffer. */
const CUT_OFF = Buffer.from([
  0x08, 0x09, 0x12, 0x07, 0x70, 0x79, 0x74, 0x6f, 0x72, 0x63, 0x68, 0x3a, 0xff, 0xff, 0x03,
]);

if (sherpaOnnxPath() === null) {
  process.stderr.write('sherpa-onnx-node is not installed: its real runtime is NOT tested\n');
  it.skip('the real runtime: not installed', () => undefined);
} else {
  describe('sherpa-onnx’s real runtime', () => {
    it.each<[EngineName, string]>([
      ['zipformer', 'encoder.onnx'],
      ['moonshine', 'encode.onnx'],
      ['whisper', 'encoder.onnx'],
      ['piper', 'model.onnx'],
      ['kokoro', 'model.onnx'],
    ])(
      '%s: a truncated model file fails with its reason, and this process survives',
      async (engine, file) => {
        await expect(start(engine, { [file]: CUT_OFF })).rejects.toMatchObject({
          name: 'SpeechError',
          code: 'engine_missing',
          message: expect.stringMatching(/Protobuf|config|process ended/i) as string,
        });
      },
    );

    it.each<EngineName>(['zipformer', 'whisper', 'piper'])(
      '%s: an empty model file fails with its reason',
      async (engine) => {
        const names = {
          zipformer: 'encoder.onnx',
          whisper: 'encoder.onnx',
          piper: 'model.onnx',
        } as Record<EngineName, string>;
        await expect(start(engine, { [names[engine]]: '' })).rejects.toMatchObject({
          code: 'engine_missing',
        });
      },
    );
  });
}

describe('a process that runs a model', () => {
  it('does not start if a file differs from the download', async () => {
    const never: ForkSherpa = () => {
      throw new Error('started');
    };
    writeModel(dir, 'whisper', {
      files: [
        ['encoder.onnx', 21],
        ['decoder.onnx', 21],
        ['tokens.txt', 19],
      ].map(([path, bytes]) => ({
        path: String(path),
        bytes: Number(bytes),
        sha256: '0'.repeat(64),
      })),
    });
    const [verdict] = await readModels(dir);
    if (verdict?.is !== 'complete') throw new Error('not complete');
    await expect(startSherpa(verdict.model, 'en-US', never)).rejects.toMatchObject({
      code: 'engine_missing',
      message: expect.stringContaining('checksum differs') as string,
    });
  });

  it('that cannot start fails with its reason', async () => {
    const nothing: ForkSherpa = () =>
      fork(join(dir, 'nothing.js'), { stdio: ['ignore', 'ignore', 'pipe', 'ipc'], execArgv: [] });
    writeModel(dir, 'whisper');
    const [verdict] = await readModels(dir);
    if (verdict?.is !== 'complete') throw new Error('not complete');
    await expect(startSherpa(verdict.model, 'en-US', nothing)).rejects.toMatchObject({
      code: 'engine_missing',
      message: expect.stringContaining('ended with 1') as string,
    });
  });
});
