import { authStore } from '@portal/auth-store';
import { readReportTicket, type ReportSource } from '@portal/mfe-contract';

/**
 * `sessionStorage` key for the interview whose report the page opens by itself when it is loaded
 * again: because the report is open, or because the candidate has just held the interview to its
 * end.
 */
export const NEXT_REPORT_STORAGE_KEY = 'next-report';

type TabStorage = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Returns how to read the report on the interview that the user has just left, or null if there is
 * no ticket for one or storage is unavailable.
 */
export function keptReport(storage: TabStorage, nowMs: number): ReportSource | null {
  try {
    const kept = readReportTicket(storage(), nowMs);
    return kept && { kind: 'ticket', interviewId: kept.interviewId, ticket: kept.ticket };
  } catch {
    return null;
  }
}

/**
 * Lets the page open an interview's report whenever it is loaded again, until it is forgotten.
 * `userId` is whose report it is; null if it is read with a ticket.
 */
export function wantReport(
  storage: TabStorage,
  wanted: { interviewId: string; userId: string | null },
): void {
  try {
    storage().setItem(NEXT_REPORT_STORAGE_KEY, JSON.stringify(wanted));
  } catch {
    // Without storage the start view comes, as after any load.
  }
}

/** Lets the page open no report by itself any more. */
export function forgetReport(storage: TabStorage): void {
  try {
    storage().removeItem(NEXT_REPORT_STORAGE_KEY);
  } catch {
    // Without storage nothing was remembered.
  }
}

/**
 * Returns the report that the page opens by itself, or null if none is wanted, its ticket has
 * expired, or somebody else is signed in than the one who read it.
 */
export function wantedReport(
  storage: TabStorage,
  reader: { userId: string | null; nowMs: number },
): ReportSource | null {
  try {
    const { interviewId, userId } = JSON.parse(
      storage().getItem(NEXT_REPORT_STORAGE_KEY) ?? '{}',
    ) as Record<string, unknown>;
    if (typeof interviewId !== 'string') return null;
    if (userId !== null) return userId === reader.userId ? { kind: 'session', interviewId } : null;
    const kept = keptReport(storage, reader.nowMs);
    return kept?.interviewId === interviewId ? kept : null;
  } catch {
    return null;
  }
}

const tab: TabStorage = () => window.sessionStorage;
const signedInUser = (): string | null => {
  const { isAuthenticated, userId } = authStore.getState();
  return isAuthenticated ? userId : null;
};

/** The reports of this tab and of the user who is signed in. */
export const nextReport = {
  kept: () => keptReport(tab, Date.now()),
  wanted: () => wantedReport(tab, { userId: signedInUser(), nowMs: Date.now() }),
  want: (interviewId: string, kind: ReportSource['kind']) =>
    wantReport(tab, { interviewId, userId: kind === 'ticket' ? null : signedInUser() }),
  forget: () => forgetReport(tab),
};
