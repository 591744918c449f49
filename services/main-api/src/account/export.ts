import type { Database } from '@portal/db';
import type { ArchivedFile } from './zip';

/** Characters that at least one common file system does not allow in file names. */
const UNFIT = /[\p{Cc}\p{Surrogate}/\\:*?"<>|]/gu;
const NAME_MAX_CHARS = 100;

const json = (name: string, value: unknown): ArchivedFile => ({
  name,
  bytes: new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`),
  packed: false,
});
const pdf = (name: string, bytes: Uint8Array): ArchivedFile => ({ name, bytes, packed: true });
/** Returns a number that makes a file name unique. Zero-padded, so that names sort correctly. */
const counted = (index: number) => String(index + 1).padStart(2, '0');

function fileName(index: number, given: string | null): string {
  const name = (given ?? '')
    .replace(UNFIT, '_')
    .replace(/^[. ]+|(?<![. ])[. ]+$/g, '')
    .slice(-NAME_MAX_CHARS);
  return `${counted(index)} ${name || 'file'}${/\.pdf$/i.test(name) ? '' : '.pdf'}`;
}

/**
 * Yields all the data stored about one person: JSON files, and the files that the person uploaded.
 * Each file is read only when it is requested. Anything deleted in the meantime is skipped.
 */
export async function* exportedFiles(
  personalData: Database['personalData'],
  userId: string,
  exportedAt: Date,
): AsyncGenerator<ArchivedFile, void> {
  yield json('account.json', {
    exportedAt,
    account: await personalData.account(userId),
    sessions: await personalData.sessions(userId),
  });
  const { resumes, jobDescriptions, interviews } = await personalData.contents(userId);
  for (const [index, id] of resumes.entries()) {
    const resume = await personalData.resume(id);
    if (!resume) continue;
    const { bytes, ...facts } = resume;
    yield json(`resumes/${counted(index)}.json`, facts);
    // Deleting a resume erases its file.
    if (bytes.length > 0) yield pdf(`resumes/${fileName(index, resume.originalName)}`, bytes);
  }
  for (const [index, id] of jobDescriptions.entries()) {
    const job = await personalData.jobDescription(id);
    if (!job) continue;
    const { bytes, ...facts } = job;
    yield json(`job-descriptions/${counted(index)}.json`, facts);
    if (bytes) yield pdf(`job-descriptions/${fileName(index, job.fileName)}`, bytes);
  }
  for (const [index, id] of interviews.entries()) {
    const held = await personalData.interview(id);
    if (!held) continue;
    const folder = `interviews/${counted(index)} ${held.interview.createdAt.toISOString().slice(0, 10)}`;
    for (const [part, value] of Object.entries(held))
      if (value !== null) yield json(`${folder}/${part}.json`, value);
  }
}
