import { and, count, eq, gte, ne } from 'drizzle-orm';
import type { Executor } from '../executor';
import { jobDescriptions, resumes } from '../schema';

/** How long an upload affects the user's priority (ms). */
const MEMORY_MS = 10 * 60_000;

/**
 * Returns the priority of a user's new document: 0, minus one for each other document that the user
 * uploaded in the last ten minutes and that is still waiting or has failed. Users who upload many
 * files, or files that are slow to process, therefore wait behind everyone else.
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
  // Add one, because the counts include the new document itself.
  return 1 - (ofResumes?.total ?? 0) - (ofJobs?.total ?? 0);
}
