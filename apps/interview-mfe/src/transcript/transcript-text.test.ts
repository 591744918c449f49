import { arabicTranscript, englishTranscript, entry } from './testing/transcript';
import { transcriptFileName } from './transcript-document';
import { transcriptText } from './transcript-export';

test('an entry has its time, speaker and words', () => {
  const text = transcriptText(
    englishTranscript(
      entry('Shall we start?', { speaker: 'ai', atMs: 4_000 }),
      entry('Yes.', { atMs: 15_000 }),
    ),
  );
  expect(text).toBe('[00:04] Rachel: Shall we start?\n\n[00:15] You: Yes.\n');
});

test('an entry without timing has no time', () => {
  expect(transcriptText(englishTranscript(entry('Yes.', { atMs: null })))).toBe('You: Yes.\n');
});

test('keeps and marks interrupted speech', () => {
  expect(
    transcriptText(englishTranscript(entry('And now we', { speaker: 'ai', interrupted: true }))),
  ).toBe('[00:31] Rachel (interrupted): And now we\n');
});

test('puts words that may have been misheard in brackets, and explains them', () => {
  const said = entry('We had a crate of rye.', { misheard: [3, 4], doubtful: true });
  expect(transcriptText(englishTranscript(said))).toBe(
    '[…?] May have been misheard\n\n[00:31] You (May have been misheard): We had a [crate of?] rye.\n',
  );
  const past = entry('Yes.', { misheard: [9] });
  expect(transcriptText(englishTranscript(past))).toBe('[00:31] You: Yes.\n');
});

test('isolates text of the other direction', () => {
  expect(transcriptText(englishTranscript(entry('نعم، أنا جاهزة.')))).toBe(
    '[00:31] You: \u2067نعم، أنا جاهزة.\u2069\n',
  );
  expect(transcriptText(arabicTranscript(entry('I led the move.')))).toBe(
    '[00:31] أنت: \u2066I led the move.\u2069\n',
  );
});

test("leaves text in the page's direction unchanged", () => {
  expect(transcriptText(arabicTranscript(entry('React هي المكتبة')))).toBe(
    '[00:31] أنت: React هي المكتبة\n',
  );
});

test('names a file by the day of the interview, or of the download', () => {
  const day = Date.parse('2026-11-18T10:00:00Z');
  expect(transcriptFileName({ heldAtMs: day }, 0, 'pdf')).toBe(
    'interview-transcript-2026-11-18.pdf',
  );
  expect(transcriptFileName({ heldAtMs: null }, day, 'txt')).toBe(
    'interview-transcript-2026-11-18.txt',
  );
});
