/** @jest-environment node */
import { readFile } from 'node:fs/promises';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { arabicTranscript, englishTranscript, entry } from '../testing/transcript';
import type { TranscriptDocument } from '../transcript-document';
import { transcriptPdf } from './transcript-pdf';

/** Loads a font file from node_modules, where the bundler also finds it. */
const load = async (url: URL) =>
  new Uint8Array(
    await readFile(
      `../../node_modules/${url.pathname.slice(url.pathname.indexOf('@fontsource/'))}`,
    ),
  );

/** Creates the PDF and returns the text and metadata that a PDF reader finds in it. */
async function read(transcript: TranscriptDocument) {
  const bytes = await transcriptPdf(transcript, load);
  const pdf = await getDocumentProxy(bytes.slice());
  const { text } = await extractText(pdf, { mergePages: false });
  return { bytes, pages: text, info: (await getMeta(pdf)).info as Record<string, unknown> };
}

test('contains the title, job, day and each entry with speaker, time and words as text', async () => {
  const { pages, info } = await read(
    englishTranscript(
      entry('Shall we start?', { speaker: 'ai', atMs: 4_000 }),
      entry('Yes, I’m ready: office, final.', { atMs: 15_000 }),
    ),
  );
  expect(pages).toHaveLength(1);
  for (const text of [
    'Interview transcript',
    'Backend Engineer, Marsa Pay',
    'November 18, 2026',
    'Rachel',
    '00:04',
    'Shall we start?',
    'You',
    '00:15',
    'Yes, I’m ready: office, final.',
    'Page 1 of 1',
  ])
    expect(pages[0]).toContain(text);
  expect(info).toMatchObject({
    Title: 'Interview transcript - Backend Engineer, Marsa Pay',
    Language: 'en-US',
  });
});

test('marks interrupted speech', async () => {
  const { pages } = await read(
    englishTranscript(entry('And now we', { speaker: 'ai', interrupted: true })),
  );
  expect(pages[0]).toContain('(interrupted)');
});

test('puts words that may have been misheard in brackets, and explains them', async () => {
  const { pages } = await read(
    englishTranscript(entry('We had a crate of rye.', { misheard: [3, 4], doubtful: true })),
  );
  expect(pages[0]).toContain('We had a [crate of?] rye.');
  expect(pages[0]).toContain('[…?] May have been misheard');
  expect(pages[0]).toContain('(May have been misheard)');
});

test('Arabic can be copied and searched: whole letters in reading order', async () => {
  const { pages } = await read(
    arabicTranscript(
      entry('ما الذي جعل التصميم القديم بطيئًا في نوفمبر الماضي؟', { speaker: 'ai' }),
    ),
  );
  for (const text of [
    'نص المقابلة',
    'ريتشل',
    'ما الذي جعل التصميم القديم بطيئًا في نوفمبر الماضي؟',
    '18 نوفمبر 2026',
    'الصفحة 1 من 1',
  ])
    expect(pages[0]).toContain(text);
});

test('mixed lines keep every word in its own order', async () => {
  const { pages } = await read(
    arabicTranscript(entry('React هي المكتبة التي اخترناها في عام 2021 مع Node.js')),
  );
  for (const text of ['React', 'هي المكتبة التي اخترناها في عام', '2021', 'Node.js'])
    expect(pages[0]).toContain(text);
});

test('other scripts use additional fonts', async () => {
  const { pages } = await read(englishTranscript(entry('Zürich, Łódź, Nguyễn, Привет, Ελλάδα')));
  expect(pages[0]).toContain('Zürich, Łódź, Nguyễn, Привет, Ελλάδα');
});

test('a long transcript continues on numbered pages without loss', async () => {
  const words = Array.from({ length: 1_500 }, (_, index) => `w${index}`);
  const { pages } = await read(
    englishTranscript(
      ...Array.from({ length: 15 }, (_, part) =>
        entry(words.slice(part * 100, part * 100 + 100).join(' ')),
      ),
    ),
  );
  expect(pages.length).toBeGreaterThan(1);
  pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`));
  expect(pages.join(' ').match(/\bw\d+\b/g)).toEqual(words);
});

test('breaks a word wider than the page without loss', async () => {
  const word = 'abcdefghij'.repeat(30);
  const { pages } = await read(englishTranscript(entry(word)));
  expect(pages[0]!.replace(/\s/g, '')).toContain(word);
});

test('embeds only the used glyphs of the fonts', async () => {
  const { bytes } = await read(englishTranscript(entry('Yes.')));
  expect(bytes.length).toBeLessThan(30_000);
});

test('fails if a font fails to load', async () => {
  await expect(
    transcriptPdf(englishTranscript(entry('Yes.')), () => Promise.reject(new Error('offline'))),
  ).rejects.toThrow('offline');
});
