import { and, count, eq, gte, ne } from 'drizzle-orm';
import type { Executor } from '../executor';
import { jobDescriptions, resumes } from '../schema';

/** Uploads older than this do not affect priority. */
const MEMORY_MS = 10 * 60_000;

/**
 * Priority of a user's next document: one less for each of their documents of the last ten minutes
 * that waits or failed. Users who upload many files, or slow ones, wait behind everyone else.
 */
export async function uploadPriority(tx: Executor, userId: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - MEMORY_MS);
  const [ofResumes] = await tx
    .select({ total: count() })
    .from(resumes)
    .where(
      and(
        eq(resumes.userId, userId),
        ne(resumes.status, 'completed'),
        gte(resumes.uploadedAt, since),
      ),
    );
  const [ofJobs] = await tx
    .select({ total: count() })
    .from(jobDescriptions)
    .where(
      and(
        eq(jobDescriptions.userId, userId),
        ne(jobDescriptions.status, 'completed'),
        gte(jobDescriptions.createdAt, since),
      ),
    );
  // The counts include the document being added.
  return 1 - (ofResumes?.total ?? 0) - (ofJobs?.total ?? 0);
}
