import { describeBrowserSamples } from '@portal/protocol/testing/browser-samples';
import { skipsPreJoin } from './pre-join-preference';
import { readReportTicket } from './report-ticket';

const HOUR_MS = 3_600_000;

describeBrowserSamples('signedOut', ({ madeAt, means }) => {
  test('the ticket opens the report of the interview just left until it expires', () => {
    const at = Date.parse(madeAt);
    expect(readReportTicket(sessionStorage, at)).toMatchObject({
      interviewId: means.reportTicketOf,
      ticket: expect.stringMatching(/^\S+$/),
    });
    expect(readReportTicket(sessionStorage, at + HOUR_MS)).toBeNull();
  });

  test('skips the check before the room', () => {
    expect(skipsPreJoin(() => localStorage)).toBe(means.skipsPreJoin);
  });
});
