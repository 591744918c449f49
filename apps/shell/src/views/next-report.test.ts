import { storeReportTicket } from '@portal/mfe-contract';
import { keptReport, takeWantedReport, wantReport } from './next-report';

const NOW = 1_000_000;
const storage = () => sessionStorage;
const source = { kind: 'ticket', interviewId: 'i1', ticket: 't1' };
const blocked = (): Storage => {
  throw new DOMException('denied', 'SecurityError');
};
beforeEach(() => {
  sessionStorage.clear();
  storeReportTicket(sessionStorage, { interviewId: 'i1', ticket: 't1', expiresAt: NOW + 1 });
});

test('the wanted report is opened once; its ticket stays for the login screen', () => {
  wantReport(storage, 'i1');
  expect(takeWantedReport(storage, NOW)).toEqual(source);
  expect(takeWantedReport(storage, NOW)).toBeNull();
  expect(keptReport(storage, NOW)).toEqual(source);
});

test.each([
  ['if none is wanted', () => undefined, NOW],
  ['if another interview’s is', () => wantReport(storage, 'i2'), NOW],
  ['once the ticket has expired', () => wantReport(storage, 'i1'), NOW + 1],
])('none is opened %s', (_, prepare, now) => {
  prepare();
  expect(takeWantedReport(storage, now)).toBeNull();
});

test('without storage, none is opened or kept', () => {
  wantReport(blocked, 'i1');
  expect(takeWantedReport(blocked, NOW)).toBeNull();
  expect(keptReport(blocked, NOW)).toBeNull();
});
