import * as z from '@portal/protocol/zod';

/**
 * `sessionStorage` key for the ticket that lets the login screen open the report on the interview
 * that the candidate has just left.
 */
export const REPORT_TICKET_STORAGE_KEY = 'report-ticket';

const ticketSchema = z.object({
  interviewId: z.string(),
  ticket: z.string(),
  /** Expiry time, in milliseconds since the epoch. */
  expiresAt: z.number(),
});
export type StoredReportTicket = z.infer<typeof ticketSchema>;

/** Returns the stored ticket, or null if it is missing, invalid or expired. */
export function readReportTicket(
  storage: Pick<Storage, 'getItem'>,
  nowMs: number,
): StoredReportTicket | null {
  const raw = storage.getItem(REPORT_TICKET_STORAGE_KEY);
  if (raw === null) return null;
  try {
    const stored = ticketSchema.safeParse(JSON.parse(raw)).data;
    return stored && stored.expiresAt > nowMs ? stored : null;
  } catch {
    return null;
  }
}

/** Stores a ticket until the tab is closed. */
export function storeReportTicket(
  storage: Pick<Storage, 'setItem'>,
  ticket: StoredReportTicket,
): void {
  storage.setItem(REPORT_TICKET_STORAGE_KEY, JSON.stringify(ticket));
}
