import { readReportTicket, REPORT_TICKET_STORAGE_KEY, storeReportTicket } from './report-ticket';

const NOW = 1_000_000;
const ticket = { interviewId: 'i1', ticket: 't1', expiresAt: NOW + 1 };
beforeEach(() => sessionStorage.clear());

it('is read back while it is good', () => {
  storeReportTicket(sessionStorage, ticket);
  expect(readReportTicket(sessionStorage, NOW)).toEqual(ticket);
});
it('is none once it has ended', () => {
  storeReportTicket(sessionStorage, ticket);
  expect(readReportTicket(sessionStorage, NOW + 1)).toBeNull();
});
it.each(['{oops', '{"ticket":7}'])('is none when what is kept is %s', (raw) => {
  sessionStorage.setItem(REPORT_TICKET_STORAGE_KEY, raw);
  expect(readReportTicket(sessionStorage, NOW)).toBeNull();
});
