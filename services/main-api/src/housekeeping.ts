import type { FastifyBaseLogger } from 'fastify';
import type { MainApiContext } from './context';

const MINUTE_MS = 60_000;
const INTERVAL_MS = MINUTE_MS;
/** How often to delete old data (ms). Its age is measured in days, so once an hour is enough. */
const RETENTION_INTERVAL_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Time without messages after which an interview is considered abandoned (ms). */
const ABANDONED_AFTER_MS = 30 * MINUTE_MS;
/**
 * How long to wait for an analysis request after an interview is completed (ms). After that, the
 * interview is analyzed anyway, because the candidate may have closed the page.
 */
const UNASKED_AFTER_MS = 5 * MINUTE_MS;
const ATTEMPTS_KEPT_MS = 24 * 60 * MINUTE_MS;

type Context = Pick<MainApiContext, 'db' | 'now' | 'config'>;
type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

/**
 * Completes abandoned interviews, starts analyses that were never requested, and deletes expired
 * records.
 */
export async function sweep({ db, now }: Omit<Context, 'config'>): Promise<void> {
  const at = now().getTime();
  for (const id of await db.interviews.completeAbandoned(new Date(at - ABANDONED_AFTER_MS), now()))
    await db.assessments.begin(id, { force: false });
  for (const { id, completedAt } of await db.interviews.listByStatus('completed')) {
    if (completedAt && Date.parse(completedAt) < at - UNASKED_AFTER_MS)
      await db.assessments.begin(id, { force: false });
  }
  await db.reportTickets.purge(now());
  await db.plans.purge(now());
  await db.sessions.purge(now());
  await db.loginAttempts.purge(new Date(at - ATTEMPTS_KEPT_MS));
  await db.retention.purgeDeletedDocuments();
}

/**
 * Deletes data that has not been used for RETENTION_DAYS days, and logs how much was deleted. Does
 * nothing if RETENTION_DAYS is not set.
 */
export async function applyRetention(
  { db, config, now }: Context,
  log: Pick<Log, 'info'>,
): Promise<void> {
  if (config.retentionDays === undefined) return;
  const deleted = await db.retention.purge(
    new Date(now().getTime() - config.retentionDays * DAY_MS),
  );
  if (deleted && Object.values(deleted).some((count) => count > 0))
    log.info({ deleted, retentionDays: config.retentionDays }, 'unused data deleted');
}

/**
 * Runs `work` at regular intervals, but skips a run if the previous one has not finished.
 * @returns a function that stops the runs and waits for the current one
 */
function every(
  intervalMs: number,
  work: () => Promise<void>,
  log: Pick<Log, 'error'>,
): () => Promise<void> {
  let current: Promise<void> | undefined;
  const timer = setInterval(() => {
    current ??= work()
      .catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
      .finally(() => (current = undefined));
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}

/**
 * Runs `sweep` every minute and `applyRetention` every hour.
 * @returns a function that stops both and waits for the current runs
 */
export function startHousekeeping(context: Context, log: Log): () => Promise<void> {
  const ends = [
    every(INTERVAL_MS, () => sweep(context), log),
    every(RETENTION_INTERVAL_MS, () => applyRetention(context, log), log),
  ];
  return async () => void (await Promise.all(ends.map((end) => end())));
}
