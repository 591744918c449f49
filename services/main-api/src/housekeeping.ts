import type { FastifyBaseLogger } from 'fastify';
import type { MainApiContext } from './context';

const MINUTE_MS = 60_000;
const INTERVAL_MS = MINUTE_MS;
/** What is kept for days need not be looked at each minute. */
const RETENTION_INTERVAL_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** A started interview in which nothing was said for so long has been left by both ends. */
const ABANDONED_AFTER_MS = 30 * MINUTE_MS;
/** A completed interview whose page closed before it asked for the analysis. */
const UNASKED_AFTER_MS = 5 * MINUTE_MS;
const ATTEMPTS_KEPT_MS = 24 * 60 * MINUTE_MS;

type Context = Pick<MainApiContext, 'db' | 'now' | 'config'>;
type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

/** Ends what nobody else will: abandoned interviews, analyses nobody asked for, records whose time is over. */
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
  await db.retention.purgeDeletedJobDescriptions();
}

/** Deletes what nobody has used for RETENTION_DAYS, and tells how much it was; nothing where it is not set. */
export async function applyRetention(
  { db, config, now }: Omit<Context, 'analysis'>,
  log: Pick<Log, 'info'>,
): Promise<void> {
  if (config.retentionDays === undefined) return;
  const deleted = await db.retention.purge(
    new Date(now().getTime() - config.retentionDays * DAY_MS),
  );
  if (deleted && Object.values(deleted).some((count) => count > 0))
    log.info({ deleted, retentionDays: config.retentionDays }, 'deleted after its time');
}

/** Does a piece of work every so often, one at a time. @returns what ends it, after the one under way. */
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

/** Sweeps every minute, and looks each hour at what has been kept long enough. @returns what ends it, after what is under way. */
export function startHousekeeping(context: Context, log: Log): () => Promise<void> {
  const ends = [
    every(INTERVAL_MS, () => sweep(context), log),
    every(RETENTION_INTERVAL_MS, () => applyRetention(context, log), log),
  ];
  return async () => void (await Promise.all(ends.map((end) => end())));
}
