import { readReportTicket, type ReportSource } from '@portal/mfe-contract';

/**
 * `sessionStorage` key for the interview whose report the reloaded page opens by itself, because
 * the candidate has just held it to its end.
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

/** Lets the page open an interview's report after its next load, and only then. */
export function wantReport(storage: TabStorage, interviewId: string): void {
  try {
    storage().setItem(NEXT_REPORT_STORAGE_KEY, interviewId);
  } catch {
    // Without storage there is no ticket either. The login screen comes, as after leaving.
  }
}

/**
 * Returns the report that the page opens by itself, or null if none is wanted or its ticket has
 * expired. It is wanted no longer afterwards.
 */
export function takeWantedReport(storage: TabStorage, nowMs: number): ReportSource | null {
  try {
    const wanted = storage().getItem(NEXT_REPORT_STORAGE_KEY);
    storage().removeItem(NEXT_REPORT_STORAGE_KEY);
    const kept = keptReport(storage, nowMs);
    return kept?.interviewId === wanted ? kept : null;
  } catch {
    return null;
  }
}
