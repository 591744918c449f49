import { framesOf } from './error-reporter';

const thrown = (stack: string) => Object.assign(new Error('no account for mona'), { stack });

it.each([
  [
    'Chromium',
    'Error: no account for mona\n  and more\n    at f (http://a.example/assets/main.js?retry=1:1:20)\n    at async Room.join [as go] (http://a.example/b.js:2:3)\n    at http://a.example/c.js:4:5\n    at Array.map (<anonymous>)',
    [
      'f http://a.example/assets/main.js:1:20',
      'async Room.join [as go] http://a.example/b.js:2:3',
      'http://a.example/c.js:4:5',
      'Array.map <anonymous>',
    ],
  ],
  [
    'Firefox',
    'f@http://a.example/b.js?x=1:2:3\n@http://a.example/c.js:4:5\n',
    ['f http://a.example/b.js:2:3', 'http://a.example/c.js:4:5'],
  ],
  [
    'Safari',
    'f@http://a.example/b.js:2:3\nmap@[native code]\nmodule code@http://a.example/c.js:4:5',
    ['f http://a.example/b.js:2:3', 'module code http://a.example/c.js:4:5'],
  ],
])('normalizes frames of %s and drops the message', (_, stack, frames) => {
  expect(framesOf(thrown(stack))).toEqual(frames);
});

it('returns at most twenty', () => {
  expect(framesOf(thrown('    at http://a.example/c.js:4:5\n'.repeat(50)))).toHaveLength(20);
});

it.each([['a text'], [null], [{ stack: 'at http://a.example/c.js:4:5' }]])(
  'returns none for a non-error: %j',
  (thrownValue) => {
    expect(framesOf(thrownValue)).toEqual([]);
  },
);
