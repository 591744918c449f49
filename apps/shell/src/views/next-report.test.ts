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

const wanted = ({ from = storage, nowMs = NOW, userId = null as string | null } = {}) =>
  wantedReport(from, { userId, nowMs });
const ofTicket = (interviewId: string) => ({ interviewId, userId: null });

test('the wanted report is opened again until it is forgotten; its ticket stays', () => {
  wantReport(storage, ofTicket('i1'));
  expect([wanted(), wanted(), wanted({ userId: 'u1' })]).toEqual([source, source, source]);
  forgetReport(storage);
  expect(wanted()).toBeNull();
  expect(keptReport(storage, NOW)).toEqual(source);
});

test('a signed-in reader’s report is opened for nobody else', () => {
  wantReport(storage, { interviewId: 'i1', userId: 'u1' });
  expect(wanted({ userId: 'u1' })).toEqual({ kind: 'session', interviewId: 'i1' });
  expect([wanted({ userId: 'u2' }), wanted()]).toEqual([null, null]);
});

test.each([
  ['if none is wanted', () => undefined, NOW],
  ['if another interview’s is', () => wantReport(storage, ofTicket('i2')), NOW],
  ['once the ticket has expired', () => wantReport(storage, ofTicket('i1')), NOW + 1],
  ['if what was stored is none', () => sessionStorage.setItem('next-report', 'i1'), NOW],
])('none is opened %s', (_, prepare, nowMs) => {
  prepare();
  expect(wanted({ nowMs })).toBeNull();
});

test('without storage, none is opened or kept', () => {
  wantReport(blocked, ofTicket('i1'));
  forgetReport(blocked);
  expect(wanted({ from: blocked })).toBeNull();
  expect(keptReport(blocked, NOW)).toBeNull();
});
