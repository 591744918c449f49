import { test } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A test file to put in an upload field. */
export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Returns a file of exactly `size` bytes that starts like a PDF. */
export function pdfFile(size = 24_000, name = 'Layla_Haddad_Resume.pdf'): GivenFile {
  const buffer = Buffer.alloc(size, 0x20);
  buffer.write('%PDF-1.7\n');
  return { name, mimeType: 'application/pdf', buffer };
}

/**
 * Writes a file of exactly `size` bytes to the test's output folder and returns its path. The file
 * starts like a PDF. A browser reads large files from disk much faster than it receives them from
 * Playwright.
 */
export function pdfOnDisk(size: number): string {
  const path = test.info().outputPath('Layla_Haddad_Resume.pdf');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, pdfFile(size).buffer);
  return path;
}

export const TEXT_FILE: GivenFile = {
  name: 'resume.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('Layla Haddad, backend engineer'),
};

/** A job description that is long enough to be accepted. */
export const JOB_TEXT =
  'Backend engineer wanted for our payments team: Go, PostgreSQL, Kafka, and clear words.';
