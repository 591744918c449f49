import { reportSingletons, type SingletonReport } from './diagnostics';

it('distinguishes one shared instance from two separate ones', () => {
  const [shared, mine, yours] = [{}, {}, {}];
  reportSingletons('shell', { shared, own: mine });
  reportSingletons('auth', { shared, own: yours });
  const report = (globalThis as { __PORTAL_SINGLETONS__?: SingletonReport }).__PORTAL_SINGLETONS__;
  expect(report?.get('shared')?.size).toBe(1);
  expect(report?.get('own')?.size).toBe(2);
});
