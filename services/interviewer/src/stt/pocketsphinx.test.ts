import { existsSync } from 'node:fs';
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
