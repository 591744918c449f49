import type { RoomBackend } from './backend';
import type { Clock } from './clock';

/** How long leaving may wait for the servers, all calls together (ms). What is slower goes on without being waited for. */
export const CLOSING_LIMIT_MS = 3_000;
/** How much of that may go to messages which were not posted yet (ms). */
export const FLUSH_LIMIT_MS = 1_000;

export interface ClosingCollaborators {
  backend: Pick<RoomBackend, 'complete' | 'analyze' | 'reportTicket'>;
  clock: Clock;
  /** Stops the devices at their source. */
  release(): void;
  /** Posts what is waiting; see `MessagePoster.flush`. */
  flush(): Promise<void>;
  disconnect(): Promise<void>;
  /** `expiresAt` is milliseconds since the epoch. */
  storeTicket(ticket: { ticket: string; expiresAt: number }): void;
  onFailed(step: string, error: unknown): void;
}

function within(clock: Clock, limitMs: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = clock.after(limitMs, resolve);
    work.finally(stop).then(() => resolve(), reject);
  });
}

/**
 * Lets go of the devices, ends the session on the servers and keeps the ticket to its report. Each step fails softly; takes
 * three seconds at most. True when a step failed without which the interview has not ended: devices, disconnecting, completing.
 */
export async function closeInterview({
  backend,
  clock,
  release,
  flush,
  disconnect,
  storeTicket,
  onFailed,
}: ClosingCollaborators): Promise<boolean> {
  let failed = false;
  const softly = async (step: string, run: () => Promise<void> | void): Promise<boolean> => {
    try {
      await run();
      return true;
    } catch (error) {
      onFailed(step, error);
      return false;
    }
  };
  const needed = async (step: string, run: () => Promise<void> | void): Promise<void> => {
    if (!(await softly(step, run))) failed = true;
  };
  const devices = needed('devices', release);
  const ticket = softly('report-ticket', async () => {
    const { ticket: opaque, expiresIn } = await backend.reportTicket();
    storeTicket({ ticket: opaque, expiresAt: clock.now() + expiresIn * 1_000 });
  });
  const lifecycle = async (): Promise<void> => {
    await within(clock, FLUSH_LIMIT_MS, softly('messages', flush));
    await needed('complete', () => backend.complete());
    await softly('analyze', () => backend.analyze());
  };
  await within(
    clock,
    CLOSING_LIMIT_MS,
    Promise.all([devices, needed('disconnect', disconnect), ticket, lifecycle()]),
  );
  return failed;
}
