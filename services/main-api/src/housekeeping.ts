import type { FastifyBaseLogger } from 'fastify';
import type { MainApiContext } from './context';

const MINUTE_MS = 60_000;
const INTERVAL_MS = MINUTE_MS;
/** A started interview in which nothing was said for so long has been left by both ends. */
const ABANDONED_AFTER_MS = 30 * MINUTE_MS;
/** A completed interview whose page closed before it asked for the analysis. */
const UNASKED_AFTER_MS = 5 * MINUTE_MS;
const ATTEMPTS_KEPT_MS = 24 * 60 * MINUTE_MS;

type Context = Pick<MainApiContext, 'db' | 'analysis' | 'now'>;

/** Ends what nobody else will: abandoned interviews, analyses nobody asked for, records whose time is over. */
export async function sweep({ db, analysis, now }: Context): Promise<void> {
  const at = now().getTime();
  for (const id of await db.interviews.completeAbandoned(new Date(at - ABANDONED_AFTER_MS), now())) await analysis.request(id, { force: false });
  for (const { id, completedAt } of await db.interviews.listByStatus('completed')) {
    if (completedAt && Date.parse(completedAt) < at - UNASKED_AFTER_MS) await analysis.request(id, { force: false });
  }
  await db.reportTickets.purge(now());
  await db.plans.purge(now());
  await db.sessions.purge(now());
  await db.loginAttempts.purge(new Date(at - ATTEMPTS_KEPT_MS));
}

/** Sweeps every minute, one sweep at a time. @returns what ends it, after the sweep under way. */
export function startHousekeeping(context: Context, log: Pick<FastifyBaseLogger, 'error'>): () => Promise<void> {
  let current: Promise<void> | undefined;
  const timer = setInterval(() => {
    current ??= sweep(context)
      .catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'))
      .finally(() => (current = undefined));
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await current;
  };
}
