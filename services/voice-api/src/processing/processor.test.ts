import type { Database } from '@portal/db';
import { openTestDatabase, type TestDatabase } from '@portal/db/testing';
import { ExtractorClosedError, type PdfExtractor } from '../pdf/extractor';
import type { PdfResult } from '../pdf/failure';
import { resumeKind } from '../resumes/resume-kind';
import { createProcessor, type Processor } from './processor';

let database: TestDatabase;
let db: Database;
let userId: string;
const open: Processor[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
  userId = (await db.users.create({ email: 'jane@example.com', firstName: 'Jane', lastName: 'Roe', passwordHash: 'x' }))?.id ?? '';
}, 60_000);
afterEach(() => Promise.all(open.splice(0).map((processor) => processor.close())));
afterAll(() => database.close());

const READ: PdfResult = { ok: true, text: 'Jane Roe\nSkills\nTypeScript', pages: 1 };
let uploads = 0;
const upload = async () => (await db.resumes.upsertUpload({ userId, contentHash: `resume ${++uploads}`, originalName: 'cv.pdf', bytes: Buffer.from(String(uploads)) })).resume.id;
const statusOf = async (id: string) => (await db.resumes.get(id))?.processing_status;

function processor(extract: PdfExtractor['extract'], concurrency = 1): Processor {
  const extractor: PdfExtractor = { extract, close: () => Promise.resolve() };
  const log = { info: () => undefined, error: () => undefined };
  const created = createProcessor({ kinds: [resumeKind(db)], extractor, log, concurrency });
  open.push(created);
  return created;
}

describe('processing', () => {
  it('takes up after a restart what was waiting and what was in progress', async () => {
    const ids = [await upload(), await upload()];
    // The process dies while it reads the first one.
    await db.resumes.claimNext();
    const restarted = processor(() => Promise.resolve(READ));
    const settled = ids.map((id) => restarted.whenSettled(id, 5_000));
    await restarted.start({ alone: true });
    await Promise.all(settled);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['completed', 'completed']);
  });

  it('keeps text with characters that no database takes, without them', async () => {
    const id = await upload();
    const one = processor(() => Promise.resolve({ ok: true, text: 'Jane\u0000 Roe\nSkills\nTypeScript \ud800', pages: 1 }));
    const settled = one.whenSettled(id, 5_000);
    await one.start({ alone: true });
    await settled;
    expect(await db.resumes.get(id)).toMatchObject({ processing_status: 'completed', parsedData: { name: 'Jane Roe' } });
  });

  it('leaves alone what another living process has taken', async () => {
    const id = await upload();
    await db.resumes.claimNext();
    const second = processor(() => Promise.resolve(READ));
    await second.start({ alone: false });
    await second.close();
    expect(await statusOf(id)).toBe('processing');
    await db.resumes.complete(id, { text: '', parsed: { name: null, skills: [], titles: [], employers: [], projects: [], employments: [], yearsOfExperience: null, textLength: 0, pages: 1 } });
  });

  it('gives up a document at which the process has died three times', async () => {
    const id = await upload();
    for (let life = 1; life <= 3; life++) {
      await db.resumes.claimNext();
      await db.resumes.requeueInterrupted();
    }
    const fourth = processor(() => Promise.reject(new Error('must not be read again')));
    const settled = fourth.whenSettled(id, 5_000);
    await fourth.start({ alone: true });
    await settled;
    expect(await db.resumes.get(id)).toMatchObject({ processing_status: 'failed', failureReason: expect.stringContaining('several attempts') });
  });

  it('keeps a document for the next start when the process ends in the middle', async () => {
    const id = await upload();
    const ending = processor(() => Promise.reject(new ExtractorClosedError('closed')));
    await ending.start({ alone: true });
    await ending.close();
    expect(await statusOf(id)).toBe('processing');
    const next = processor(() => Promise.resolve(READ));
    const settled = next.whenSettled(id, 5_000);
    await next.start({ alone: true });
    await settled;
    expect(await statusOf(id)).toBe('completed');
  });

  it('fails a document that breaks the reading, and reads the next', async () => {
    const ids = [await upload(), await upload()];
    const one = processor((bytes) => (Buffer.from(bytes).toString() === String(uploads) ? Promise.resolve(READ) : Promise.reject(new Error('broken'))));
    const settled = ids.map((id) => one.whenSettled(id, 5_000));
    one.wake();
    await Promise.all(settled);
    expect(await Promise.all(ids.map(statusOf))).toEqual(['failed', 'completed']);
  });

  it('reads what arrives while it works', async () => {
    const one = processor(() => Promise.resolve(READ));
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) {
      const id = await upload();
      ids.push(id);
      one.wake();
    }
    await Promise.all(ids.map((id) => one.whenSettled(id, 300)));
    expect(await Promise.all(ids.map(statusOf))).toEqual(Array(5).fill('completed'));
  });

  it('lets an answer wait no longer than it wants to', async () => {
    const id = await upload();
    let finish = (_: PdfResult): void => undefined;
    const slow = processor(() => new Promise((resolve) => (finish = resolve)));
    slow.wake();
    await slow.whenSettled(id, 50);
    expect(await statusOf(id)).toBe('processing');
    const settled = slow.whenSettled(id, 5_000);
    finish(READ);
    await settled;
    expect(await statusOf(id)).toBe('completed');
  });
});
