import type { RoomBackend } from './backend';
import type { Clock } from './clock';

/** How long leaving may wait for the servers, all calls together (ms). What is slower goes on without being waited for. */
export const CLOSING_LIMIT_MS = 3_000;
/** How much of that may go to messages which were not posted yet (ms). */
export const FLUSH_LIMIT_MS = 1_000;

export interface ClosingCollaborators {
  backend: Pick<RoomBackend, 'complete' | 'analyze' | 'reportTicket'>;
  clock: Clock;
  /** Posts what is waiting; see `MessagePoster.flush`. */
  flush(): Promise<void>;
  disconnect(): Promise<void>;
  /** `expiresAt` is milliseconds since the epoch. */
  storeTicket(ticket: { ticket: string; expiresAt: number }): void;
  onFailed(step: string, error: unknown): void;
}

function within(clock: Clock, limitMs: number, work: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const stop = clock.after(limitMs, resolve);
    void work.finally(() => {
      stop();
      resolve();
    });
  });
}

/** Ends the session on the servers and keeps the ticket to its report. Each step fails softly; takes three seconds at most. */
export async function closeInterview({ backend, clock, flush, disconnect, storeTicket, onFailed }: ClosingCollaborators): Promise<void> {
  const softly = async (step: string, run: () => Promise<void>): Promise<void> => {
    try {
      await run();
    } catch (error) {
      onFailed(step, error);
    }
  };
  const ticket = softly('report-ticket', async () => {
    const { ticket: opaque, expiresIn } = await backend.reportTicket();
    storeTicket({ ticket: opaque, expiresAt: clock.now() + expiresIn * 1_000 });
  });
  const lifecycle = async (): Promise<void> => {
    await within(clock, FLUSH_LIMIT_MS, softly('messages', flush));
    await softly('complete', () => backend.complete());
    await softly('analyze', () => backend.analyze());
  };
  await within(clock, CLOSING_LIMIT_MS, Promise.all([softly('disconnect', disconnect), ticket, lifecycle()]));
}
