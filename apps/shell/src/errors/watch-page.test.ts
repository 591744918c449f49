import { watchPage } from './watch-page';
import type { Failure } from './error-reporter';

let stop: () => void;
let reported: Failure[];
let left: number;
beforeEach(() => {
  reported = [];
  left = 0;
  stop = watchPage(window, {
    report: (failure) => reported.push(failure),
    handleLeaving: () => {
      left += 1;
    },
  });
});
afterEach(() => stop());

const event = (name: string, fields: object) =>
  window.dispatchEvent(Object.assign(new Event(name), fields));
const crash = new TypeError('x is not a function');

it('reports an uncaught error', () => {
  event('error', { error: crash, message: 'Uncaught x', filename: 'http://a.example/b.js' });
  event('error', { error: null, message: 'Script error.', filename: '' });
  expect(reported).toEqual([
    { kind: 'window-error', problem: 'uncaught', error: crash, module: null },
    { kind: 'window-error', problem: 'uncaught', error: 'Script error.', module: null },
  ]);
});

it('reports an unhandled rejection', () => {
  event('unhandledrejection', { reason: crash });
  expect(reported).toEqual([
    { kind: 'unhandled-rejection', problem: 'uncaught', error: crash, module: null },
  ]);
});

it('reports a content security policy violation', () => {
  event('securitypolicyviolation', {
    effectiveDirective: 'script-src-elem',
    blockedURI: 'http://evil.example/x.js',
    sourceFile: 'http://a.example/b.js',
    lineNumber: 3,
  });
  expect(reported).toMatchObject([
    {
      kind: 'csp',
      problem: 'blocked',
      error: 'script-src-elem blocked http://evil.example/x.js at http://a.example/b.js:3',
    },
  ]);
});

it.each([
  [
    "an extension's error",
    'error',
    { error: crash, message: 'x', filename: 'chrome-extension://abcdef/c.js' },
  ],
  [
    "an extension's rejection",
    'unhandledrejection',
    { reason: Object.assign(new Error('x'), { stack: 'f@moz-extension://abcdef/c.js:1:2' }) },
  ],
  [
    "an extension's script",
    'securitypolicyviolation',
    {
      effectiveDirective: 'script-src',
      blockedURI: 'chrome-extension://abcdef/c.js',
      sourceFile: '',
      lineNumber: 0,
    },
  ],
  [
    'a layout that needs another frame',
    'error',
    {
      error: null,
      message: 'ResizeObserver loop completed with undelivered notifications.',
      filename: '',
    },
  ],
])('ignores %s', (_, name, fields) => {
  event(name, fields);
  expect(reported).toEqual([]);
});

it('reports when the page closes, and nothing after it is stopped', () => {
  event('pagehide', {});
  stop();
  event('pagehide', {});
  event('error', { error: crash, message: 'x', filename: '' });
  expect([left, reported]).toEqual([1, []]);
});
