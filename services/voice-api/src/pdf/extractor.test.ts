import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DOCUMENT_FAILURES } from '@portal/protocol';
import { testPdfWorkerUrl } from '../testing/pdf-worker-url';
import { classicPdf, decompressionBomb, pdfWithLines, scannedPdf } from '../testing/pdfs';
import {
  createPdfExtractor,
  ExtractorClosedError,
  type PdfExtractor,
  type PdfExtractorOptions,
} from './extractor';
import { describeFailure, type PdfResult } from './failure';
import { ReaderCrashedError } from './reader';

const fixture = (name: string): Uint8Array =>
  readFileSync(new URL(`../testing/pdf-files/${name}`, import.meta.url));
const RESUME = ['Jane Roe', 'Software Engineer at Acme Cloud', 'Skills: TypeScript, PostgreSQL'];

let open: PdfExtractor[] = [];
/** Its time limit is longer than the product's, so that a busy machine isn't taken for a slow file. */
const extractor = (options: Partial<PdfExtractorOptions> = {}): PdfExtractor => {
  const created = createPdfExtractor({
    workerUrl: testPdfWorkerUrl,
    timeLimitMs: 60_000,
    ...options,
  });
  open.push(created);
  return created;
};
afterEach(async () => {
  await Promise.all(open.map((one) => one.close()));
  open = [];
});

/** Cuts a file off just before its last `startxref`. */
const withoutEnd = (bytes: Uint8Array): Uint8Array =>
  bytes.slice(0, Buffer.from(bytes).lastIndexOf('startxref'));

let scripts = 0;
const scratch = mkdtempSync(join(tmpdir(), 'reading-script-'));
afterAll(() => rmSync(scratch, { recursive: true }));
/** Returns a new path for a reader script. */
const scriptFile = () => join(scratch, `reader-${(scripts += 1)}.mjs`);

/**
 * Writes the script of a fake reader and returns the script's URL. For each PDF, the reader runs
 * the code in `script`, which can access the PDF as `bytes` and call `answer` to return text.
 */
function readerThat(script: string): URL {
  const file = scriptFile();
  writeFileSync(
    file,
    `
    import process from 'node:process';
    const say = (line) => process.stdout.write(line + '\\n');
    const answer = (text) => say(JSON.stringify({ ok: true, text, pages: 1 }));
    let held = Buffer.alloc(0);
    process.stdin.on('data', (chunk) => {
      held = Buffer.concat([held, chunk]);
      if (held.length < 4 || held.length < 4 + held.readUInt32BE(0)) return;
      const bytes = held.subarray(4);
      held = Buffer.alloc(0);
      ${script}
    });
    say('ready');`,
  );
  return pathToFileURL(file);
}

describe('reading a PDF', () => {
  it('returns the text line by line', async () => {
    expect(await extractor().extract(await pdfWithLines(RESUME))).toEqual({
      ok: true,
      text: RESUME.join('\n'),
      pages: 1,
    });
  });

  it('separates pages by an empty line', async () => {
    const result = await extractor().extract(await pdfWithLines(['One page of a resume'], 2));
    expect(result).toEqual({
      ok: true,
      text: 'One page of a resume\n\nOne page of a resume',
      pages: 2,
    });
  });

  it('returns Arabic in reading order, with Latin words and years inside', async () => {
    const result = await extractor().extract(fixture('arabic.pdf'));
    expect(result.ok && result.text.split('\n')).toEqual([
      'سارة العتيبي',
      'مهندسة برمجيات أولى',
      'الخبرة',
      'مطورة واجهات في شركة Acme Cloud من 2019 إلى 2023',
      'المهارات: React، TypeScript، PostgreSQL',
    ]);
  });

  it('does not change the input bytes', async () => {
    const bytes = await pdfWithLines(RESUME);
    const before = Buffer.from(bytes);
    await extractor().extract(bytes);
    expect(before.equals(bytes)).toBe(true);
  });
});

