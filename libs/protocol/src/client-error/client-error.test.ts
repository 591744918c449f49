import { clientErrorSchema, type ClientError } from './client-error';

const report: ClientError = {
  kind: 'loader',
  reference: '12AB-90EF',
  problem: 'unreachable',
  message: 'auth/AuthScreen: unreachable',
  stack: [
    'Array.map http://127.0.0.1:4201/assets/main.0a1b2c3d.js:1:2345',
    'http://127.0.0.1:4200/assets/main.0a1b2c3d.js:2:1',
    'new Foo <anonymous>',
  ],
  module: 'auth/AuthScreen',
  remote: { name: 'auth', version: '1.4.0' },
  loaded: [{ name: 'onboarding', version: '1.2.0' }],
  shell: { build: '0a1b2c3d', contract: '1.1.0' },
  page: { view: 'login', language: 'ar-SA', browser: 'chrome 131 mobile' },
};
const fits = (change: object) => clientErrorSchema.safeParse({ ...report, ...change }).success;

it('takes a report', () => {
  expect(clientErrorSchema.parse(report)).toEqual(report);
});

it.each([
  [
    'nothing is known of the module and the remote',
    { module: null, remote: null, stack: [], loaded: [] },
  ],
  ['a problem that a newer shell knows', { problem: 'tampered' }],
  ['versions are canaries', { remote: { ...report.remote, canary: true } }],
])('takes one in which %s', (_, change) => {
  expect(fits(change)).toBe(true);
});

it.each([
  ['a field that is not listed', { email: 'mona@example.com' }],
  ['one inside', { page: { ...report.page, url: '/?ticket=1' } }],
  ['a canary that is none', { remote: { ...report.remote, canary: false } }],
  ['another kind', { kind: 'console' }],
  ['a reference of another form', { reference: 'mona' }],
  ['words in place of a problem', { problem: 'It was Mona' }],
  ['a message without end', { message: 'x'.repeat(501) }],
  ['a stack without end', { stack: Array.from({ length: 21 }, () => '<anonymous>') }],
  ['a query in a frame', { stack: ['http://a.example/b.js?ticket=1'] }],
  ['a message in a frame', { stack: ['Error: no account for mona'] }],
  [
    "a browser's whole name",
    { page: { ...report.page, browser: 'Mozilla/5.0 (X11; Linux x86_64)' } },
  ],
])('refuses %s', (_, change) => {
  expect(fits(change)).toBe(false);
});
