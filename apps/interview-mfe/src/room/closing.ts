import type { Clock } from '@portal/clock';
import type { RoomBackend } from './backend';

/**
 * Total time limit for the server requests made while leaving (ms). Slower requests continue in the
 * background.
 */
export const CLOSING_LIMIT_MS = 3_000;
/** How much of `CLOSING_LIMIT_MS` may be spent posting pending messages (ms). */
export const FLUSH_LIMIT_MS = 1_000;

/** What leaving consists of. */
export type ClosingStep =
  'devices' | 'report-ticket' | 'messages' | 'complete' | 'analyze' | 'disconnect';

export interface ClosingCollaborators {
  backend: Pick<RoomBackend, 'complete' | 'analyze' | 'reportTicket'>;
  clock: Clock;
  /** Turns the devices off by stopping their tracks. */
  release(): void;
  /** Posts pending messages; see `MessagePoster.flush`. */
  flush(): Promise<void>;
  disconnect(): Promise<void>;
  /** Stores the report ticket. `expiresAt` is in milliseconds since the epoch. */
  storeTicket(ticket: { ticket: string; expiresAt: number }): void;
  onFailed(step: ClosingStep, error: unknown): void;
}

function within(clock: Clock, limitMs: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = clock.after(limitMs, resolve);
    work.finally(stop).then(() => resolve(), reject);
  });
}

/**
 * Releases the devices, completes the interview on the servers and stores the report ticket, in at
 * most three seconds. A failed step does not prevent the others. Returns true if a required step
 * failed: releasing the devices, disconnecting, or completing the interview.
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
  const softly = async (step: ClosingStep, run: () => Promise<void> | void): Promise<boolean> => {
    try {
      await run();
      return true;
    } catch (error) {
      onFailed(step, error);
      return false;
    }
  };
  const needed = async (step: ClosingStep, run: () => Promise<void> | void): Promise<void> => {
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
