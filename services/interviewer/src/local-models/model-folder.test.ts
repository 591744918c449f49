import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readModels, wrongChecksum } from './model-folder';
import { writeModel } from './testing/model-folders';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'models-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const told = async () =>
  (await readModels(dir)).map((verdict) =>
    verdict.is === 'complete' ? verdict.model.id : verdict.reason,
  );

describe('the folder of models', () => {
  it('has none if it is missing', async () => {
    expect(await readModels(join(dir, 'nowhere'))).toEqual([]);
  });

  it('lists streaming models and those with many speakers first', async () => {
    for (const engine of ['piper', 'kokoro', 'whisper', 'moonshine', 'zipformer'] as const)
      writeModel(dir, engine);
    expect(await told()).toEqual([
      'zipformer-test',
      'moonshine-test',
      'whisper-test',
      'kokoro-test',
      'piper-test',
    ]);
  });

  it('skips downloads in progress, and files', async () => {
    mkdirSync(join(dir, '.whisper-base.unpacking'));
    writeFileSync(join(dir, 'checksums.lock.json'), '{}');
    expect(await readModels(dir)).toEqual([]);
  });
});

describe('a folder is refused, with the reason,', () => {
  it('without a manifest', async () => {
    mkdirSync(join(dir, 'my-model'));
    expect(await told()).toEqual([
      'has no model.json: npm run speech:models did not create or finish it',
    ]);
  });

  it.each<[string, string, string]>([
    ['is not JSON', '{', 'model.json: is not JSON'],
    ['is of another format', JSON.stringify({ format: 2 }), 'model.json: format: Invalid input'],
  ])('whose manifest %s', async (_, text, reason) => {
    writeFileSync(join(writeModel(dir, 'whisper'), 'model.json'), text);
    expect((await told())[0]).toContain(reason);
  });

  it.each(['../../etc/passwd', '/etc/passwd', 'a/../../b', 'C:\\x', 'a\\b'])(
    'whose manifest points outside: %s',
    async (path) => {
      writeModel(dir, 'whisper', { files: [{ path, bytes: 1, sha256: '0'.repeat(64) }] });
      expect((await told())[0]).toContain('leads out of the folder');
    },
  );

  it('with a missing file', async () => {
    rmSync(join(writeModel(dir, 'whisper'), 'decoder.onnx'));
    expect(await told()).toEqual(['decoder.onnx is missing']);
  });

  it('with a truncated file', async () => {
    truncateSync(join(writeModel(dir, 'whisper'), 'encoder.onnx'), 5);
    expect(await told()).toEqual(['encoder.onnx has 5 bytes instead of 21']);
  });

  it('whose engine needs a file that was not verified', async () => {
    const folder = writeModel(dir, 'whisper', {
      files: [{ path: 'tokens.txt', bytes: 19, sha256: '0'.repeat(64) }],
    });
    appendFileSync(join(folder, 'encoder.onnx'), 'x');
    expect(await told()).toEqual(['model.json: encoder.onnx is not among its files']);
  });
});

describe('the checksums of a model', () => {
  const complete = async () => {
    const [verdict] = await readModels(dir);
    if (verdict?.is !== 'complete') throw new Error('not complete');
    return verdict.model;
  };

  it('match if nothing changed', async () => {
    writeModel(dir, 'kokoro');
    expect(await wrongChecksum(await complete())).toBeNull();
  });

  it('detect a changed file of the same size', async () => {
    const folder = writeModel(dir, 'whisper');
    const model = await complete();
    writeFileSync(join(folder, 'decoder.onnx'), 'x'.repeat('bytes of decoder.onnx'.length));
    expect(await wrongChecksum(model)).toBe(
      'decoder.onnx is not what was downloaded: its checksum differs',
    );
  });

  it('detect a missing file', async () => {
    const folder = writeModel(dir, 'whisper');
    const model = await complete();
    rmSync(join(folder, 'tokens.txt'));
    expect(await wrongChecksum(model)).toContain('tokens.txt cannot be read');
  });
});
