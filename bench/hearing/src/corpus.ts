import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const candidateSchema = z.object({
  profession: z.string(),
  resume: z.string(),
  jobDescription: z.string(),
  questions: z.array(z.string()),
  answers: z.array(
    z.object({
      text: z.string(),
      about: z.enum(['documents', 'something else']),
      /** The documents' own terms that the answer contains. */
      terms: z.array(z.string()),
    }),
  ),
});

/** A candidate with documents, planned questions and spoken answers. */
export type Candidate = z.infer<typeof candidateSchema>;

/** The half that the adaptation is fitted to, and the one that is never read. */
export type Half = 'tuning' | 'held-out';

const FOLDERS: Record<Half, string> = {
  tuning: '../corpus',
  'held-out': '../../held-out/hearing',
};

/** Reads the candidates of a half, in the order of their files. */
export function candidatesOf(half: Half): Candidate[] {
  const folder = join(import.meta.dirname, FOLDERS[half]);
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => candidateSchema.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}