describe('an unreadable PDF', () => {
  const cases: Array<[string, () => Promise<Uint8Array> | Uint8Array, string]> = [
    ['text renamed to .pdf', () => Buffer.from('Jane Roe, software engineer'), 'not_pdf'],
    ['an empty file', () => new Uint8Array(), 'not_pdf'],
    ['a password-protected file', () => fixture('password-protected.pdf'), 'encrypted'],
    [
      'a file cut off in the middle',
      async () => (await pdfWithLines(RESUME)).slice(0, 600),
      'damaged',
    ],
    ['a file without its end', async () => withoutEnd(await classicPdf(RESUME)), 'damaged'],
    ['only a header', () => Buffer.from('%PDF-1.7\n'), 'damaged'],
    [
      'garbage between header and end',
      () => Buffer.from('%PDF-1.7\nxxxx\nstartxref\n3\n%%EOF'),
      'damaged',
    ],
    ['a scan', scannedPdf, 'no_text'],
    [
      'more than 30 pages',
      () => pdfWithLines(['One page of a very long resume'], 31),
      'too_many_pages',
    ],
    [
      'more than 300 000 characters',
      () =>
        pdfWithLines(
          Array.from({ length: 40 }, () => 'resume '.repeat(50)),
          30,
          2,
        ),
      'too_much_text',
    ],
  ];

  it.each(cases)('%s fails with the right code', async (_, make, failure) => {
    expect(await extractor().extract(await make())).toEqual({ ok: false, failure });
  });

  it('has an English sentence for every failure code', () => {
    for (const failure of DOCUMENT_FAILURES)
      expect(describeFailure(failure)).toMatch(/^[A-Z].+\.$/);
  });
});

