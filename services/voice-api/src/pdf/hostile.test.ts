import { DOCUMENT_FAILURES } from '@portal/protocol';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { testPdfWorkerUrl } from '../testing/pdf-worker-url';
import { createPdfExtractor, type PdfExtractor } from './extractor';
import type { PdfResult } from './failure';
import { HONEST_LINES, pdf } from '../testing/hostile-pdfs/builder';
import { hostileFiles } from '../testing/hostile-pdfs/hostile-files';

/** Whether to include the heavy files, as `npx nx test-slow voice-api` does. */
const all = process.env.HOSTILE_PDFS === 'all';
const LISTENER_PORT = 18_943;
const families = Object.entries(hostileFiles(LISTENER_PORT)).map(
  ([family, files]) => [family, files.filter(({ heavy }) => all || !heavy)] as const,
);

let listener: Server;
let connections = 0;
let reader: PdfExtractor;
let written: string[];
const filesOfOthers = (): string[] =>
  readdirSync(tmpdir())
    .filter((name) => /pdf/i.test(name))
    .sort();
/** Returns the process ids of all running readers that were started by this process. */
const readers = (): string[] =>
  readdirSync('/proc').filter((pid) => /^\d+$/.test(pid) && isReader(pid));

function isReader(pid: string): boolean {
  try {
    const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return (
      parent === String(process.pid) &&
      readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('pdf-worker')
    );
  } catch {
    return false;
  }
}

function outcomeOf(result: PdfResult): string {
  if (!result.ok) return result.failure;
  return HONEST_LINES.every((line) => result.text.includes(line)) ? 'text' : 'other_text';
}

beforeAll(async () => {
  written = filesOfOthers();
  listener = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => listener.listen(LISTENER_PORT, '127.0.0.1', resolve));
  reader = createPdfExtractor({ workerUrl: testPdfWorkerUrl });
});
afterAll(async () => {
  await reader.close();
  await new Promise((resolve) => listener.close(resolve));
});

describe.each(families)('hostile files: %s', (_, files) => {
  it.each(files.map((file) => [file.name, file] as const))(
    '%s',
    async (_name, { make, outcomes }) => {
      const result = await reader.extract(make());
      expect(outcomes).toContain(outcomeOf(result));
      if (!result.ok) expect(DOCUMENT_FAILURES).toContain(result.failure);
    },
    60_000,
  );
});

describe('after all of them', () => {
  it('an honest file is read', async () => {
    expect(await reader.extract(pdf())).toEqual({
      ok: true,
      text: HONEST_LINES.join('\n'),
      pages: 1,
    });
  });

  it('no file opened a connection', () => {
    expect(connections).toBe(0);
  });

  it('no file is left on disk', () => {
    expect(filesOfOthers()).toEqual(written);
  });

  it('no reader process is left', async () => {
    await reader.close();
    if (process.platform === 'linux') expect(readers()).toEqual([]);
  });
});

it('has more than sixty hostile files with unique names', () => {
  const names = Object.values(hostileFiles(0))
    .flat()
    .map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(60);
});

it('makes the same bytes every time', () => {
  const light = Object.values(hostileFiles(0))
    .flat()
    .filter(({ heavy, name }) => !heavy && name !== 'flate-200-mb');
  for (const { make } of light.slice(0, 40)) expect(Buffer.from(make()).equals(make())).toBe(true);
});
