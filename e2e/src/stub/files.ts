import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file for an upload field. */
export interface GivenFile { name: string; mimeType: string; buffer: Buffer }

/** Bytes that begin as a PDF does and are exactly `size` long. */
export function pdfFile(size = 24_000, name = 'Layla_Haddad_Resume.pdf'): GivenFile {
  const buffer = Buffer.alloc(size, 0x20);
  buffer.write('%PDF-1.7\n');
  return { name, mimeType: 'application/pdf', buffer };
}

/** The same on disk: a browser takes a large file from there much sooner than over its protocol. Returns its path. */
export function pdfOnDisk(size: number): string {
  const path = join(mkdtempSync(join(tmpdir(), 'portal-upload-')), 'Layla_Haddad_Resume.pdf');
  writeFileSync(path, pdfFile(size).buffer);
  return path;
}

export const TEXT_FILE: GivenFile = { name: 'resume.txt', mimeType: 'text/plain', buffer: Buffer.from('Layla Haddad, backend engineer') };

/** A job description long enough to be taken. */
export const JOB_TEXT = 'Backend engineer wanted for our payments team: Go, PostgreSQL, Kafka, and clear words.';
