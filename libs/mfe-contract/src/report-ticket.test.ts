import { readReportTicket, REPORT_TICKET_STORAGE_KEY, storeReportTicket } from './report-ticket';

const NOW = 1_000_000;
const ticket = { interviewId: 'i1', ticket: 't1', expiresAt: NOW + 1 };
beforeEach(() => sessionStorage.clear());

it('is restored until it expires', () => {
  storeReportTicket(sessionStorage, ticket);
  expect(readReportTicket(sessionStorage, NOW)).toEqual(ticket);
});
it('is null after it has expired', () => {
  storeReportTicket(sessionStorage, ticket);
  expect(readReportTicket(sessionStorage, NOW + 1)).toBeNull();
});
it.each(['{oops', '{"ticket":7}'])('is null if the stored value is %s', (raw) => {
  sessionStorage.setItem(REPORT_TICKET_STORAGE_KEY, raw);
  expect(readReportTicket(sessionStorage, NOW)).toBeNull();
});
