import { JD_FILE_MAX_BYTES, RESUME_MAX_BYTES } from '@portal/protocol';
import { checkPdfFile } from './pdf-file';

const file = (part: Partial<Pick<File, 'name' | 'type' | 'size'>>) => ({
  name: 'resume.pdf',
  type: 'application/pdf',
  size: 1,
  ...part,
});

test('accepts only PDFs', () => {
  expect(
    checkPdfFile(file({ name: 'resume.docx', type: 'application/msword' }), RESUME_MAX_BYTES),
  ).toBe('not-pdf');
  expect(checkPdfFile(file({}), RESUME_MAX_BYTES)).toBeNull();
});

test('uses the name if the system gives no type', () => {
  expect(checkPdfFile(file({ name: 'Resume.PDF', type: '' }), RESUME_MAX_BYTES)).toBeNull();
  expect(checkPdfFile(file({ name: 'resume.txt', type: '' }), RESUME_MAX_BYTES)).toBe('not-pdf');
});

test('refuses an empty file as empty, if it is a PDF', () => {
  expect(checkPdfFile(file({ size: 0 }), RESUME_MAX_BYTES)).toBe('empty');
  expect(checkPdfFile(file({ name: 'a.txt', type: '', size: 0 }), RESUME_MAX_BYTES)).toBe(
    'not-pdf',
  );
});

test.each([
  [RESUME_MAX_BYTES, 10_485_760],
  [JD_FILE_MAX_BYTES, 5_242_880],
])('requires less than the limit, to the byte: %d', (limit, bytes) => {
  expect(checkPdfFile(file({ size: bytes - 1 }), limit)).toBeNull();
  expect(checkPdfFile(file({ size: bytes }), limit)).toBe('too-large');
});