describe('limits', () => {
  const READ = { ok: true, text: 'read', pages: 1 };
  /**
   * Sends two files to a reader that runs `script` for the first one only, and returns both
   * results.
   */
  const outcomeOf = (
    script: string,
    options: Partial<PdfExtractorOptions> = {},
  ): Promise<PdfResult[]> => {
    const reader = extractor({
      workerUrl: readerThat(`if (bytes[0] === 1) { ${script} } else answer('read');`),
      ...options,
    });
    return Promise.all([reader.extract(Uint8Array.of(1)), reader.extract(Uint8Array.of(2))]);
  };

  it('stops a file that takes too long and reads the next one', async () => {
    expect(await outcomeOf('for (;;);', { timeLimitMs: 3_000 })).toEqual([
      { ok: false, failure: 'too_slow' },
      READ,
    ]);
  });

  it('ends a file that swells beyond the memory limit, and reads the next', async () => {
    const reader = extractor({ memoryLimitMb: 160 });
    const results = await Promise.all([
      reader.extract(decompressionBomb(400)),
      reader.extract(await pdfWithLines(RESUME)),
    ]);
    expect(results).toEqual([
      { ok: false, failure: 'too_much_memory' },
      { ok: true, text: RESUME.join('\n'), pages: 1 },
    ]);
  });

  // Scripts that use up all available memory. Each one brings down the whole process, not just a
  // thread.
  const FULL: [string, string][] = [
    ['objects on the heap', 'const all = []; for (;;) all.push({ n: all.length });'],
    ['one map', 'const all = new Map(); for (let n = 0; ; n++) all.set(n, n);'],
    ['one array', 'new Array(2 ** 26).fill(1.5); new Array(2 ** 26).fill({});'],
    [
      'array buffers, beyond the heap',
      'const all = []; for (;;) all.push(new Uint8Array(2 ** 24).fill(1));',
    ],
  ];
  it.each(FULL)('survives a reader that fills its memory with %s', async (_, script) => {
    expect(await outcomeOf(script, { memoryLimitMb: 128 })).toEqual([
      { ok: false, failure: 'too_much_memory' },
      READ,
    ]);
  });

  const CRASHED: [string, string][] = [
    ['throws', `throw new Error('crash');`],
    ['ends', 'process.exit(3);'],
    ['is killed by a signal', `process.kill(process.pid, 'SIGSEGV');`],
  ];
  it.each(CRASHED)(
    'rejects when the reader %s, so that the file is retried, and reads the next one',
    async (_, script) => {
      const reader = extractor({
        workerUrl: readerThat(`if (bytes[0] === 1) { ${script} } else answer('read');`),
      });
      const [crashed, next] = await Promise.allSettled([
        reader.extract(Uint8Array.of(1)),
        reader.extract(Uint8Array.of(2)),
      ]);
      expect([crashed.status === 'rejected' && crashed.reason, next]).toEqual([
        expect.any(ReaderCrashedError),
        { status: 'fulfilled', value: READ },
      ]);
    },
  );

  const BROKEN: [string, string][] = [
    ['answers nonsense', `say('{"ok":true}');`],
    ['reports more pages than allowed', `say(JSON.stringify({ ok: true, text: 'x', pages: 31 }));`],
    ['writes an endless line', `setInterval(() => process.stdout.write('x'.repeat(1e6)), 1);`],
  ];
  it.each(BROKEN)('survives a reader that %s', async (_, script) => {
    expect(await outcomeOf(script)).toEqual([{ ok: false, failure: 'damaged' }, READ]);
  });

  it('uses a new reader after a failed file, and otherwise keeps the same one', async () => {
    const reader = extractor({
      workerUrl: readerThat(
        `if (bytes[0] === 1) say(JSON.stringify({ ok: false, failure: 'no_text' })); else answer(String(process.pid));`,
      ),
    });
    const pids: (string | null)[] = [];
    for (const byte of [2, 2, 1, 2]) {
      const result = await reader.extract(Uint8Array.of(byte));
      pids.push(result.ok ? result.text : null);
    }
    expect(pids[1]).toBe(pids[0]);
    expect(pids[3]).not.toBe(pids[0]);
  });

  it('uses a new reader after a file that needed much memory', async () => {
    const reader = extractor({
      memoryLimitMb: 200,
      workerUrl: readerThat(
        `if (bytes[0] === 1) globalThis.held = Buffer.alloc(120 * 1024 * 1024, 1); answer(String(process.pid));`,
      ),
    });
    const pidFor = async (first: number) => {
      const result = await reader.extract(new Uint8Array([first]));
      return result.ok ? result.text : result.failure;
    };
    const pids = [await pidFor(0), await pidFor(1), await pidFor(0)];
    expect(pids[1]).toBe(pids[0]);
    expect(pids[2]).toMatch(/^\d+$/);
    expect(pids[2]).not.toBe(pids[1]);
  });

  it('rejects when a reader cannot be started', async () => {
    const script = scriptFile();
    writeFileSync(script, 'process.exit(1)');
    await expect(
      extractor({ workerUrl: pathToFileURL(script) }).extract(Uint8Array.of(1)),
    ).rejects.toThrow('could not be started');
  });

  it('reads no more files in parallel than configured', async () => {
    const workerUrl = readerThat(`
      const from = Date.now();
      setTimeout(() => answer(JSON.stringify([from, Date.now()])), 40);`);
    const reader = extractor({ workerUrl, concurrency: 2 });
    const results = await Promise.all(
      [1, 2, 3, 4].map((byte) => reader.extract(Uint8Array.of(byte))),
    );
    const spans = results.map(
      (result) => JSON.parse(result.ok ? result.text : '') as [number, number],
    );
    for (const [start] of spans) {
      expect(spans.filter(([from, to]) => from <= start && start < to).length).toBeLessThanOrEqual(
        2,
      );
    }
  });

  it('rejects queued and new files once closed', async () => {
    const reader = extractor({ workerUrl: readerThat('for (;;);') });
    const waiting = [reader.extract(Uint8Array.of(1)), reader.extract(Uint8Array.of(2))];
    const settled = Promise.allSettled(waiting);
    await reader.close();
    for (const result of await settled)
      expect(result).toMatchObject({
        status: 'rejected',
        reason: expect.any(ExtractorClosedError),
      });
    await expect(reader.extract(Uint8Array.of(3))).rejects.toThrow(ExtractorClosedError);
  });

  it('throws immediately if the script is missing', () => {
    expect(() =>
      createPdfExtractor({ workerUrl: new URL('file:///nowhere/pdf-worker.js') }),
    ).toThrow('nowhere');
  });
});
