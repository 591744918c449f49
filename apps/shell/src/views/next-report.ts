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

/** Lets the page open an interview's report whenever it is loaded again, until it is forgotten. */
export function wantReport(storage: TabStorage, interviewId: string): void {
  try {
    storage().setItem(NEXT_REPORT_STORAGE_KEY, interviewId);
  } catch {
    // Without storage there is no ticket either. The start view comes, as after any load.
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
 * Returns the report that the page opens by itself, or null if none is wanted. A reader who isn't
 * signed in needs a ticket for it that has not expired.
 */
export function wantedReport(
  storage: TabStorage,
  reader: { signedIn: boolean; nowMs: number },
): ReportSource | null {
  try {
    const interviewId = storage().getItem(NEXT_REPORT_STORAGE_KEY);
    if (interviewId === null) return null;
    if (reader.signedIn) return { kind: 'session', interviewId };
    const kept = keptReport(storage, reader.nowMs);
    return kept?.interviewId === interviewId ? kept : null;
  } catch {
    return null;
  }
}
