import { storeReportTicket } from '@portal/mfe-contract';
import { forgetReport, keptReport, wantReport, wantedReport } from './next-report';

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

const wanted = ({ from = storage, nowMs = NOW, signedIn = false } = {}) =>
  wantedReport(from, { signedIn, nowMs });

test('the wanted report is opened again until it is forgotten; its ticket stays', () => {
  wantReport(storage, 'i1');
  expect([wanted(), wanted()]).toEqual([source, source]);
  forgetReport(storage);
  expect(wanted()).toBeNull();
  expect(keptReport(storage, NOW)).toEqual(source);
});

test('who is signed in needs no ticket', () => {
  wantReport(storage, 'i2');
  expect(wanted({ signedIn: true })).toEqual({ kind: 'session', interviewId: 'i2' });
});

test.each([
  ['if none is wanted', () => undefined, NOW],
  ['if another interview’s is', () => wantReport(storage, 'i2'), NOW],
  ['once the ticket has expired', () => wantReport(storage, 'i1'), NOW + 1],
])('none is opened %s', (_, prepare, nowMs) => {
  prepare();
  expect(wanted({ nowMs })).toBeNull();
});

test('without storage, none is opened or kept', () => {
  wantReport(blocked, 'i1');
  forgetReport(blocked);
  expect(wanted({ from: blocked })).toBeNull();
  expect(keptReport(blocked, NOW)).toBeNull();
});
