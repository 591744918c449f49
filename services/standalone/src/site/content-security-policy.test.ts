import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { contentSecurityPolicy, SELECT_STYLE_HASH } from './content-security-policy';

const policy = contentSecurityPolicy({
  remotes: ['http://127.0.0.1:4201', 'http://127.0.0.1:4202'],
  mainApi: 'http://127.0.0.1:4300',
  voiceApi: 'http://127.0.0.1:4301',
  livekit: 'ws://127.0.0.1:7880',
});
const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

test('scripts come from the shell and its remotes alone, without eval or inline code', () => {
  expect(directive('script-src')).toBe(
    "script-src 'self' http://127.0.0.1:4201 http://127.0.0.1:4202",
  );
});

test('the page talks to both servers, its remotes and the room, over WebSocket and HTTP', () => {
  expect(directive('connect-src')).toBe(
    "connect-src 'self' http://127.0.0.1:4300 http://127.0.0.1:4301 http://127.0.0.1:4201 http://127.0.0.1:4202 ws://127.0.0.1:7880 http://127.0.0.1:7880",
  );
});

test('what the page itself has recorded and drawn can be played and shown', () => {
  expect(directive('media-src')).toBe("media-src 'self' blob: mediastream:");
  expect(directive('img-src')).toBe(
    "img-src 'self' data: blob: http://127.0.0.1:4201 http://127.0.0.1:4202",
  );
});

test('what is not named is not allowed', () => {
  expect(directive('default-src')).toBe("default-src 'none'");
  expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
});

test('nothing may be written into the page but the one style of Radix Select, as the installed package has it', async () => {
  const source = await readFile(
    resolve(import.meta.dirname, '../../../../node_modules/@radix-ui/react-select/dist/index.mjs'),
    'utf8',
  );
  const style = /__html: `([^`]*)`/.exec(source)?.[1] ?? '';
  expect(SELECT_STYLE_HASH).toBe(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(directive('style-src')).toBe(
    `style-src 'self' ${SELECT_STYLE_HASH} http://127.0.0.1:4201 http://127.0.0.1:4202`,
  );
  expect(policy).not.toContain('unsafe');
});

test('plug-ins, frames and workers are not allowed at all', () => {
  expect(['object-src', 'frame-src', 'worker-src'].map(directive)).toEqual([
    "object-src 'none'",
    "frame-src 'none'",
    "worker-src 'none'",
  ]);
});
