import { and, count, eq, gte, ne } from 'drizzle-orm';
import type { Executor } from '../executor';
import { jobDescriptions, resumes } from '../schema';

/** What somebody uploaded longer ago than this no longer counts against the next upload. */
const MEMORY_MS = 10 * 60_000;

/**
 * The priority of reading somebody's next document: one less for each of theirs of the last ten minutes that waits or could not be read.
 * Whoever sends many, or sends what takes all the time a reader has, waits behind everybody else.
 */
export async function turnOf(tx: Executor, userId: string, now: Date): Promise<number> {
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
  // The one that is being added is among them.
  return 1 - (ofResumes?.total ?? 0) - (ofJobs?.total ?? 0);
}
