import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recognizerScript, startPocketSphinx } from './pocketsphinx';

describe('PocketSphinx process', () => {
  it('finds its script from the source and from the bundle', () => {
    const root = join(import.meta.dirname, '../..');
    expect(existsSync(recognizerScript(join(root, 'src/stt/pocketsphinx.ts')))).toBe(true);
    expect(recognizerScript(join(root, 'dist/agent.js'))).toBe(
      recognizerScript(join(root, 'src/agent.ts')),
    );
  });

  it('says which words were probably misheard, and writes "I"', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'recognizer-'));
    const script = join(folder, 'recognizer.sh');
    const final = {
      type: 'final',
      text: 'i had a crate of hawái',
      confidence: 0.6,
      sentenceEnd: -1,
      endings: { hawái: 1 },
      words: [
        ['i', 0.9],
        ['had', 1],
        ['a', 0.7],
        ['crate', 0.05],
        ['of', 0.9],
        ['hawái', 0.02],
      ],
    };
    await writeFile(
      script,
      `echo '{"type": "ready"}'\nhead -c 5 > ${folder}/begun\necho '${JSON.stringify(final)}'\ncat > ${folder}/rest\n`,
    );
    const recognizer = await startPocketSphinx('sh', script);
    try {
      recognizer.begin();
      expect(await recognizer.finish()).toMatchObject({
        text: 'I had a crate of hawái',
        confidence: 0.6,
        misheard: [3, 5],
      });
    } finally {
      recognizer.close();
      await rm(folder, { recursive: true });
    }
  });

  it('reports why it did not start', async () => {
    await expect(startPocketSphinx('/nowhere/python')).rejects.toMatchObject({
      code: 'not_started',
      message: expect.stringContaining('ENOENT') as string,
    });
  });

  it("reports the interpreter's error output", async () => {
    await expect(startPocketSphinx(process.execPath)).rejects.toMatchObject({
      code: 'not_started',
    });
  });
});
